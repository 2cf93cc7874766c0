import type { Transaction } from 'kysely'
import type { CompleteMaintenanceEntryDto, MaintenanceEntryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { changeEntry, type EntryWriteContext } from './change.ts'

/**
 * Marks planned work as done. Work that recurs is planned again, counting from the date of this work.
 * @returns the completed work
 * @throws Problem 404, 412; 409 for an entry that is done, and for too many entries; 400 for what cannot be stored
 */
export function completeEntry(
  trx: Transaction<DB>,
  id: number,
  context: EntryWriteContext,
  work: CompleteMaintenanceEntryDto,
): Promise<MaintenanceEntryDto> {
  return changeEntry(trx, id, context, (current) => {
    if (current.done) throw new Problem('conflict', 'This maintenance is already done.')
    return { ...current, date: context.now().toISOString(), ...work, done: true }
  })
}
