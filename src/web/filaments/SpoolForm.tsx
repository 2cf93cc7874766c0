import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { decimal } from '../form.ts'
import { useLoad } from '../useLoad.ts'
import { useSignedInUser } from '../user.tsx'
import { ColorFields } from './ColorFields.tsx'
import { readSpoolForm, spoolFormFields } from './readSpoolForm.ts'

type Spool = Schemas['FilamentDetailDto']

type TextName = 'displayName' | 'materialType' | 'brand' | 'storageLocation' | 'purchaseLocation'
type NumberName =
  | 'initialNominalWeightMg'
  | 'spoolWeightMg'
  | 'lowStockThresholdMg'
  | 'purchasePrice'
  | 'diameterMm'
  | 'materialDensityGramPerCubicCm'
  | 'nozzleTemperatureCelsius'
  | 'bedTemperatureCelsius'

interface Props {
  /** The spool to edit; null for a new one. */
  readonly spool: Spool | null
  readonly isSending: boolean
  readonly failure: Failure | null
  readonly onSubmit: (body: Schemas['EditFilamentDto']) => void
}

/** The form of a spool. Names that were used before are offered. */
export function SpoolForm({ spool, isSending, failure, onSubmit }: Props): JSX.Element {
  const user = useSignedInUser()
  const lists = useId()
  const materials = useLoad((signal) => api.GET('/api/Materials', { signal }), [])
  const brands = useLoad((signal) => api.GET('/api/Filaments/brands', { signal }), [])
  const places = useLoad((signal) => api.GET('/api/Filaments/storage-locations', { signal }), [])
  const shops = useLoad((signal) => api.GET('/api/Filaments/purchase-locations', { signal }), [])
  const offered = {
    materialType: materials.data?.items.map(({ name }) => name),
    brand: brands.data?.items,
    storageLocation: places.data?.items,
    purchaseLocation: shops.data?.items,
  }
  const text = (label: string, name: TextName, maxLength: number, isRequired = false) => (
    <Field label={label} name={name} failure={failure}>
      {(control) => (
        <input
          {...control}
          list={name in offered ? `${lists}-${name}` : undefined}
          required={isRequired}
          maxLength={maxLength}
          autoComplete="off"
          defaultValue={spool?.[name] ?? ''}
        />
      )}
    </Field>
  )
  const number = (label: string, name: NumberName, hint: string, value: number | null | undefined = spool?.[name]) => (
    <Field label={label} name={name} hint={hint} failure={failure}>
      {(control) => <input {...control} {...decimal} defaultValue={value ?? ''} required={name === 'diameterMm'} />}
    </Field>
  )
  const grams = (label: string, name: NumberName, hint: string) =>
    number(label, name, hint, spool?.[name] == null ? null : spool[name] / 1000)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(readSpoolForm(new FormData(event.currentTarget), spool))
      }}
    >
      {Object.entries(offered).map(([name, items]) => (
        <datalist key={name} id={`${lists}-${name}`}>
          {items?.map((item) => (
            <option key={item} value={item} />
          ))}
        </datalist>
      ))}
      <div class="fields">
        {text('Name', 'displayName', 100, true)}
        {text('Material', 'materialType', 50, true)}
        {text('Brand', 'brand', 100)}
      </div>
      <ColorFields spool={spool} failure={failure} />
      <fieldset>
        <legend>Stock</legend>
        <div class="fields">
          {grams('Weight of the filament', 'initialNominalWeightMg', 'Grams on the full spool, such as 1000')}
          {grams('Weight of the empty spool', 'spoolWeightMg', 'Grams; lets you use a scale')}
          {grams('Low stock at', 'lowStockThresholdMg', 'Grams; you are told when no more is left')}
          {text('Kept at', 'storageLocation', 100)}
        </div>
        <label class="check">
          <input type="checkbox" name="isActive" defaultChecked={spool?.isActive ?? true} /> In use
        </label>
        <label class="check">
          <input type="checkbox" name="isFavorite" defaultChecked={spool?.isFavorite ?? false} /> Favorite
        </label>
      </fieldset>
      <fieldset>
        <legend>Purchase</legend>
        <div class="fields">
          {number(
            'Price',
            'purchasePrice',
            `${spool?.purchaseCurrency ?? user.currency}; costs of prints are worked out from it`,
          )}
          <Field label="Bought on" name="purchaseDate" failure={failure}>
            {(control) => <input {...control} type="date" defaultValue={spool?.purchaseDate ?? ''} />}
          </Field>
          {text('Bought at', 'purchaseLocation', 100)}
        </div>
      </fieldset>
      <fieldset>
        <legend>Printing</legend>
        <div class="fields">
          {number('Diameter', 'diameterMm', 'mm', spool?.diameterMm ?? 1.75)}
          {number('Density', 'materialDensityGramPerCubicCm', 'g/cm³; empty: as usual for the material')}
          {number('Nozzle', 'nozzleTemperatureCelsius', '°C')}
          {number('Bed', 'bedTemperatureCelsius', '°C')}
        </div>
      </fieldset>
      <Field label="Notes" name="notes" failure={failure}>
        {(control) => <textarea {...control} rows={4} maxLength={10_000} defaultValue={spool?.notes ?? ''} />}
      </Field>
      <FormProblem failure={failure} fields={spoolFormFields} />
      <button type="submit" class="primary" disabled={isSending}>
        Save the spool
      </button>
    </form>
  )
}
