import type { Transaction } from 'kysely'
import type { EditMaintenanceEntryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { isCurrency, NO_CURRENCY, toMicros } from '../kernel/money.ts'
import { holdPrinter } from '../printers/lock.ts'
import { parseDateTime } from '../kernel/time/parseDateTime.ts'

/**
 * The columns that hold what an owner may write of a maintenance entry. Dates without an offset are in the owner's time
 * zone, a cost without a currency is in the owner's currency, and a currency without a cost is dropped.
 * @param now the date of an entry without one
 * @throws Problem 400 for a printer that is not the user's, a date or a currency that does not exist
 */
export async function toColumns(trx: Transaction<DB>, userId: number, fields: EditMaintenanceEntryDto, now: Date) {
  await holdPrinter(trx, userId, fields.printerId)
  requireCurrency(fields.currency)
  const owner = await readOwner(trx, userId)
  return {
    printer_id: fields.printerId,
    date: fields.date === undefined ? now.toISOString() : parseDateTime('date', fields.date, owner.time_zone),
    done: fields.done,
    category: fields.category,
    description: fields.description,
    notes: fields.notes,
    cost_micros: fields.cost === null ? null : toMicros(fields.cost),
    cost_currency: fields.cost === null ? null : (fields.currency ?? owner.currency),
    due_after_hours: fields.dueAfterHours,
    due_after_prints: fields.dueAfterPrints,
    due_date: fields.dueDate === null ? null : parseDateTime('dueDate', fields.dueDate, owner.time_zone),
  }
}

function requireCurrency(currency: string | null): void {
  if (currency === null || isCurrency(currency)) return
  throw Problem.invalid({ currency: [NO_CURRENCY] })
}

async function readOwner(trx: Transaction<DB>, userId: number) {
  return trx.selectFrom('users').select(['time_zone', 'currency']).where('id', '=', userId).executeTakeFirstOrThrow()
}
