import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { InsertPlan, StoredRow } from './plan.ts'
import type { FilamentTypeDraft } from './records.ts'

/** Brand and filament type of a new record, by what tells them apart. */
export interface Need {
  /** Null without a brand. */
  readonly brandKey: string | null
  /** Whether the brand is recorded here. */
  readonly hasBrand: boolean
  /** Brand and facts of the filament type. */
  readonly typeKey: string
  /** Oldest filament type with these facts; null where none is recorded here. */
  readonly typeId: string | null
}

/**
 * Finds the brands and filament types of new brands, filament types and spools.
 * @returns needs by the positions of the rows; that of a brand has no type
 */
export async function findNeeds(
  trx: Transaction<DB>,
  userId: number,
  plans: readonly InsertPlan[],
): Promise<Map<number, Need>> {
  const wanted = plans.map((plan) => ({
    ...plan.write.columns,
    row_position: plan.row.position,
    brand_name: wantedBrand(plan),
  }))
  const { rows } = await sql<Need & { readonly position: number }>`
    -- one row: a row of the file, with its brand and the filament type that has its facts
    with wanted as (
      select row_position, trimmed(brand_name) as brand_name, coalesce(name, filament_type_name(display_name)) as name,
        material_type, material_density_gram_per_cubic_cm, diameter_mm, color_name, color_hex, colors, color_pattern, finish_type,
        initial_nominal_weight_mg
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (row_position integer, brand_name text, name text,
        display_name text, material_type text, material_density_gram_per_cubic_cm double precision, diameter_mm double precision,
        color_name text, color_hex text, colors text[], color_pattern color_pattern, finish_type text,
        initial_nominal_weight_mg bigint)
    )
    select wanted.row_position as position, lower(wanted.brand_name) as "brandKey", brand.id is not null as "hasBrand",
      concat(lower(wanted.brand_name), ' ', ${factsKey(sql`null::bigint`)}) as "typeKey",
      case when wanted.brand_name is null or brand.id is not null then (
        select min(type.id)::text from filament_types type
        where type.user_id = ${userId} and type.facts_key = ${factsKey(sql`brand.id`)}
      ) end as "typeId"
    from wanted
    left join brands brand on brand.user_id = ${userId} and lower(brand.name) = lower(wanted.brand_name)`.execute(trx)
  return new Map(rows.map(({ position, ...need }) => [position, need]))
}

function wantedBrand({ row, write: { columns } }: InsertPlan): unknown {
  if (row.kind === 'FilamentType') return brandNameOf(row)
  return row.kind === 'Brand' ? columns['name'] : columns['brand']
}

/** Name of the brand of a filament type of a file. */
export function brandNameOf({ draft }: StoredRow): string | null {
  return (draft as FilamentTypeDraft).fields.brandName ?? null
}

/** Key of the facts of a wanted filament type of a brand. */
function factsKey(brandId: RawBuilder<unknown>) {
  return sql`filament_facts_key(${brandId}, wanted.name, wanted.material_type, wanted.material_density_gram_per_cubic_cm,
    wanted.diameter_mm, wanted.color_name, wanted.color_hex, wanted.colors, wanted.color_pattern, wanted.finish_type,
    wanted.initial_nominal_weight_mg)`
}
