import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { canDeduct } from './importLabels.ts'

/** Choices of a user for an import. */
export type ImportChoice = Pick<
  Schemas['ImportDto'],
  'timeZone' | 'currency' | 'deductsMaterial' | 'printers' | 'spools'
>

/** Record that can be chosen: its id and its label. */
export type RecordOption = readonly [value: string | number, label: string]

interface Props {
  readonly shown: Schemas['ImportDto']
  readonly choices: ImportChoice
  readonly records: { readonly printers: readonly RecordOption[]; readonly spools: readonly RecordOption[] }
  readonly failure: Failure | null
  readonly onChange: (changes: Partial<ImportChoice>) => void
}

/** Fields for what the file of an import does not tell. */
export function ImportChoices({ shown, choices, records, failure, onChange }: Props): JSX.Element {
  return (
    <>
      {shown.hasLocalTimes && (
        <Field label={common.timeZone} name="timeZone" hint={texts.theTimesInThisFile} failure={failure}>
          {(control) => (
            <input
              {...control}
              value={choices.timeZone}
              onInput={({ currentTarget: { value } }) => onChange({ timeZone: value.trim() })}
            />
          )}
        </Field>
      )}
      {shown.format.includes('Spool') && (
        <Field label={texts.currency} name="currency" hint={texts.ofPricesThatNameNone} failure={failure}>
          {(control) => (
            <input
              {...control}
              value={choices.currency}
              onInput={({ currentTarget: { value } }) => onChange({ currency: value.trim().toUpperCase() })}
            />
          )}
        </Field>
      )}
      <RecordChoices choices={choices} records={records} failure={failure} onChange={onChange} />
      {canDeduct(shown) && (
        <label class="check">
          <input
            type="checkbox"
            checked={choices.deductsMaterial}
            onChange={({ currentTarget }) => onChange({ deductsMaterial: currentTarget.checked })}
          />{' '}
          {texts.deductTheMaterialFromThe}
        </label>
      )}
    </>
  )
}

/** Printers and spools of the user for the names in the file. */
function RecordChoices({ choices, records, failure, onChange }: Omit<Props, 'shown'>): JSX.Element {
  const { printers, spools } = choices
  return (
    <>
      {printers.map((printer, at) => (
        <SelectField
          key={printer.name}
          label={printer.name === null ? common.printer : texts.printerName({ name: printer.name })}
          name={`printers[${at}].printerId`}
          options={[['', texts.noPrinter], ...records.printers]}
          value={printer.printerId}
          failure={failure}
          onChange={(value) =>
            onChange({ printers: printers.with(at, { ...printer, printerId: value === '' ? null : Number(value) }) })
          }
        />
      ))}
      {spools.map((spool, at) => (
        <SelectField
          key={spool.name}
          label={texts.spoolName({ name: spool.name })}
          name={`spools[${at}].filamentId`}
          options={[['', texts.theImportedSpoolIfAny], ...records.spools]}
          value={spool.filamentId}
          failure={failure}
          onChange={(value) =>
            onChange({ spools: spools.with(at, { ...spool, filamentId: value === '' ? null : value }) })
          }
        />
      ))}
    </>
  )
}
