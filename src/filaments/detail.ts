import { sql, type Transaction } from 'kysely'
import type { FilamentDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { anyUuid } from '../database/anyOf.ts'
import { compiledOnce } from '../database/compiledOnce.ts'
import { Problem } from '../kernel/problem.ts'
import { toUnits } from '../kernel/money.ts'
import { selectCoverId } from '../images/select.ts'
import { deductedMgOfUsage } from '../ledger/deduction.ts'
import { STOCK_COLUMNS, type StockedSpool } from '../ledger/entries.ts'
import { reportedMgOfOpen } from '../ledger/reportedUse.ts'
import { lengthOf } from './measure.ts'
import type { CompiledReader, Reader } from '../database/reader.ts'

/** @throws Problem 404 when the spool is not this user's */
export async function readFilament(db: Reader, userId: number, id: string): Promise<FilamentDetailDto> {
  const row = await selectFilaments(db, userId).where('f.id', '=', id).executeTakeFirst()
  if (!row) throw Problem.notFound('spool')
  return toFilament(row)
}

/** Reads spools of a user by id; those that are not this user's are missing. */
export async function readFilaments(
  db: CompiledReader,
  userId: number,
  ids: readonly string[],
): Promise<Map<string, FilamentDetailDto>> {
  const rows = await filamentsById(db, {}, { userId, ids })
  return new Map(rows.map((row) => [row.id, toFilament(row)]))
}

/** Selects spools of a user by id; `toFilament` completes a row. */
export const filamentsById = compiledOnce(
  (db, _: object, { userId, ids }: { readonly userId: number; readonly ids: readonly string[] }) =>
    selectFilaments(db, userId).where('f.id', '=', anyUuid(ids)),
)

/**
 * Keeps others from changing a spool and its ledger until the transaction ends; prints may still name it.
 * @throws Problem 404 when the spool is not this user's
 */
export async function lockSpool(trx: Transaction<DB>, userId: number, id: string): Promise<StockedSpool> {
  const spool = await trx
    .selectFrom('filaments')
    .select(STOCK_COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!spool) throw Problem.notFound('spool')
  return spool
}

/** A user's spools with what their prints took from them; named `f`. `toFilament` completes a row. */
export function selectFilaments(db: Reader, userId: number) {
  return db
    .selectFrom('filaments as f')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('filament_usages as u')
          .select([
            sql<number>`count(distinct u.print_id)`.as('print_count'),
            sql<number>`coalesce(sum(${deductedMgOfUsage(userId)}), 0)::bigint`.as('used_mg'),
          ])
          .where('u.user_id', '=', userId)
          .whereRef('u.filament_id', '=', 'f.id')
          .as('totals'),
      (join) => join.onTrue(),
    )
    .select((query) => [
      'f.id',
      'f.number',
      'f.type_id as typeId',
      'f.display_name as displayName',
      'f.brand',
      'f.material_type as materialType',
      'f.material_density_gram_per_cubic_cm as materialDensityGramPerCubicCm',
      'f.diameter_mm as diameterMm',
      'f.color_name as colorName',
      'f.color_hex as colorHex',
      'f.colors',
      'f.color_pattern as colorPattern',
      'f.finish_type as finishType',
      'f.initial_nominal_weight_mg as initialNominalWeightMg',
      'f.spool_weight_mg as spoolWeightMg',
      'f.nozzle_temperature_celsius as nozzleTemperatureCelsius',
      'f.bed_temperature_celsius as bedTemperatureCelsius',
      'f.purchase_date as purchaseDate',
      'f.purchase_location as purchaseLocation',
      'f.purchase_price_micros as priceMicros',
      'f.purchase_currency as purchaseCurrency',
      'f.storage_location as storageLocation',
      'f.is_active as isActive',
      'f.is_favorite as isFavorite',
      'f.notes',
      'f.low_stock_threshold_mg as lowStockThresholdMg',
      'f.lot_number as lotNumber',
      'f.article_number as articleNumber',
      'f.barcode',
      'f.reorder_url as reorderUrl',
      'f.opened_date as openedDate',
      'f.dried_date as driedDate',
      'f.tags',
      'f.balance_mg as balanceMg',
      sql<number>`totals.used_mg + ${reportedMgOfOpen(userId, sql`f.id`)}`.as('totalUsedMg'),
      sql<number>`totals.print_count`.as('printCount'),
      query
        .selectFrom('loaded_filaments as loaded')
        .select('loaded.printer_id')
        .where('loaded.user_id', '=', userId)
        .whereRef('loaded.filament_id', '=', 'f.id')
        .as('loadedInPrinterId'),
      selectCoverId(db, userId, { filamentId: query.ref('f.id') }).as('imageId'),
      'f.created_date as createdDate',
      'f.updated_date as updatedDate',
    ])
    .where('f.user_id', '=', userId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFilaments>['executeTakeFirstOrThrow']>>

/** Converts a row of `selectFilaments` to the contract's names. The price is exact, so that it can be written back. */
export function toFilament({ priceMicros, balanceMg, ...row }: Row): FilamentDetailDto {
  const remainingMg = row.initialNominalWeightMg === null ? null : balanceMg
  const material = { densityGramPerCubicCm: row.materialDensityGramPerCubicCm, diameterMm: row.diameterMm }
  return {
    ...row,
    purchasePrice: priceMicros === null ? null : toUnits(priceMicros),
    purchaseCurrency: priceMicros === null ? null : row.purchaseCurrency,
    remainingMg,
    remainingLengthInM: remainingMg === null ? null : lengthOf(remainingMg, material),
  }
}
