import type { AnalysisScope } from '../filter/scope.ts'

/** The description of a spool in analytics. */
export interface SpoolDescription {
  readonly id: string
  /** Null until it is completed, for a spool that a version without types has added. */
  readonly type_id: number | null
  readonly display_name: string
  readonly brand: string | null
  readonly material_type: string
  readonly color_name: string | null
  readonly color_hex: string | null
  /** Of a spool with several colors. */
  readonly colors: readonly string[]
}

/** Reads all spools of the user, by id. */
export async function readSpools({ db, prints }: AnalysisScope): Promise<ReadonlyMap<string, SpoolDescription>> {
  const rows: SpoolDescription[] = await db
    .selectFrom('filaments')
    .select(['id', 'type_id', 'display_name', 'brand', 'material_type', 'color_name', 'color_hex', 'colors'])
    .where('user_id', '=', prints.userId)
    .execute()
  return new Map(rows.map((spool) => [spool.id, spool]))
}
