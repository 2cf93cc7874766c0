import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { NumberField, TextareaField, TextField } from '../components/TextField.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { toGrams } from '../form.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { ColorFields } from './ColorFields.tsx'
import { PrintingFields } from './PrintingFields.tsx'
import { Suggestions } from './Suggestions.tsx'
import { readTypeForm, typeFormFields } from './readTypeForm.ts'

interface FieldsProps {
  /** The filament type to edit; null for a new one. */
  readonly type: Schemas['FilamentTypeDto'] | null
  readonly failure: Failure | null
}

interface Props extends FieldsProps {
  readonly isSending: boolean
  /** Notice above the button, such as that of a conflict. */
  readonly notice?: ComponentChildren
  readonly onSubmit: (body: Schemas['EditFilamentTypeDto']) => void
}

/** Form of a filament type. Materials and brands are suggested. */
export function TypeForm({ type, isSending, notice, failure, onSubmit }: Props): JSX.Element {
  const materials = useQuery((signal) => api.GET('/api/Materials', { signal }), [])
  const brands = useQuery((signal) => api.GET('/api/Filaments/brands', { signal }), [])
  const materialList = useId()
  const brandList = useId()
  return (
    <RecordForm onSubmit={(form) => onSubmit(readTypeForm(form, type))}>
      <Suggestions id={materialList} items={materials.data?.items.map(({ name }) => name)} />
      <Suggestions id={brandList} items={brands.data?.items} />
      <div class="fields">
        <TextField
          label="Brand"
          name="brandName"
          value={type?.brandName}
          maxLength={100}
          list={brandList}
          failure={failure}
        />
        <TextField
          label="Name"
          name="name"
          hint="Without the brand, for example Galaxy Black"
          value={type?.name}
          maxLength={100}
          failure={failure}
        />
        <TextField
          label="Material"
          name="materialType"
          value={type?.materialType}
          required
          maxLength={50}
          list={materialList}
          failure={failure}
        />
      </div>
      <ColorFields shown={type} failure={failure} />
      <ProductFields type={type} failure={failure} />
      <PrintingFields shown={type} failure={failure} />
      <TextareaField label="Notes" name="notes" rows={4} maxLength={10_000} value={type?.notes} failure={failure} />
      {notice}
      <FormProblem failure={failure} fields={typeFormFields} />
      <button type="submit" class="primary" disabled={isSending}>
        Save
      </button>
    </RecordForm>
  )
}

function ProductFields({ type, failure }: FieldsProps): JSX.Element {
  const user = useSignedInUser()
  return (
    <fieldset>
      <legend>A new spool</legend>
      <div class="fields">
        <NumberField
          label="Net weight (g)"
          name="initialNominalWeightMg"
          hint="Filament on the full spool, for example 1000"
          value={toGrams(type?.initialNominalWeightMg)}
          failure={failure}
        />
        <NumberField
          label="Empty spool weight (g)"
          name="spoolWeightMg"
          hint="Needed to adjust the stock by weighing"
          value={toGrams(type?.spoolWeightMg)}
          failure={failure}
        />
        <NumberField
          label="Price"
          name="purchasePrice"
          hint={type?.purchaseCurrency ?? user.currency}
          value={type?.purchasePrice}
          failure={failure}
        />
        <TextField
          label="Article number"
          name="articleNumber"
          value={type?.articleNumber}
          maxLength={100}
          failure={failure}
        />
      </div>
    </fieldset>
  )
}
