import * as common from '#texts/common'
import * as texts from '#texts/printers'
import type { Schemas } from '../api.ts'
import type { Facts } from '../edit/facts.ts'
import { formatMoney, formatNumber, type DateFormats } from '../format.ts'

/** Facts of a maintenance entry that users see before they complete or delete it. */
export function maintenanceFacts(entry: Schemas['MaintenanceEntryDto'], dates: DateFormats): Facts {
  const { category, description, done, date, dueAfterHours, dueAfterPrints, dueDate, cost, currency, notes } = entry
  return {
    [common.task]: category,
    [common.description]: description ?? '',
    [texts.doneWork]: texts.isDone({ isDone: done }),
    [done ? texts.doneOn : texts.countingFrom]: dates.dateTime(date),
    [texts.afterPrintHours]: formatNumber(dueAfterHours),
    [texts.afterPrintsLabel]: formatNumber(dueAfterPrints),
    [texts.dueDate]: dates.dateTime(dueDate),
    [common.cost]: cost !== null && currency !== null ? formatMoney(cost, currency) : '',
    [common.notes]: notes ?? '',
  }
}
