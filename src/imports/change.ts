import { sql, type Transaction } from 'kysely'
import type { ImportDto, PatchImportDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { isCurrency, NO_CURRENCY } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { findZone } from '../users/timeZone.ts'
import { readImport } from './detail.ts'

/**
 * Changes how a file is imported; the dry run is repeated.
 * @param days days for which an import is stored
 * @throws Problem 400 for a time zone or currency that does not exist, and for printers and spools that are not the user's
 */
export async function changeImport(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  changes: PatchImportDto,
  days: number,
): Promise<ImportDto> {
  const zone = changes.timeZone === undefined ? undefined : await findZone(trx, changes.timeZone)
  const errors: Record<string, string[]> = {
    ...(zone === null ? { timeZone: ['This is not a time zone of the IANA database.'] } : {}),
    ...(changes.currency === undefined || isCurrency(changes.currency) ? {} : { currency: [NO_CURRENCY] }),
    ...(await referenceErrors(trx, userId, changes)),
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
  const { currency, deductsMaterial, printers } = changes
  // Later steps compare ids as text.
  const spools = changes.spools?.map((spool) => ({ ...spool, filamentId: spool.filamentId?.toLowerCase() ?? null }))
  await trx
    .updateTable('imports')
    .set({
      state: 'Planning',
      done_count: 0,
      updated_date: sql<string>`now()`,
      ...(zone ? { time_zone: zone } : {}),
      ...(currency === undefined ? {} : { currency }),
      ...(deductsMaterial === undefined ? {} : { deducts_material: deductsMaterial }),
      ...(printers === undefined ? {} : { printers: JSON.stringify(printers) }),
      ...(spools === undefined ? {} : { spools: JSON.stringify(spools) }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  return readImport(trx, userId, id, days)
}

async function referenceErrors(
  trx: Transaction<DB>,
  userId: number,
  { printers = [], spools = [] }: PatchImportDto,
): Promise<Record<string, string[]>> {
  const printerIds = printers.flatMap(({ printerId }) => printerId ?? [])
  const filamentIds = spools.flatMap(({ filamentId }) => filamentId ?? [])
  const { rows: ownPrinters } = await sql<{ id: number }>`
    select id from printers where user_id = ${userId} and id = any(${printerIds}::bigint[])`.execute(trx)
  const { rows: ownSpools } = await sql<{ id: string }>`
    select id from filaments where user_id = ${userId} and id = any(${filamentIds}::uuid[])`.execute(trx)
  const known = new Set<unknown>([...ownPrinters, ...ownSpools].map((row) => row.id))
  const errors: Record<string, string[]> = {}
  printers.forEach(({ printerId }, at) => {
    if (printerId !== null && !known.has(printerId))
      errors[`printers[${at}].printerId`] = ['You have no printer with this id.']
  })
  spools.forEach(({ filamentId }, at) => {
    if (filamentId !== null && !known.has(filamentId.toLowerCase())) {
      errors[`spools[${at}].filamentId`] = ['You have no spool with this id.']
    }
  })
  return errors
}

/**
 * Enters a state whose work begins in the background.
 * @throws Problem 409 for an import whose time is over: its rows are being deleted, and the step would leave some out
 */
export async function beginStep(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  state: 'Committing' | 'Undoing',
  actor: string,
  days: number,
): Promise<ImportDto> {
  const { numUpdatedRows } = await trx
    .updateTable('imports')
    .set({ state, actor, done_count: 0, updated_date: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('created_date', '>', sql<string>`now() - make_interval(hours => 24 * ${days}::integer)`)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Problem('conflict', 'The import has expired.')
  return readImport(trx, userId, id, days)
}
