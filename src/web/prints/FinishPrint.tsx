import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { DurationField, readDuration } from '../components/DurationField.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { statusTitles } from '../components/StatusBadge.tsx'
import { choiceOf, decimal, milligramsOrNull } from '../form.ts'
import { useSend } from '../useSend.ts'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  readonly onClose: () => void
  readonly onFinished: () => void
}

const STATUSES = ['Success', 'PartialSuccess', 'Failed', 'Cancelled'] as const
const FIELDS = ['status', 'printTimeInSeconds', 'filamentUsage']

/** Asks what became of a print, how long it took and what it used. */
export function FinishPrint({ print, onClose, onFinished }: Props): JSX.Element {
  const { id, filamentUsage } = print
  const send = useSend((body: Schemas['CompletePrintDto']) =>
    api.POST('/api/Prints/{id}/complete', { params: { path: { id } }, body }),
  )
  const { failure } = send
  return (
    <Dialog title="Finish this print" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const body = read(new FormData(event.currentTarget), filamentUsage)
          void send.run(body).then((answer) => answer && onFinished())
        }}
      >
        <Field label="What became of it" name="status" failure={failure}>
          {(control) => (
            <select {...control}>
              {STATUSES.map((status) => (
                <option key={status} value={status}>
                  {statusTitles[status]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <DurationField
          label="Print time (empty: from its start until now)"
          name="printTimeInSeconds"
          seconds={print.printTimeInSeconds}
          failure={failure}
        />
        {filamentUsage.map((usage, index) => (
          <Field
            key={usage.id}
            label={`Grams used of ${usage.displayName ?? usage.materialType ?? 'other material'}`}
            name={`filamentUsage[${index}].amountMg`}
            hint="Empty: the estimate counts"
            failure={failure}
          >
            {(control) => (
              <input {...control} {...decimal} defaultValue={usage.amountMg === null ? '' : usage.amountMg / 1000} />
            )}
          </Field>
        ))}
        <FormProblem failure={failure} fields={FIELDS} />
        <DialogActions action="Finish the print" isSending={send.isSending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function read(form: FormData, usages: readonly Schemas['FilamentUsageDto'][]): Schemas['CompletePrintDto'] {
  const time = readDuration(form, 'printTimeInSeconds', null)
  const filamentUsage = usages.map((usage, index) => {
    const amountMg = milligramsOrNull(form, `filamentUsage[${index}].amountMg`)
    if (amountMg === usage.amountMg) return usage
    return {
      ...usage,
      amountMg,
      lengthInM: null,
      volumeMl: null,
      source: amountMg === null ? null : ('Weight' as const),
    }
  })
  return {
    status: choiceOf(form, 'status', STATUSES),
    ...(time !== null && { printTimeInSeconds: time }),
    filamentUsage,
  }
}
