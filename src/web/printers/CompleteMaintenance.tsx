import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { DateTimeField } from '../components/TimeField.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { NumberField, TextareaField } from '../components/TextField.tsx'
import { isOn, numberOrNull, textOf, textOrNull } from '../form.ts'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'
import { useSignedInUser } from '../user.tsx'

type Entry = Schemas['MaintenanceEntryDto']

interface Props {
  readonly entry: Entry
  readonly onClose: () => void
  readonly onDone: () => void
}

const FIELDS = ['date', 'cost', 'notes']

/**
 * Dialog that marks planned maintenance as done. If a reminder by hours or prints is kept, the completed work becomes an entry
 * of its own, from which the reminder counts again.
 */
export function CompleteMaintenance({ entry, onClose, onDone }: Props): JSX.Element {
  const user = useSignedInUser()
  const canRepeat = entry.dueDate === null && (entry.dueAfterHours !== null || entry.dueAfterPrints !== null)
  const complete = useComplete(entry)
  const { failure } = complete
  return (
    <Dialog title={`Mark “${entry.category}” as done`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const work = {
            date: textOf(form, 'date'),
            cost: numberOrNull(form, 'cost'),
            notes: textOrNull(form, 'notes'),
          }
          void complete.run(canRepeat && isOn(form, 'keepsReminding'), work).then((answer) => answer && onDone())
        }}
      >
        <DateTimeField
          label="Done on"
          name="date"
          value={new Date().toISOString()}
          showsZone
          required
          failure={failure}
        />
        <NumberField
          label="Cost"
          name="cost"
          hint={entry.currency ?? user.currency}
          value={entry.cost}
          failure={failure}
        />
        <TextareaField label="Notes" name="notes" rows={3} maxLength={10_000} value={entry.notes} failure={failure} />
        {canRepeat && (
          <label class="check">
            <input type="checkbox" name="keepsReminding" defaultChecked /> Remind me again, counting from this date
          </label>
        )}
        <FormProblem failure={failure} fields={FIELDS} />
        <DialogActions action="Mark as done" isSending={complete.isSending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function useComplete(entry: Entry) {
  const keyOf = useIdempotencyKey()
  return useMutation((keepsReminding: boolean, work: Pick<Entry, 'date' | 'cost' | 'notes'>) => {
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
}
