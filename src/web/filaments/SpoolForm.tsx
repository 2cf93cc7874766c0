import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import { Field, type ControlProps } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { useLoad } from '../useLoad.ts'
import { useSignedInUser } from '../user.tsx'
import { ColorFields } from './ColorFields.tsx'
import { readSpoolForm, spoolFormFields } from './readSpoolForm.ts'

type Spool = Schemas['FilamentDetailDto']

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
  const field = (label: string, name: string, value: string | number | null | undefined, rest: Rest = {}) => {
    const { hint, ...attributes } = rest
    return (
      <Field label={label} name={name} hint={hint} failure={failure}>
        {(control: ControlProps) => (
          <input {...{ ...control, autoComplete: 'off', defaultValue: value ?? '', ...attributes }} />
        )}
      </Field>
    )
  }
  const grams = (
    label: string,
    name: 'initialNominalWeightMg' | 'spoolWeightMg' | 'lowStockThresholdMg',
    hint: string,
  ) => field(label, name, spool?.[name] == null ? '' : spool[name] / 1000, { inputMode: 'decimal', hint })
  const list = (name: keyof typeof offered) => ({ list: `${lists}-${name}` })
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
        {field('Name', 'displayName', spool?.displayName, { required: true, maxLength: 100 })}
        {field('Material', 'materialType', spool?.materialType, {
          required: true,
          maxLength: 50,
          ...list('materialType'),
        })}
        {field('Brand', 'brand', spool?.brand, { maxLength: 100, ...list('brand') })}
      </div>
      <ColorFields spool={spool} failure={failure} />
      <fieldset>
        <legend>Stock</legend>
        <div class="fields">
          {grams('Weight of the filament', 'initialNominalWeightMg', 'Grams on the full spool, such as 1000')}
          {grams('Weight of the empty spool', 'spoolWeightMg', 'Grams; lets you use a scale')}
          {grams('Low stock at', 'lowStockThresholdMg', 'Grams; you are told when no more is left')}
          {field('Kept at', 'storageLocation', spool?.storageLocation, { maxLength: 100, ...list('storageLocation') })}
        </div>
        <label class="check">
          <input type="checkbox" name="isActive" defaultChecked={spool?.isActive ?? true} /> In use
        </label>
        <label class="check">
          <input type="checkbox" name="isFavorite" defaultChecked={spool?.isFavorite ?? false} /> Favourite
        </label>
      </fieldset>
      <fieldset>
        <legend>Purchase</legend>
        <div class="fields">
          {field('Price', 'purchasePrice', spool?.purchasePrice, {
            inputMode: 'decimal',
            hint: `${spool?.purchaseCurrency ?? user.currency}; costs of prints are worked out from it`,
          })}
          {field('Bought on', 'purchaseDate', spool?.purchaseDate, { type: 'date' })}
          {field('Bought at', 'purchaseLocation', spool?.purchaseLocation, {
            maxLength: 100,
            ...list('purchaseLocation'),
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend>Printing</legend>
        <div class="fields">
          {field('Diameter', 'diameterMm', spool?.diameterMm ?? 1.75, {
            inputMode: 'decimal',
            required: true,
            hint: 'mm',
          })}
          {field('Density', 'materialDensityGramPerCubicCm', spool?.materialDensityGramPerCubicCm, {
            inputMode: 'decimal',
            hint: 'g/cm³; empty: as usual for the material',
          })}
          {field('Nozzle', 'nozzleTemperatureCelsius', spool?.nozzleTemperatureCelsius, {
            inputMode: 'numeric',
            hint: '°C',
          })}
          {field('Bed', 'bedTemperatureCelsius', spool?.bedTemperatureCelsius, { inputMode: 'numeric', hint: '°C' })}
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

interface Rest {
  readonly hint?: string
  readonly required?: boolean
  readonly maxLength?: number
  readonly inputMode?: 'decimal' | 'numeric'
  readonly type?: 'date'
  readonly list?: string
}
