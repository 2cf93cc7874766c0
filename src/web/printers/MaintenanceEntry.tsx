import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { formatMoney, formatNumber, useDates, type DateFormats } from '../format.ts'
import { DeleteMaintenance } from './DeleteMaintenance.tsx'

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
  const { category, description, notes, done, isDue, date, totalCost, currency, recurs, parts } = entry
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
          {totalCost !== null && currency !== null && ` · ${formatMoney(totalCost, currency)}`}
          {recurs && (done ? entry.nextEntryId !== null && ' · Planned again' : ' · Recurs')}
        </p>
        {parts.length > 0 && <p class="note">Parts: {parts.map((part) => describePart(part, currency)).join(', ')}</p>}
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
      {isDeleting && <DeleteMaintenance id={entry.id} onClose={() => setDeleting(false)} onDeleted={onChanged} />}
    </li>
  )
}

function describePart({ name, amount, cost }: Entry['parts'][number], currency: string | null): string {
  const price = cost !== null && currency !== null ? ` (${formatMoney(cost, currency)})` : ''
  return `${amount === 1 ? '' : `${formatNumber(amount, 3)} × `}${name}${price}`
}

function describeReminder(
  { dueAfterHours, dueAfterPrints, dueAfterDays, dueDate, date }: Entry,
  dates: DateFormats,
): string {
  const conditions = [
    dueAfterHours !== null && `after ${formatNumber(dueAfterHours)} print ${dueAfterHours === 1 ? 'hour' : 'hours'}`,
    dueAfterPrints !== null && `after ${formatNumber(dueAfterPrints)} ${dueAfterPrints === 1 ? 'print' : 'prints'}`,
    dueAfterDays !== null && `after ${formatNumber(dueAfterDays)} ${dueAfterDays === 1 ? 'day' : 'days'}`,
    dueDate !== null && `on ${dates.date(dueDate)}`,
  ].filter(Boolean)
  if (conditions.length === 0) return `Planned on ${dates.date(date)}, without a reminder`
  return `Due ${conditions.join(' or ')}, counting from ${dates.date(date)}`
}
