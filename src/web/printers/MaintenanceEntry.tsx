import * as texts from '#texts/printers'
import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { focusSection } from '../edit/focusSection.ts'
import { formatMoney, formatNumber, useDates, type DateFormats } from '../format.ts'
import { LANGUAGE } from '../intl.ts'
import { usePostponed } from '../postponed.ts'
import { deleteMaintenance } from './deleteMaintenance.ts'

type Entry = Schemas['MaintenanceEntryDto']

interface Props {
  readonly entry: Entry
  /** Line above the task, such as the printer's name. */
  readonly heading?: ComponentChildren
  /** Progress of planned work. */
  readonly progress?: ComponentChildren
  readonly onComplete: () => void
  readonly onEdit: () => void
  readonly onChanged: () => void
}

/** Maintenance entry, planned or done, with its actions; nothing while it is being deleted. */
export function MaintenanceEntry({
  entry,
  heading,
  progress,
  onComplete,
  onEdit,
  onChanged,
}: Props): JSX.Element | null {
  const dates = useDates()
  const { isGone } = usePostponed()
  const { category, description, notes, done, isDue, date, totalCost, currency, recurs, parts } = entry
  const name = description ?? category
  const hidden = (text: string) => <span class="visually-hidden">{text}</span>
  if (isGone('maintenance', entry.id)) return null
  return (
    <li class={`card${isDue ? ' due' : ''}`}>
      <div>
        {heading && <p class="note">{heading}</p>}
        <p>
          <strong>{category}</strong> {isDue && <span class="badge warn">{texts.due}</span>}
        </p>
        {description && <p>{description}</p>}
        <p class="note">
          {done ? texts.doneOnDate({ date: dates.date(date) }) : describeReminder(entry, dates)}
          {totalCost !== null && currency !== null && ` · ${formatMoney(totalCost, currency)}`}
          {recurs && (done ? entry.nextEntryId !== null && texts.plannedAgain : texts.recurs)}
        </p>
        {progress}
        {parts.length > 0 && (
          <p class="note">
            {texts.partsValue({ value: parts.map((part) => describePart(part, currency)).join(', ') })}
          </p>
        )}
        {notes && <p class="note">{notes}</p>}
      </div>
      <div class="actions">
        {!done && (
          <button type="button" class={isDue ? 'primary' : ''} onClick={onComplete}>
            {texts.markDoneHidden({ name, hidden })}
          </button>
        )}
        <button type="button" onClick={onEdit}>
          {texts.editHidden({ name, hidden })}
        </button>
        <button
          type="button"
          class="danger"
          onClick={({ currentTarget }) => {
            focusSection(currentTarget)
            void deleteMaintenance(entry, dates, onChanged)
          }}
        >
          {texts.deleteHidden({ name, hidden })}
        </button>
      </div>
    </li>
  )
}

const eitherOf = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' })

function describePart({ name, amount, cost }: Entry['parts'][number], currency: string | null): string {
  const price = cost !== null && currency !== null ? ` (${formatMoney(cost, currency)})` : ''
  return `${amount === 1 ? '' : `${formatNumber(amount, 3)} × `}${name}${price}`
}

function describeReminder(
  { dueAfterHours, dueAfterPrints, dueAfterDays, dueDate, date }: Entry,
  dates: DateFormats,
): string {
  const conditions = [
    dueAfterHours !== null && texts.afterHours({ count: dueAfterHours }),
    dueAfterPrints !== null && texts.afterPrints({ count: dueAfterPrints }),
    dueAfterDays !== null && texts.afterDays({ count: dueAfterDays }),
    dueDate !== null && texts.onDueDate({ dueDate: dates.date(dueDate) }),
  ].filter((condition) => condition !== false)

  if (conditions.length === 0) return texts.plannedOnWithoutA({ date: dates.date(date) })
  return texts.dueCounting({ conditions: eitherOf.format(conditions), date: dates.date(date) })
}
