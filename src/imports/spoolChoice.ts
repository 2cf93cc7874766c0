import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Material } from '../filaments/measure.ts'
import type { Held } from './hold.ts'
import type { DraftUsage } from './records.ts'

/** Spool that material of a file came from. */
export interface SpoolChoice {
  readonly id: string
  readonly material: Material
}

/**
 * Finds the spools that usages of a file mean: those that an import has made from the same program, and those that the person has
 * chosen for a name.
 * @returns spools by the key of the usage, and by `name:` and its name
 */
export async function findSpools(
  trx: Transaction<DB>,
  { userId, spools }: Held,
  usages: readonly DraftUsage[],
): Promise<Map<string, SpoolChoice>> {
  const keys = [...new Set(usages.flatMap(({ spoolKey }) => spoolKey ?? []))]
  const made =
    keys.length === 0
      ? []
      : await trx
          .selectFrom('imported_records')
          .select(['source_key as key', 'record_id as id'])
          .where('user_id', '=', userId)
          .where('kind', '=', 'Spool')
          .where('source_key', 'in', keys)
          .execute()
  const chosen = spools.flatMap(({ name, filamentId }) =>
    filamentId === null ? [] : [{ key: `name:${name}`, id: filamentId }],
  )
  const all = [...made, ...chosen]
  if (all.length === 0) return new Map()
  const rows = await trx
    .selectFrom('filaments')
    .select(['id', 'material_density_gram_per_cubic_cm as densityGramPerCubicCm', 'diameter_mm as diameterMm'])
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      all.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(rows.map(({ id, ...material }) => [id, { id, material }]))
  return new Map(
    all.flatMap(({ key, id }) => {
      const spool = byId.get(id)
      return spool ? [[key, spool] as const] : []
    }),
  )
}
