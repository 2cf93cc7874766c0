import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import { RecordForm } from '../edit/RecordForm.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { NumberField, TextareaField, TextField } from '../components/TextField.tsx'
import { toGrams } from '../form.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { ColorFields } from './ColorFields.tsx'
import { PrintingFields } from './PrintingFields.tsx'
import { SpoolFacts } from './SpoolFacts.tsx'
import { Suggestions } from './Suggestions.tsx'
import { readSpoolForm, spoolFormFields } from './readSpoolForm.ts'

interface FieldsProps {
  /** The spool to edit; null for a new one. */
  readonly spool: Schemas['FilamentDetailDto'] | null
  readonly failure: Failure | null
}

interface Props extends FieldsProps {
  readonly isSending: boolean
  /** Notice above the button, such as that of a conflict. */
  readonly notice?: ComponentChildren
  readonly onSubmit: (body: Schemas['EditFilamentDto']) => void
}

/** Form of a spool. Values of other spools are suggested. */
export function SpoolForm({ spool, isSending, notice, failure, onSubmit }: Props): JSX.Element {
  const materials = useQuery((signal) => api.GET('/api/Materials', { signal }), [])
  const brands = useQuery((signal) => api.GET('/api/Filaments/brands', { signal }), [])
  const materialList = useId()
  const brandList = useId()
  return (
    <RecordForm onSubmit={(form) => onSubmit(readSpoolForm(form, spool))}>
      <Suggestions id={materialList} items={materials.data?.items.map(({ name }) => name)} />
      <Suggestions id={brandList} items={brands.data?.items} />
      <div class="fields">
        <TextField
          label="Name"
          name="displayName"
          value={spool?.displayName}
          required
          maxLength={100}
          failure={failure}
        />
        <TextField
          label="Material"
          name="materialType"
          value={spool?.materialType}
          required
          maxLength={50}
          list={materialList}
          failure={failure}
        />
        <TextField label="Brand" name="brand" value={spool?.brand} maxLength={100} list={brandList} failure={failure} />
      </div>
      <ColorFields shown={spool} failure={failure} />
      <StockFields spool={spool} failure={failure} />
      <PurchaseFields spool={spool} failure={failure} />
      <PrintingFields shown={spool} failure={failure} />
      <TextareaField label="Notes" name="notes" rows={4} maxLength={10_000} value={spool?.notes} failure={failure} />
      <SpoolFacts spool={spool} failure={failure} />
      {notice}
      <FormProblem failure={failure} fields={spoolFormFields} />
      <button type="submit" class="primary" disabled={isSending}>
        Save
      </button>
    </RecordForm>
  )
}

function StockFields({ spool, failure }: FieldsProps): JSX.Element {
  const locations = useQuery((signal) => api.GET('/api/Filaments/storage-locations', { signal }), [])
  const list = useId()
  return (
    <fieldset>
      <legend>Stock</legend>
      <Suggestions id={list} items={locations.data?.items} />
      <div class="fields">
        <NumberField
          label="Net weight (g)"
          name="initialNominalWeightMg"
          hint="Filament on the full spool, for example 1000"
          value={toGrams(spool?.initialNominalWeightMg)}
          failure={failure}
        />
        <NumberField
          label="Empty spool weight (g)"
          name="spoolWeightMg"
          hint="Needed to adjust the stock by weighing"
          value={toGrams(spool?.spoolWeightMg)}
          failure={failure}
        />
        <NumberField
          label="Low-stock alert (g)"
          name="lowStockThresholdMg"
          hint="You are notified when no more than this is left"
          value={toGrams(spool?.lowStockThresholdMg)}
          failure={failure}
        />
        <TextField
          label="Location"
          name="storageLocation"
          value={spool?.storageLocation}
          maxLength={100}
          list={list}
          failure={failure}
        />
      </div>
      <label class="check">
        <input type="checkbox" name="isActive" defaultChecked={spool?.isActive ?? true} /> Active
      </label>
      <label class="check">
        <input type="checkbox" name="isFavorite" defaultChecked={spool?.isFavorite ?? false} /> Favorite
      </label>
    </fieldset>
  )
}

function PurchaseFields({ spool, failure }: FieldsProps): JSX.Element {
  const user = useSignedInUser()
  const stores = useQuery((signal) => api.GET('/api/Filaments/purchase-locations', { signal }), [])
  const list = useId()
  return (
    <fieldset>
      <legend>Purchase</legend>
      <Suggestions id={list} items={stores.data?.items} />
      <div class="fields">
        <NumberField
          label="Price"
          name="purchasePrice"
          hint={`${spool?.purchaseCurrency ?? user.currency}; used for the costs of prints`}
          value={spool?.purchasePrice}
          failure={failure}
        />
        <TextField
          label="Purchase date"
          name="purchaseDate"
          type="date"
          value={spool?.purchaseDate}
          failure={failure}
        />
        <TextField
          label="Store"
          name="purchaseLocation"
          value={spool?.purchaseLocation}
          maxLength={100}
          list={list}
          failure={failure}
        />
      </div>
    </fieldset>
  )
}
