import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { nameOf, NO_ADDITIONS, readEarlier } from './additions.ts'
import type { Held } from './hold.ts'
import { findNeeds, type Need } from './needs.ts'
import { isInsert, noPlan, type Addition, type Plan } from './plan.ts'

/** Bounds of the kinds of additions. */
const QUOTAS = { FilamentType: 'filamentTypes', Brand: 'brands' } as const

/**
 * Adds to plans of brands, filament types or spools which of these they add to the logbook: their own record, or the brand and
 * the filament type that they need. Those whose needs exceed the bounds of the user are refused; the bound of their own records is
 * checked elsewhere.
 */
export async function planAdditions(
  trx: Transaction<DB>,
  quotas: Quotas,
  held: Held,
  plans: readonly Plan[],
  isCommit: boolean,
): Promise<Plan[]> {
  const inserts = plans.filter(isInsert)
  if (inserts.length === 0) return [...plans]
  const needs = await findNeeds(trx, held.userId, inserts)
  const additionsOf = new Map<Plan, Addition[]>(
    inserts.map((plan) => [plan, lacking(plan, needs.get(plan.row.position))]),
  )
  const wanted = [...additionsOf.values()].flat()
  const earlier = isCommit ? NO_ADDITIONS : await readEarlier(trx, held, wanted)
  const taken = new Set(earlier.names)
  const rooms = new Map<Addition['kind'], { left: number; readonly sentence: string }>()
  for (const [kind, ofKind] of Map.groupBy(wanted, (addition) => addition.kind)) {
    const before = earlier.counts[kind]
    const news = new Set(ofKind.map(nameOf).filter((name) => !taken.has(name))).size
    const { count, sentence } = await quotas.roomFor(trx, held.userId, QUOTAS[kind], before + news)
    rooms.set(kind, { left: count - before, sentence })
  }
  return plans.map((plan) => {
    const adds = (additionsOf.get(plan) ?? []).filter((addition) => !taken.has(nameOf(addition)))
    const needed = adds.filter(({ kind }) => kind !== plan.row.kind)
    const full = needed.map(({ kind }) => rooms.get(kind)).find((room) => room !== undefined && room.left < 1)
    if (full) return noPlan(plan.row, 'Error', full.sentence)
    for (const addition of adds) {
      taken.add(nameOf(addition))
      const room = rooms.get(addition.kind)
      if (room) room.left -= 1
    }
    return isInsert(plan) ? { ...plan, write: { ...plan.write, adds } } : plan
  })
}

/** Additions of a row, without its place among others. */
function lacking({ row: { kind } }: Plan, need: Need | undefined): Addition[] {
  if (!need) return []
  const { brandKey, hasBrand, typeKey, typeId } = need
  return [
    ...(brandKey === null || hasBrand ? [] : [{ kind: 'Brand' as const, key: brandKey }]),
    ...(kind === 'Brand' || typeId !== null ? [] : [{ kind: 'FilamentType' as const, key: typeKey }]),
  ]
}
