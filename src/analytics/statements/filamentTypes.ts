import { sql } from 'kysely'
import type { AnalysisScope } from '../filter/scope.ts'

/** The description of a filament type in analytics. */
export interface FilamentTypeDescription {
  readonly id: number
  readonly brand_name: string | null
  /** As on its page: its color or its material where it has none. */
  readonly name: string
  readonly color_hex: string | null
  /** Of a type with several colors. */
  readonly colors: readonly string[]
}

/** One row: a filament type of the user. */
export function selectTypeDescriptions({ db, prints: { userId } }: AnalysisScope) {
  return db
    .selectFrom('filament_types as type')
    .leftJoin('brands as brand', (join) =>
      join.on('brand.user_id', '=', userId).onRef('brand.id', '=', 'type.brand_id'),
    )
    .select([
      'type.id',
      'brand.name as brand_name',
      sql<string>`coalesce(type.name, type.color_name, type.material_type)`.as('name'),
      'type.color_hex',
      'type.colors',
    ])
    .where('type.user_id', '=', userId)
}

/** Reads all filament types of the user, by id. */
export async function readTypeDescriptions(
  scope: AnalysisScope,
): Promise<ReadonlyMap<number, FilamentTypeDescription>> {
  const rows: FilamentTypeDescription[] = await selectTypeDescriptions(scope).execute()
  return new Map(rows.map((type) => [type.id, type]))
}
