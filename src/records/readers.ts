import { sql } from 'kysely'
import type { NotificationDto } from '../../generated/api.d.ts'
import type { Reader } from '../database/reader.ts'
import type { RecordReaders } from '../events/write.ts'
import { readFilaments } from '../filaments/detail.ts'
import { readBrands } from '../filamentTypes/brands.ts'
import { readFilamentTypes } from '../filamentTypes/detail.ts'
import { readPrinters } from '../printers/detail.ts'
import { readOwnPrints } from '../prints/detail.ts'

/** Readers of the records of events: as the API returns each to its owner. */
export function recordReaders(baseUrl: string): RecordReaders {
  return {
    print: (trx, userId, ids) => readOwnPrints(trx, baseUrl, userId, ids.map(Number)),
    spool: (trx, userId, ids) => readFilaments(trx, userId, ids.map(String)),
    filamentType: (trx, userId, ids) => readFilamentTypes(trx, userId, ids.map(Number)),
    brand: (trx, userId, ids) => readBrands(trx, userId, ids.map(Number)),
    printer: (trx, userId, ids) => readPrinters(trx, userId, ids.map(Number)),
    notification: (trx, userId, ids) => readNotifications(trx, baseUrl, userId, ids.map(String)),
  }
}

async function readNotifications(
  db: Reader,
  baseUrl: string,
  userId: number,
  ids: readonly string[],
): Promise<Map<string, NotificationDto>> {
  const rows = await db
    .selectFrom('notifications')
    .select([
      'id',
      'type',
      'title',
      'message',
      'is_read as isRead',
      'created_date as createdDate',
      sql<string | null>`${baseUrl}::text || action_path`.as('actionUrl'),
      'print_id as printId',
    ])
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
