import type { Compilable } from 'kysely'
import { anyOf, anyUuid } from '../database/anyOf.ts'
import type { Reader } from '../database/reader.ts'
import type { RecordQuery, RecordReaders } from '../events/write.ts'
import { filamentsById, toFilament } from '../filaments/detail.ts'
import { selectBrands } from '../filamentTypes/brands.ts'
import { selectFilamentTypes, toFilamentType } from '../filamentTypes/detail.ts'
import { notificationColumns } from '../outbox/notificationColumns.ts'
import { selectPrinters, toPrinter } from '../printers/detail.ts'
import { ownPrints, toDetail } from '../prints/detail.ts'

/** Readers of the records of events: as the API returns each to its owner. */
export function recordReaders(baseUrl: string): RecordReaders {
  return {
    print: (trx, userId, ids) => reading(ownPrints.with(trx, { baseUrl }, { userId, ids: ids.map(Number) }), toDetail),
    spool: (trx, userId, ids) => reading(filamentsById.with(trx, {}, { userId, ids: ids.map(String) }), toFilament),
    filamentType: (trx, userId, ids) =>
      reading(selectFilamentTypes(trx, userId).where('type.id', '=', anyOf(ids.map(Number))), toFilamentType),
    brand: (trx, userId, ids) =>
      reading(selectBrands(trx, userId).where('brand.id', '=', anyOf(ids.map(Number))), (brand) => brand),
    printer: (trx, userId, ids) =>
      reading(selectPrinters(trx, userId).where('printer.id', '=', anyOf(ids.map(Number))), toPrinter),
    notification: (trx, userId, ids) =>
      reading(selectNotifications(trx, baseUrl, userId, ids.map(String)), (notification) => notification),
  }
}

function reading<Row extends { readonly id: number | string }>(
  query: Compilable<Row>,
  toRecord: (row: Row) => object,
): RecordQuery {
  // Its rows are those of its query.
  return { query, toRecord: toRecord as RecordQuery['toRecord'] }
}

function selectNotifications(db: Reader, baseUrl: string, userId: number, ids: readonly string[]) {
  return db
    .selectFrom('notifications')
    .select(notificationColumns(baseUrl))
    .where('user_id', '=', userId)
    .where('id', '=', anyUuid(ids))
}
