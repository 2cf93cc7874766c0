import type { Transaction } from 'kysely'
import type { EditMaintenanceEntryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { isCurrency, MAXIMUM_COST_MICROS, NO_CURRENCY, toMicros } from '../kernel/money.ts'
import { holdPrinter } from '../printers/lock.ts'
import { partsCostMicros, partsJson } from './parts.ts'
import { parseDateTime } from '../kernel/time/parseDateTime.ts'

const TOO_EXPENSIVE = 'The work and its parts can cost at most 1,000,000,000 together.'
const NO_INTERVAL = 'Work that recurs needs dueAfterHours, dueAfterPrints or dueAfterDays.'

/**
 * The columns that hold what an owner may write of a maintenance entry. Dates without an offset are in the owner's time
 * zone, costs without a currency are in the owner's currency, and a currency without a cost is dropped.
 * @param now the date of an entry without one
 * @param partsCost cost of the parts in micros, where it is not the sum of their costs
 * @throws Problem 400 for a printer that is not the user's, a date or a currency that does not exist, costs that are too high
 * together, work that recurs without an interval
 */
export async function maintenanceColumns(
  trx: Transaction<DB>,
  userId: number,
  fields: EditMaintenanceEntryDto,
  now: Date,
  partsCost: number | null = partsCostMicros(fields.parts),
) {
  await holdPrinter(trx, userId, fields.printerId)
  requireSound(fields, partsCost)
  const owner = await readOwner(trx, userId)
  return {
    printer_id: fields.printerId,
    date: fields.date === undefined ? now.toISOString() : parseDateTime('date', fields.date, owner.time_zone),
    done: fields.done,
    category: fields.category,
    description: fields.description,
    notes: fields.notes,
    cost_micros: fields.cost === null ? null : toMicros(fields.cost),
    parts: partsJson(fields.parts),
    parts_cost_micros: partsCost,
    cost_currency: fields.cost === null && partsCost === null ? null : (fields.currency ?? owner.currency),
    due_after_hours: fields.dueAfterHours,
    due_after_prints: fields.dueAfterPrints,
    due_after_days: fields.dueAfterDays,
    due_date: fields.dueDate === null ? null : parseDateTime('dueDate', fields.dueDate, owner.time_zone),
    recurs: fields.recurs,
  }
}

function requireSound(fields: EditMaintenanceEntryDto, partsCost: number | null): void {
  const { currency, cost, recurs, dueAfterHours, dueAfterPrints, dueAfterDays } = fields
  const total = toMicros(cost ?? 0) + (partsCost ?? 0)
  const hasInterval = dueAfterHours !== null || dueAfterPrints !== null || dueAfterDays !== null
  const errors = {
    ...(currency === null || isCurrency(currency) ? {} : { currency: [NO_CURRENCY] }),
    ...(total <= MAXIMUM_COST_MICROS ? {} : { parts: [TOO_EXPENSIVE] }),
    ...(hasInterval || !recurs ? {} : { recurs: [NO_INTERVAL] }),
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
}

async function readOwner(trx: Transaction<DB>, userId: number) {
  return trx.selectFrom('users').select(['time_zone', 'currency']).where('id', '=', userId).executeTakeFirstOrThrow()
}
