import type { ExportDto, ExportState } from '../../generated/api.d.ts'
import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import type { ArchiveLinks } from './links.ts'

/** Needs of the links in records of archives. */
export interface LinkServices {
  readonly baseUrl: string
  readonly links: ArchiveLinks
  readonly now: Date
}

type Row = Awaited<ReturnType<ReturnType<typeof selectExports>['executeTakeFirstOrThrow']>>

/** Selects a user's archives, for `toExport`; deleted ones are left out. */
export function selectExports(db: Reader, userId: number) {
  return db
    .selectFrom('exports')
    .select([
      'id',
      'user_id as userId',
      'state',
      'bytes',
      'records',
      'total_records as totalRecords',
      'error',
      'created_date as createdDate',
      'finished_date as finishedDate',
      'expires_date as expiresDate',
    ])
    .where('user_id', '=', userId)
    .where('deleted_date', 'is', null)
}

/** @throws Problem 404 when the user has no such archive */
export async function readExportRow(db: Reader, userId: number, id: string): Promise<Row> {
  const row = await selectExports(db, userId).where('id', '=', id).executeTakeFirst()
  if (!row) throw Problem.notFound('archive')
  return row
}

/**
 * Converts a row to the contract's type.
 * @param services needs of a link; null where the record has none, as in events, which are stored
 */
export function toExport(row: Row, services: LinkServices | null): ExportDto {
  const { id, userId, bytes, error, createdDate, finishedDate, expiresDate } = row
  const state = row.state as ExportState
  const isReady = state === 'Ready'
  const link =
    services !== null && isReady && expiresDate !== null
      ? services.links.create(services.baseUrl, userId, id, expiresDate, services.now)
      : null
  return {
    id,
    state,
    progressPercent: isReady ? 100 : exportPercent(row),
    bytes: isReady ? bytes : null,
    error,
    createdDate,
    finishedDate,
    expiresDate,
    downloadUrl: link?.url ?? null,
    downloadUrlExpiresDate: link?.expiresDate ?? null,
  }
}

/** Returns the progress of an unfinished archive: 0 to 99. */
export function exportPercent({ records, totalRecords }: Pick<Row, 'records' | 'totalRecords'>): number {
  return totalRecords ? Math.min(99, Math.floor((100 * records) / totalRecords)) : 0
}
