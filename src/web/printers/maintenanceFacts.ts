import type { Schemas } from '../api.ts'
import type { Facts } from '../edit/facts.ts'
import { formatMoney, formatNumber, type DateFormats } from '../format.ts'

/** Facts of a maintenance entry that users see before they complete or delete it. */
export function maintenanceFacts(entry: Schemas['MaintenanceEntryDto'], dates: DateFormats): Facts {
  const { category, description, done, date, dueAfterHours, dueAfterPrints, dueDate, cost, currency, notes } = entry
  return {
    Task: category,
    Description: description ?? '',
    Done: done ? 'yes' : 'no',
    [done ? 'Done on' : 'Counting from']: dates.dateTime(date),
    'After print hours': formatNumber(dueAfterHours),
    'After prints': formatNumber(dueAfterPrints),
    'Due date': dates.dateTime(dueDate),
    Cost: cost !== null && currency !== null ? formatMoney(cost, currency) : '',
    Notes: notes ?? '',
  }
}
