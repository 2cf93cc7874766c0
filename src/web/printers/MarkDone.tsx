import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { decimal, isOn, numberOrNull, textOf, textOrNull } from '../form.ts'
import { toLocalTime } from '../localTime.ts'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useSend } from '../useSend.ts'
import { useSignedInUser } from '../user.tsx'

type Entry = Schemas['MaintenanceEntryDto']

interface Props {
  readonly entry: Entry
  readonly onClose: () => void
  readonly onDone: () => void
}

const FIELDS = ['date', 'cost', 'notes']

/**
 * Says that planned work is done. A reminder by hours or prints goes on when it is kept: the work is then an entry of its own,
 * from which the reminder counts again.
 */
export function MarkDone({ entry, onClose, onDone }: Props): JSX.Element {
  const user = useSignedInUser()
  const keyOf = useIdempotencyKey()
  const canRepeat = entry.dueDate === null && (entry.dueAfterHours !== null || entry.dueAfterPrints !== null)
  const send = useSend((keepsReminding: boolean, work: Pick<Entry, 'date' | 'cost' | 'notes'>) => {
    if (!keepsReminding) {
      return api.PATCH('/api/PrinterMaintenance/{id}', {
        params: { path: { id: entry.id } },
        body: { ...work, done: true },
      })
    }
    const { printerId, category, description, currency } = entry
    const body = {
      ...work,
      printerId,
      category,
      description,
      currency,
      done: true,
      dueAfterHours: null,
      dueAfterPrints: null,
      dueDate: null,
    }
    return api.POST('/api/PrinterMaintenance', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body })
  })
  const { failure } = send
  return (
    <Dialog title={`${entry.category}: done`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const work = {
            date: textOf(form, 'date'),
            cost: numberOrNull(form, 'cost'),
            notes: textOrNull(form, 'notes'),
          }
          void send.run(canRepeat && isOn(form, 'keepsReminding'), work).then((answer) => answer && onDone())
        }}
      >
        <Field label="Done at" name="date" hint={user.timeZone} failure={failure}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              required
              defaultValue={toLocalTime(new Date().toISOString(), user.timeZone)}
            />
          )}
        </Field>
        <Field label="Cost" name="cost" hint={entry.currency ?? user.currency} failure={failure}>
          {(control) => <input {...control} {...decimal} defaultValue={entry.cost ?? ''} />}
        </Field>
        <Field label="Notes" name="notes" failure={failure}>
          {(control) => <textarea {...control} rows={3} maxLength={10_000} defaultValue={entry.notes ?? ''} />}
        </Field>
        {canRepeat && (
          <label class="check">
            <input type="checkbox" name="keepsReminding" defaultChecked /> Remind me again, counted from now
          </label>
        )}
        <FormProblem failure={failure} fields={FIELDS} />
        <DialogActions action="Save as done" isSending={send.isSending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
