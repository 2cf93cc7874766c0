import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Confirm } from '../components/Confirm.tsx'
import { formatMoney, formatNumber, useDates, type DateFormats } from '../format.ts'
import { useSend } from '../useSend.ts'

type Entry = Schemas['MaintenanceEntryDto']

interface Props {
  readonly entry: Entry
  readonly onDone: () => void
  readonly onEdit: () => void
  readonly onChanged: () => void
}

/** A maintenance entry, planned or done. */
export function CareEntry({ entry, onDone, onEdit, onChanged }: Props): JSX.Element {
  const dates = useDates()
  const [isDeleting, setDeleting] = useState(false)
  const { id, category, description, notes, done, isDue, date, cost, currency } = entry
  const remove = useSend(() => api.DELETE('/api/PrinterMaintenance/{id}', { params: { path: { id } } }))
  const unseen = <span class="unseen"> {description ?? category}</span>
  return (
    <li class={`card${isDue ? ' due' : ''}`}>
      <div>
        <p>
          <strong>{category}</strong> {isDue && <span class="badge warn">Due</span>}
        </p>
        {description && <p>{description}</p>}
        <p class="note">
          {done ? `Done ${dates.date(date)}` : whenDue(entry, dates)}
          {cost !== null && currency !== null && ` · ${formatMoney(cost, currency)}`}
        </p>
        {notes && <p class="note">{notes}</p>}
      </div>
      <div class="actions">
        {!done && (
          <button type="button" class={isDue ? 'primary' : ''} onClick={onDone}>
            Mark done{unseen}
          </button>
        )}
        <button type="button" onClick={onEdit}>
          Edit{unseen}
        </button>
        <button type="button" class="danger" onClick={() => setDeleting(true)}>
          Delete{unseen}
        </button>
      </div>
      {isDeleting && (
        <Confirm
          title="Delete this entry?"
          action="Delete"
          isSending={remove.isSending}
          failure={remove.failure}
          onClose={() => setDeleting(false)}
          onConfirm={() => void remove.run().then((answer) => answer && onChanged())}
        >
          {category} of {dates.date(date)} is deleted for good.
        </Confirm>
      )}
    </li>
  )
}

function whenDue({ dueAfterHours, dueAfterPrints, dueDate, date }: Entry, dates: DateFormats): string {
  const conditions = [
    dueAfterHours !== null && `after ${formatNumber(dueAfterHours)} hours of printing`,
    dueAfterPrints !== null && `after ${formatNumber(dueAfterPrints)} prints`,
    dueDate !== null && `on ${dates.date(dueDate)}`,
  ].filter(Boolean)
  if (conditions.length === 0) return `Planned since ${dates.date(date)}, without a reminder`
  return `Due ${conditions.join(' or ')}, counted from ${dates.date(date)}`
}
