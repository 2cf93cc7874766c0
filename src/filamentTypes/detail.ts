import { sql } from 'kysely'
import type { FilamentTypeDto } from '../../generated/api.d.ts'
import { anyOf } from '../database/anyOf.ts'
import type { Reader } from '../database/reader.ts'
import { toUnits } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'

/** A user's filament types with their brands and stock; named `type`, the brand `brand`. `toFilamentType` completes a row. */
export function selectFilamentTypes(db: Reader, userId: number) {
  return db
    .selectFrom('filament_types as type')
    .leftJoin('brands as brand', (join) =>
      join.on('brand.user_id', '=', userId).onRef('brand.id', '=', 'type.brand_id'),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('filaments as f')
          .select([
            sql<number>`count(*)`.as('spool_count'),
            sql<number>`count(*) filter (where f.is_active)`.as('active_spool_count'),
            sql<number>`coalesce(sum(greatest(f.balance_mg, 0))
              filter (where f.is_active and f.initial_nominal_weight_mg is not null), 0)::bigint`.as('remaining_mg'),
          ])
          .where('f.user_id', '=', userId)
          .whereRef('f.type_id', '=', 'type.id')
          .as('stock'),
      (join) => join.onTrue(),
    )
    .select([
      'type.id',
      'type.brand_id as brandId',
      'brand.name as brandName',
      'type.name',
      'type.material_type as materialType',
      'type.material_density_gram_per_cubic_cm as materialDensityGramPerCubicCm',
      'type.diameter_mm as diameterMm',
      'type.color_name as colorName',
      'type.color_hex as colorHex',
      'type.colors',
      'type.color_pattern as colorPattern',
      'type.finish_type as finishType',
      'type.initial_nominal_weight_mg as initialNominalWeightMg',
      'type.spool_weight_mg as spoolWeightMg',
      'type.nozzle_temperature_celsius as nozzleTemperatureCelsius',
      'type.bed_temperature_celsius as bedTemperatureCelsius',
      'type.purchase_price_micros as priceMicros',
      'type.purchase_currency as purchaseCurrency',
      'type.article_number as articleNumber',
      'type.reorder_point_mg as reorderPointMg',
      'type.notes',
      'type.external_id as externalId',
      sql<number>`stock.spool_count`.as('spoolCount'),
      sql<number>`stock.active_spool_count`.as('activeSpoolCount'),
      sql<number>`stock.remaining_mg`.as('remainingMg'),
      'type.created_date as createdDate',
      'type.updated_date as updatedDate',
    ])
    .where('type.user_id', '=', userId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFilamentTypes>['executeTakeFirstOrThrow']>>

/** Converts a row of `selectFilamentTypes` to the contract's names. The price is exact, so that it can be written back. */
export function toFilamentType({ priceMicros, ...row }: Row): FilamentTypeDto {
  return {
    ...row,
    purchasePrice: priceMicros === null ? null : toUnits(priceMicros),
    purchaseCurrency: priceMicros === null ? null : row.purchaseCurrency,
  }
}

/** @throws Problem 404 when the type is not this user's */
export async function readFilamentType(db: Reader, userId: number, id: number): Promise<FilamentTypeDto> {
  const row = await selectFilamentTypes(db, userId).where('type.id', '=', id).executeTakeFirst()
  if (!row) throw Problem.notFound('filament type')
  return toFilamentType(row)
}

/** Reads filament types of a user by id; those that are not this user's are missing. */
export async function readFilamentTypes(
  db: Reader,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, FilamentTypeDto>> {
  const rows = await selectFilamentTypes(db, userId).where('type.id', '=', anyOf(ids)).execute()
  return new Map(rows.map((row) => [row.id, toFilamentType(row)]))
}
