import type { Group, Spool } from '../../generated/spoolman/api.d.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { listFields } from './extra.ts'
import { extraText } from './extraValues.ts'
import type { Listed } from './lists.ts'
import { listSpools, type SpoolQuery } from './spools.ts'
import { fieldsOf } from './sort.ts'
import { present } from './units.ts'

type Value = string | number | null

/** Properties that spools are grouped by, besides additional fields. */
const PROPERTIES = new Set(['filament', 'vendor', 'material', 'location'])

/** Values that groups are sorted by. */
const SORTS: Readonly<Record<string, (group: Group) => Value>> = {
  'group.title': titleOf,
  'group.total_remaining': (group) => group.total_remaining_weight,
  'group.last_used': (group) => group.last_used ?? null,
  'group.spool_count': (group) => group.spool_count,
  'group.in_use_count': (group) => group.in_use_count,
}

/**
 * Groups the spools that match by what they have in common.
 * @throws Problem 400 for a filter, an order or a property that is not valid
 */
export async function groupSpools(
  db: Kysely<DB>,
  userId: number,
  query: SpoolQuery & { readonly group_by: string },
  extra: ReadonlyMap<string, string>,
): Promise<Listed<Group>> {
  const { group_by: groupBy, sort, limit, offset = 0, ...filters } = query
  if (!PROPERTIES.has(groupBy)) {
    const fields = await listFields(db, userId, 'spool')
    if (!fields.some(({ key }) => `extra.${key}` === groupBy)) {
      throw Problem.invalid({ group_by: [`Send ${[...PROPERTIES].join(', ')}, or extra. and the key of a field.`] })
    }
  }
  const { rows: spools } = await listSpools(db, userId, filters, extra)
  const groups = [...Map.groupBy(spools, (spool) => keyOf(spool, groupBy))].map(([key, members]) =>
    toGroup(groupBy, key, members),
  )
  const sorted = sortGroups(groups, sort)
  return { rows: sorted.slice(offset, limit === undefined ? undefined : offset + limit), total: sorted.length }
}

/** Value that a spool shares with the others of its group; null for no value. */
function keyOf(spool: Spool, groupBy: string): string | null {
  if (groupBy === 'filament') return String(spool.filament.id)
  if (groupBy === 'vendor') return spool.filament.vendor ? String(spool.filament.vendor.id) : null
  if (groupBy === 'material') return spool.filament.material ?? null
  if (groupBy === 'location') return spool.location ?? null
  const key = groupBy.slice('extra.'.length)
  return extraText(Object.hasOwn(spool.extra, key) ? spool.extra[key] : undefined)
}

function toGroup(groupBy: string, key: string | null, spools: readonly Spool[]): Group {
  const weights = spools.flatMap(({ remaining_weight: weight }) => weight ?? [])
  const uses = spools.flatMap(({ last_used: date }) => date ?? []).sort()
  const [first] = spools
  return present({
    group_by: groupBy,
    key,
    spool_count: spools.length,
    in_use_count: spools.filter(({ used_weight: weight }) => weight > 0).length,
    total_remaining_weight: weights.reduce((sum, weight) => sum + weight, 0),
    last_used: uses.at(-1) ?? null,
    filament: groupBy === 'filament' ? (first?.filament ?? null) : null,
    vendor: groupBy === 'vendor' ? (first?.filament.vendor ?? null) : null,
  })
}

function titleOf({ filament, vendor, key }: Group): string | null {
  return (filament ? filament.name : (vendor?.name ?? key))?.toLowerCase() ?? null
}

/** Groups without the value come last. An order by what groups do not have, such as that of a list of spools, is ignored. */
function sortGroups(groups: Group[], sort?: string): Group[] {
  const sent = fieldsOf(sort).flatMap((field) => {
    const [name = '', direction = 'asc'] = field.split(':')
    if (!/^(asc|desc)$/i.test(direction)) {
      throw Problem.invalid({ sort: [`Send ${Object.keys(SORTS).join(', ')}, each with :asc or :desc.`] })
    }
    const value = Object.hasOwn(SORTS, name) ? SORTS[name] : undefined
    return value ? [{ value, sign: /^asc$/i.test(direction) ? 1 : -1 }] : []
  })
  const orders = sent.length === 0 ? [{ value: titleOf, sign: 1 }] : sent
  return groups.sort((one, other) => {
    for (const { value, sign } of orders) {
      const [a, b] = [value(one), value(other)]
      if (a === b) continue
      if (a === null || b === null) return a === null ? 1 : -1
      return (a < b ? -1 : 1) * sign
    }
    return 0
  })
}
