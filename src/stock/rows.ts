import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { StockKind } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { selectNeeds, selectParts, selectPlanned } from './demand.ts'
import { rowKey, rowKeyOfType } from './rowKey.ts'

/** Amounts of a row, in mg. */
interface Sums {
  readonly row_key: string
  readonly type_id: number | null
  /** One of the spools. */
  readonly spool_id: string | null
  readonly material_type: string | null
  readonly spool_count: number
  /** Number of these spools whose remaining weight is unknown. */
  readonly unknown_count: number
  readonly remaining_mg: number
  /** Null without a spool whose remaining weight is known. */
  readonly largest_spool_mg: number | null
  readonly reserved_mg: number
  readonly largest_usage_mg: number
  readonly print_count: number
  readonly usage_count: number
  readonly unestimated_count: number
}

/** The amounts with the words for what they are about. */
interface Described extends Omit<Sums, 'spool_id'> {
  readonly kind: StockKind
  readonly brand: string | null
  readonly name: string | null
  readonly color_name: string | null
  readonly color_hex: string | null
  readonly colors: string[]
  /** Null for none. */
  readonly reorder_point_mg: number | null
  /** Of the filament type; null where it is unknown, and without a type. */
  readonly nominal_mg: number | null
  /** Text for searches. */
  readonly search_text: string
}

/** A row of the stock. */
interface StockRow extends Described {
  readonly free_mg: number
  /** Milligrams that are free of the other rows of the same material type. */
  readonly other_free_mg: number
  /** Null while it is unknown. */
  readonly shortfall_mg: number | null
  /** Null while it is unknown. */
  readonly is_low: boolean | null
  /** Milligrams up to the reorder point; null while it is unknown whether the type is low. */
  readonly reorder_mg: number | null
  /** Number of new spools with which the type is no longer low; null where it is unknown. */
  readonly reorder_spool_count: number | null
}

/** Selects the active spools of a user, counted together, and the filament types with a reorder point, which may have none. */
function selectStocked(userId: number) {
  return sql<
    Omit<Sums, 'material_type' | 'reserved_mg' | 'largest_usage_mg' | `${'print' | 'usage' | 'unestimated'}_count`>
  >`(
  select spool.row_key, min(spool.type_id) as type_id, min(spool.id) as spool_id, count(spool.id) as spool_count,
    count(*) filter (where not spool.is_known) as unknown_count,
    coalesce(sum(spool.balance_mg) filter (where spool.is_known), 0)::bigint as remaining_mg,
    max(spool.balance_mg) filter (where spool.is_known) as largest_spool_mg
  from (
    select ${rowKey} as row_key, f.type_id, f.id::text as id, f.balance_mg, f.initial_nominal_weight_mg is not null as is_known
    from filaments as f
    where f.user_id = ${userId} and f.is_active
    union all
    select ${rowKeyOfType(sql`type.id`)}, type.id, null, null, null
    from filament_types as type
    where type.user_id = ${userId} and type.reorder_point_mg is not null
  ) as spool
  group by spool.row_key
)`
}

const selectDemanded = sql<Omit<Sums, 'spool_count' | 'unknown_count' | 'remaining_mg' | 'largest_spool_mg'>>`(
  select planned.row_key, min(planned.type_id) as type_id, min(planned.spool_id) as spool_id,
    min(planned.material_type) as material_type, sum(planned.reserved_mg)::bigint as reserved_mg,
    max(planned.largest_mg) as largest_usage_mg, count(*) as print_count, sum(planned.usage_count) as usage_count,
    sum(planned.unestimated_count) as unestimated_count
  from planned
  group by planned.row_key
)`

const selectSums = sql<Sums>`(
  select coalesce(stocked.row_key, demanded.row_key) as row_key, coalesce(stocked.type_id, demanded.type_id) as type_id,
    coalesce(stocked.spool_id, demanded.spool_id) as spool_id, demanded.material_type,
    coalesce(stocked.spool_count, 0) as spool_count, coalesce(stocked.unknown_count, 0) as unknown_count,
    coalesce(stocked.remaining_mg, 0) as remaining_mg, stocked.largest_spool_mg,
    coalesce(demanded.reserved_mg, 0) as reserved_mg, coalesce(demanded.largest_usage_mg, 0) as largest_usage_mg,
    coalesce(demanded.print_count, 0) as print_count, coalesce(demanded.usage_count, 0) as usage_count,
    coalesce(demanded.unestimated_count, 0) as unestimated_count
  from stocked
  full join demanded on demanded.row_key = stocked.row_key
)`

