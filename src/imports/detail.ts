import { sql, type Transaction } from 'kysely'
import type { ImportDto, ImportFormat, ImportPrinterDto, ImportSpoolDto, ImportState } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Reader } from '../database/reader.ts'
import { lockRow } from '../database/rowLock.ts'
import { Problem } from '../kernel/problem.ts'
import { listKinds, sumOf, type KindCounts } from './counts.ts'
import { hasLocalTimes } from './formats/formats.ts'

type Row = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>

/**
 * Selects a user's imports, for `toImport`.
 * @param days days for which an import is stored
 */
export function selectImports(db: Reader, userId: number, days: number) {
  return db
    .selectFrom('imports')
    .select([
      'id',
      'file_name as fileName',
      'bytes',
      'format',
      'state',
      'time_zone as timeZone',
      'currency',
      'deducts_material as deductsMaterial',
      'printers',
      'spools',
      'row_count as rowCount',
      'done_count as doneCount',
      'kinds',
      'error',
      'created_date as createdDate',
      'updated_date as updatedDate',
      'committed_date as committedDate',
      sql<string>`created_date + make_interval(days => ${days}::integer)`.as('expiresDate'),
    ])
    .where('user_id', '=', userId)
}

/** Converts a row to the contract's types. */
export function toImport(row: Row): ImportDto {
  return {
    ...row,
    format: row.format as ImportFormat,
    state: row.state as ImportState,
    hasLocalTimes: hasLocalTimes(row.format),
    printers: row.printers as ImportPrinterDto[],
    spools: row.spools as ImportSpoolDto[],
    counts: sumOf(row.kinds as KindCounts),
    kinds: listKinds(row.kinds as KindCounts),
  }
}

/** @throws Problem 404 when the user has no such import */
export async function readImport(db: Reader, userId: number, id: string, days: number): Promise<ImportDto> {
  const row = await selectImports(db, userId, days).where('id', '=', id).executeTakeFirst()
  if (!row) throw Problem.notFound('import')
  return toImport(row)
}

/**
 * Locks an import for a change.
 * @param states states in which the change is possible
 * @throws Problem 404, 409 in another state
 */
export async function lockImport(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  days: number,
  states: readonly ImportState[],
): Promise<ImportDto> {
  if (!(await lockRow(trx, 'imports', userId, id, 'change'))) throw Problem.notFound('import')
  const current = await readImport(trx, userId, id, days)
  if (states.includes(current.state)) return current
  throw new Problem('conflict', `This is not possible while the import is in the state ${current.state}.`)
}
