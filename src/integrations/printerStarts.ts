import type { Compilable, Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'

/** A moment on a printer, RFC 3339. */
interface PrinterDate {
  readonly userId: number
  readonly printerId: number
  readonly date: string
}

/** Selects a row when a device has started another print on the printer after a time. */
export function selectLaterStart(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  date: string,
): Compilable<{ id: number }> {
  return laterStart(trx, {}, { userId, printerId, date })
}

const laterStart = templateOf((trx, _: object, { userId, printerId, date }: PrinterDate) =>
  trx
    .selectFrom('prints')
    .select('id')
    .where('user_id', '=', userId)
    .where('printer_id', '=', printerId)
    .where('start_event_key', 'is not', null)
    .where('start_date', '>', date)
    .limit(1),
)

/** Selects when a device last started a print on the printer until a time. */
export function selectLastStart(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  date: string,
): Compilable<{ startDate: string | null }> {
  return lastStart(trx, {}, { userId, printerId, date })
}

const lastStart = templateOf((trx, _: object, { userId, printerId, date }: PrinterDate) =>
  trx
    .selectFrom('prints')
    .select('start_date as startDate')
    .where('user_id', '=', userId)
    .where('printer_id', '=', printerId)
    .where('logged_date', '<=', date)
    .where('start_event_key', 'is not', null)
    .where('start_date', 'is not', null)
    .orderBy('logged_date', 'desc')
    .limit(1),
)