/** Selects the words for each row: those of its type, else of one of its spools, else the material that the usages name. */
function selectDescribed(userId: number) {
  return sql<Described>`(
  select sums.row_key, sums.type_id, sums.spool_count, sums.unknown_count, sums.remaining_mg, sums.largest_spool_mg,
    sums.reserved_mg, sums.largest_usage_mg, sums.print_count, sums.usage_count, sums.unestimated_count,
    case when sums.type_id is not null then 'FilamentType' when sums.spool_id is not null then 'Spools' else 'Material' end as kind,
    case when sums.type_id is null then trimmed(spool.brand) else brand.name end as brand,
    case when sums.type_id is null then filament_type_name(spool.display_name) else type.name end as name,
    coalesce(type.material_type, trimmed(spool.material_type), sums.material_type) as material_type,
    case when sums.type_id is null then trimmed(spool.color_name) else type.color_name end as color_name,
    case when sums.type_id is null then spool.color_hex else type.color_hex end as color_hex,
    coalesce(type.colors, spool.colors, '{}') as colors, type.reorder_point_mg,
    type.initial_nominal_weight_mg as nominal_mg,
    coalesce(type.search_text || E'\\n' || searchable(array[coalesce(brand.name, '')]), spool.search_name,
      searchable(array[coalesce(sums.material_type, '')])) as search_text
  from sums
  left join lateral (
    select * from filament_types as type
    where type.user_id = ${userId} and type.id between sums.type_id and sums.type_id order by type.id limit 1
  ) as type on true
  left join lateral (
    select brand.name from brands as brand
    where brand.user_id = ${userId} and brand.id between type.brand_id and type.brand_id order by brand.id limit 1
  ) as brand on true
  left join lateral (
    select * from filaments as f
    where f.user_id = ${userId} and sums.type_id is null and f.id between sums.spool_id::uuid and sums.spool_id::uuid
    order by f.id limit 1
  ) as spool on true
)`
}

/**
 * Selects each row with what is free and what is missing (docs/domain.md, "Stock for planned prints"): nothing is missing where nothing
 * is reserved, and never more than that. Only known weight can show that enough is free.
 */
const selectCompared = sql<Omit<StockRow, 'reorder_mg' | 'reorder_spool_count'>>`(
  select compared.*, case
    when compared.reserved_mg <= greatest(compared.available_mg, 0) then 0
    when compared.is_unknown then null
    else compared.reserved_mg - greatest(compared.available_mg, 0)
  end as shortfall_mg, case
    when compared.reorder_point_mg is null or compared.free_mg > compared.reorder_point_mg then false
    when compared.unknown_count = 0 then true
  end as is_low
  from (
    select pooled.*,
      case when pooled.kind = 'Material' then pooled.other_free_mg else pooled.remaining_mg end as available_mg,
      case when pooled.kind = 'Material' then pooled.material_type is null or pooled.unknown_of_material > 0
        else pooled.unknown_count > 0 end as is_unknown
    from (
      select described.*, described.remaining_mg - described.reserved_mg as free_mg,
        (sum(greatest(described.remaining_mg - described.reserved_mg, 0)) over same
          - greatest(described.remaining_mg - described.reserved_mg, 0))::bigint as other_free_mg,
        sum(described.unknown_count) over same as unknown_of_material
      from described
      window same as (partition by lower(trimmed(described.material_type)))
    ) as pooled
  ) as compared
)`

/** Selects each row with what to buy of it: the number of new spools with which more is free than the reorder point. */
const selectStock = sql<StockRow>`(
  select reordered.*,
    case when reordered.is_low is false then 0 else reordered.reorder_mg / nullif(reordered.nominal_mg, 0) + 1 end as reorder_spool_count
  from (
    select compared.*, case
      when compared.is_low then compared.reorder_point_mg - compared.free_mg
      when compared.is_low is false then 0
    end as reorder_mg
    from compared
  ) as reordered
)`

/** Begins a statement on the rows of a user's stock, named `stock`, and on what each planned print needs of them, named `planned`. */
export function withStock(db: ReadonlyKysely<DB>, userId: number) {
  return (
    db
      // one row: a usage of a print that is not over, or what was reported of a spool during it
      .with('parts', () => selectParts(userId))
      // one row: what such a print needs of one spool or material
      .with('needs', () => selectNeeds)
      // one row: what it still needs of one row of the stock
      .with('planned', () => selectPlanned(userId))
      // one row: active spools that count together
      .with('stocked', () => selectStocked(userId))
      // one row: what all planned prints still need of one row of the stock
      .with('demanded', () => selectDemanded)
      .with('sums', () => selectSums)
      .with('described', () => selectDescribed(userId))
      .with('compared', () => selectCompared)
      .with('stock', () => selectStock)
  )
}
