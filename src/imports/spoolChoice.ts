import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { DENSITY_AND_DIAMETER, type Material } from '../filaments/measure.ts'
import { beforeSerial, isSpoolManagerKey } from './formats/spoolManagerKey.ts'
import type { Held } from './hold.ts'
import type { DraftUsage } from './records.ts'

/** Spool that material of a file came from. */
export interface SpoolChoice {
  readonly id: string
  readonly material: Material
}

/**
 * Finds the spools that usages of a file mean: those that an import has made from the same program, and those that the person has
 * chosen for a name. Where a program names no serial number, the only spool with that name is meant.
 * @returns spools by the key of the usage, and by `name:` and its name
 */
export async function findSpools(
  trx: Transaction<DB>,
  { userId, spools }: Held,
  usages: readonly DraftUsage[],
): Promise<Map<string, SpoolChoice>> {
  const keys = [...new Set(usages.flatMap(({ spoolKey }) => spoolKey ?? []))]
  const made = keys.length === 0 ? [] : await findMade(trx, userId, keys)
  const chosen = spools.flatMap(({ name, filamentId }) =>
    filamentId === null ? [] : [{ key: `name:${name}`, id: filamentId }],
  )
  const all = [...made, ...chosen]
  if (all.length === 0) return new Map()
  const rows = await trx
    .selectFrom('filaments')
    .select(['id', ...DENSITY_AND_DIAMETER])
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      all.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(rows.map(({ id, ...material }) => [id, { id, material }]))
  const found = all.flatMap(({ key, id }) => {
    const spool = byId.get(id)
    return spool ? [[key, spool] as const] : []
  })
  const named = keys.filter(isSpoolManagerKey).flatMap((key) => {
    const [only, ...others] = found.filter(([other]) => other.startsWith(beforeSerial(key)))
    return only && others.length === 0 ? [[key, only[1]] as const] : []
  })
  return new Map([...named, ...found])
}

/** The spools of imports with these keys, or with one of them by name and a serial number. */
function findMade(trx: Transaction<DB>, userId: number, keys: readonly string[]) {
  const beginnings = keys.filter(isSpoolManagerKey).map(beforeSerial)
  return trx
    .selectFrom('imported_records')
    .select(['source_key as key', 'record_id as id'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'Spool')
    .where(
      sql<boolean>`(source_key = any(${keys}::text[])
        or exists (select from unnest(${beginnings}::text[]) as beginning where starts_with(source_key, beginning)))`,
    )
    .execute()
}
