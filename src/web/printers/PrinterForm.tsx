import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { FormEnd } from '../edit/FormEnd.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { MoreDetails } from '../components/MoreDetails.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { NumberField, TextareaField, TextField } from '../components/TextField.tsx'
import { choiceOf, isOn, numberOrNull, textOf, textOrNull } from '../form.ts'
import { useSignedInUser } from '../user.tsx'
import { categories, categoryLabels } from './categories.ts'

type Printer = Schemas['PrinterDetailDto']

interface Props {
  /** The printer to edit; null for a new one. */
  readonly printer: Printer | null
  readonly isSending: boolean
  /** Notice above the button, such as that of a conflict. */
  readonly notice?: ComponentChildren
  readonly failure: Failure | null
  readonly onSubmit: (body: Schemas['EditPrinterDto']) => void
}

const NUMBERS = [
  ['nozzleDiameterMm', texts.nozzleDiameterMm],
  ['filamentDiameterMm', texts.filamentDiameterMm],
  ['bedWidthMm', texts.buildWidthMm],
  ['bedDepthMm', texts.buildDepthMm],
  ['bedHeightMm', texts.buildHeightMm],
  ['wattageW', texts.averagePowerW],
] as const

const HINTS: Readonly<Record<string, string>> = { wattageW: texts.whilePrintingUsedForElectricity }

const FACTS = ['serialNumber', 'firmware', 'purchasePrice']
const FIELDS = ['name', 'make', 'model', 'description', 'category', ...FACTS, ...NUMBERS.map(([name]) => name)]

/** Form of a printer. */
export function PrinterForm({ printer, isSending, notice, failure, onSubmit }: Props): JSX.Element {
  const user = useSignedInUser()
  const text = (label: string, name: 'name' | 'make' | 'model' | 'serialNumber' | 'firmware') => (
    <TextField
      label={label}
      name={name}
      value={printer?.[name]}
      required={name === 'name'}
      maxLength={100}
      failure={failure}
    />
  )
  return (
    <RecordForm onSubmit={(form) => onSubmit(read(form, printer))}>
      <div class="fields">
        {text(common.name, 'name')}
        {text(texts.manufacturer, 'make')}
        {text(texts.model, 'model')}
        <SelectField
          label={common.type}
          name="category"
          options={categories.map((category) => [category, categoryLabels[category]] as const)}
          value={printer?.category ?? 'Fff'}
          failure={failure}
        />
        {NUMBERS.map(([name, label]) => (
          <NumberField
            key={name}
            label={label}
            name={name}
            hint={HINTS[name] ?? ''}
            value={printer?.[name]}
            failure={failure}
          />
        ))}
        <div class="wide">
          <TextareaField
            label={common.description}
            name="description"
            rows={3}
            maxLength={2000}
            value={printer?.description}
            failure={failure}
          />
          <label class="check field">
            <input type="checkbox" name="isActive" defaultChecked={printer?.isActive ?? true} /> {common.active}
          </label>
        </div>
      </div>
      <MoreDetails names={FACTS} values={{ ...printer }} failure={failure}>
        {text(texts.serialNumber, 'serialNumber')}
        {text(texts.firmware, 'firmware')}
        <NumberField
          label={common.price}
          name="purchasePrice"
          hint={printer?.purchaseCurrency ?? user.currency}
          value={printer?.purchasePrice}
          failure={failure}
        />
      </MoreDetails>
      <FormEnd notice={notice} failure={failure} fields={FIELDS} isSending={isSending} />
    </RecordForm>
  )
}

function read(form: FormData, printer: Printer | null): Schemas['EditPrinterDto'] {
  const numbers = Object.fromEntries(NUMBERS.map(([name]) => [name, numberOrNull(form, name)])) as Pick<
    Printer,
    (typeof NUMBERS)[number][0]
  >
  const purchasePrice = numberOrNull(form, 'purchasePrice')
  return {
    name: textOf(form, 'name'),
    make: textOrNull(form, 'make'),
    model: textOrNull(form, 'model'),
    category: choiceOf(form, 'category', categories),
    description:
      printer?.description === form.get('description') ? printer.description : textOrNull(form, 'description'),
    serialNumber: textOrNull(form, 'serialNumber'),
    firmware: textOrNull(form, 'firmware'),
    purchasePrice,
    // Without a currency, the service uses the user's.
    purchaseCurrency: purchasePrice === null ? null : (printer?.purchaseCurrency ?? null),
    isActive: isOn(form, 'isActive'),
    loadedFilaments: printer?.loadedFilaments ?? [],
    ...numbers,
  }
}
