import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { choiceOf, decimal, isOn, numberOrNull, textOf, textOrNull } from '../form.ts'
import { categories, categoryTitles } from './categories.ts'

type Printer = Schemas['PrinterDetailDto']

interface Props {
  /** The printer to edit; null for a new one. */
  readonly printer: Printer | null
  readonly isSending: boolean
  readonly failure: Failure | null
  readonly onSubmit: (body: Schemas['EditPrinterDto']) => void
}

const NUMBERS = [
  ['nozzleDiameterMm', 'Nozzle', 'mm'],
  ['filamentDiameterMm', 'Filament', 'mm'],
  ['bedWidthMm', 'Width of the bed', 'mm'],
  ['bedDepthMm', 'Depth of the bed', 'mm'],
  ['bedHeightMm', 'Height of a print at most', 'mm'],
  ['wattageW', 'Power while printing', 'Watts, the mean; costs of electricity need it'],
] as const

const FIELDS = ['name', 'make', 'model', 'description', 'category', ...NUMBERS.map(([name]) => name)]

/** The form of a printer. */
export function PrinterForm({ printer, isSending, failure, onSubmit }: Props): JSX.Element {
  const text = (label: string, name: 'name' | 'make' | 'model') => (
    <Field label={label} name={name} failure={failure}>
      {(control) => (
        <input
          {...control}
          required={name === 'name'}
          maxLength={100}
          autoComplete="off"
          defaultValue={printer?.[name] ?? ''}
        />
      )}
    </Field>
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(read(new FormData(event.currentTarget), printer))
      }}
    >
      <div class="fields">
        {text('Name', 'name')}
        {text('Make', 'make')}
        {text('Model', 'model')}
        <Field label="Kind" name="category" failure={failure}>
          {(control) => (
            <select {...control}>
              {categories.map((category) => (
                <option key={category} value={category} selected={category === (printer?.category ?? 'Fff')}>
                  {categoryTitles[category]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {NUMBERS.map(([name, label, hint]) => (
          <Field key={name} label={label} name={name} hint={hint} failure={failure}>
            {(control) => <input {...control} {...decimal} defaultValue={printer?.[name] ?? ''} />}
          </Field>
        ))}
        <div class="wide">
          <Field label="Description" name="description" failure={failure}>
            {(control) => <textarea {...control} rows={3} maxLength={2000} defaultValue={printer?.description ?? ''} />}
          </Field>
          <label class="check field">
            <input type="checkbox" name="isActive" defaultChecked={printer?.isActive ?? true} /> In use
          </label>
        </div>
      </div>
      <FormProblem failure={failure} fields={FIELDS} />
      <button type="submit" class="primary" disabled={isSending}>
        Save the printer
      </button>
    </form>
  )
}

function read(form: FormData, printer: Printer | null): Schemas['EditPrinterDto'] {
  const numbers = Object.fromEntries(NUMBERS.map(([name]) => [name, numberOrNull(form, name)])) as Pick<
    Printer,
    (typeof NUMBERS)[number][0]
  >
  return {
    name: textOf(form, 'name'),
    make: textOrNull(form, 'make'),
    model: textOrNull(form, 'model'),
    category: choiceOf(form, 'category', categories),
    description:
      printer?.description === form.get('description') ? printer.description : textOrNull(form, 'description'),
    isActive: isOn(form, 'isActive'),
    loadedFilaments: printer?.loadedFilaments ?? [],
    ...numbers,
  }
}
