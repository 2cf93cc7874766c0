import { sql, type RawBuilder } from 'kysely'

/** Text that the spools of a filament type have in common. */
export const rowKeyOfType = (id: RawBuilder<unknown>) => sql<string>`'type ' || ${id}`

/**
 * Text that spools named `f` have in common when they count together: their filament type. Spools without a type, which an earlier
 * version of the service recorded, count together by the facts that will give them one type (docs/domain.md, "Stock for planned
 * prints").
 */
export const rowKey = sql<string>`case
  when f.type_id is not null then ${rowKeyOfType(sql`f.type_id`)}
  else 'spools ' || lower(jsonb_build_array(trimmed(f.brand), filament_type_name(f.display_name), trimmed(f.material_type),
    f.diameter_mm, trimmed(f.color_name), f.color_hex, f.colors)::text)
end`
