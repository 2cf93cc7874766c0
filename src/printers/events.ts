import type { Transaction } from 'kysely'
import type { LoadedFilamentDto, PrinterDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'

type Loaded = readonly Pick<LoadedFilamentDto, 'filamentId'>[]

/** Records that a printer was added or deleted, and the spools that are loaded in it now or were. */
export function recordPrinter(
  trx: Transaction<DB>,
  userId: number,
  name: 'printer.created' | 'printer.deleted',
  data: PrinterDetailDto,
): void {
  recordEvents(trx, [{ userId, name, recordId: data.id, data }])
  if (name === 'printer.created') recordLoads(trx, userId, data.id, [], data.loadedFilaments)
  else recordLoads(trx, userId, data.id, data.loadedFilaments, [])
}

/** Records that the owner has changed a printer and what is loaded in it. */
export function recordPrinterChange(
  trx: Transaction<DB>,
  userId: number,
  before: PrinterDetailDto,
  data: PrinterDetailDto,
): void {
  recordEvents(trx, [{ userId, name: 'printer.updated', recordId: data.id, data, before }])
  recordLoads(trx, userId, data.id, before.loadedFilaments, data.loadedFilaments)
}

/**
 * Records that a spool was moved to another slot of its printer; the printer is read when the transaction ends.
 * @param before what was loaded in it, in the order of the slots
 */
export function recordSlots(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  before: readonly LoadedFilamentDto[],
): void {
  // Without the further properties that the spools may have here.
  const loadedFilaments = before.map(({ slot, filamentId }) => ({ slot, filamentId }))
  recordEvents(trx, [{ userId, name: 'printer.updated', recordId: printerId, before: { loadedFilaments } }])
}

/** Records the spools that were taken out of a printer, and those that were put into it. */
export function recordLoads(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  before: Loaded,
  after: Loaded,
): void {
  const missingIn = (others: Loaded) => {
    const ids = new Set(others.map(({ filamentId }) => filamentId))
    return ({ filamentId }: Loaded[number]) => !ids.has(filamentId)
  }
  recordEvents(trx, [
    ...before.filter(missingIn(after)).map(({ filamentId }) => ({
      userId,
      name: 'spool.unloaded' as const,
      recordId: filamentId,
      printerId,
    })),
    ...after.filter(missingIn(before)).map(({ filamentId }) => ({
      userId,
      name: 'spool.loaded' as const,
      recordId: filamentId,
      printerId,
    })),
  ])
}
