import type { Analysis } from './analysis.ts'

/** The description of a spool in analytics. */
export interface Spool {
  readonly id: string
  readonly display_name: string
  readonly brand: string | null
  readonly material_type: string
  readonly color_name: string | null
  readonly color_hex: string | null
  readonly is_active: boolean
  readonly initial_nominal_weight_mg: number | null
  readonly balance_mg: number
}

/** All spools of the user, by id. */
export async function readSpools({ db, prints }: Analysis): Promise<ReadonlyMap<string, Spool>> {
  const rows: Spool[] = await db
    .selectFrom('filaments')
    .select([
      'id',
      'display_name',
      'brand',
      'material_type',
      'color_name',
      'color_hex',
      'is_active',
      'initial_nominal_weight_mg',
      'balance_mg',
    ])
    .where('user_id', '=', prints.userId)
    .execute()
  return new Map(rows.map((spool) => [spool.id, spool]))
}

/** The material type of a usage: its spool's, or its own. */
export function typeOf(spool: Spool | undefined, materialType: string | null): string | null {
  return spool?.material_type ?? materialType
}
