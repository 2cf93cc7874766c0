import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { formatMoney, formatNumber, useDates, type DateFormats } from '../format.ts'
import { useMutation } from '../useMutation.ts'

type Entry = Schemas['MaintenanceEntryDto']

interface Props {
  readonly entry: Entry
  readonly onComplete: () => void
  readonly onEdit: () => void
  readonly onChanged: () => void
}

/** Maintenance entry, planned or done, with its actions. */
export function MaintenanceEntry({ entry, onComplete, onEdit, onChanged }: Props): JSX.Element {
  const dates = useDates()
  const [isDeleting, setDeleting] = useState(false)
  const { id, category, description, notes, done, isDue, date, cost, currency } = entry
  const remove = useMutation(() => api.DELETE('/api/PrinterMaintenance/{id}', { params: { path: { id } } }))
  const hiddenName = <span class="visually-hidden"> {description ?? category}</span>
  return (
    <li class={`card${isDue ? ' due' : ''}`}>
      <div>
        <p>
          <strong>{category}</strong> {isDue && <span class="badge warn">Due</span>}
        </p>
        {description && <p>{description}</p>}
        <p class="note">
          {done ? `Done on ${dates.date(date)}` : describeReminder(entry, dates)}
          {cost !== null && currency !== null && ` · ${formatMoney(cost, currency)}`}
        </p>
        {notes && <p class="note">{notes}</p>}
      </div>
      <div class="actions">
        {!done && (
          <button type="button" class={isDue ? 'primary' : ''} onClick={onComplete}>
            Mark as done{hiddenName}
          </button>
        )}
        <button type="button" onClick={onEdit}>
          Edit{hiddenName}
        </button>
        <button type="button" class="danger" onClick={() => setDeleting(true)}>
          Delete{hiddenName}
        </button>
      </div>
      {isDeleting && (
        <ConfirmDialog
          title="Delete this entry?"
          action="Delete"
          isSending={remove.isSending}
          failure={remove.failure}
          onClose={() => setDeleting(false)}
          onConfirm={() => void remove.run().then((answer) => answer && onChanged())}
        >
          The entry “{category}” of {dates.date(date)} will be permanently deleted.
        </ConfirmDialog>
      )}
    </li>
  )
}

function describeReminder({ dueAfterHours, dueAfterPrints, dueDate, date }: Entry, dates: DateFormats): string {
  const conditions = [
    dueAfterHours !== null && `after ${formatNumber(dueAfterHours)} print ${dueAfterHours === 1 ? 'hour' : 'hours'}`,
    dueAfterPrints !== null && `after ${formatNumber(dueAfterPrints)} ${dueAfterPrints === 1 ? 'print' : 'prints'}`,
    dueDate !== null && `on ${dates.date(dueDate)}`,
  ].filter(Boolean)
  if (conditions.length === 0) return `Planned on ${dates.date(date)}, without a reminder`
  return `Due ${conditions.join(' or ')}, counting from ${dates.date(date)}`
}
