import type { PlanOutcome } from '../../generated/api.d.ts'
import type { PlannedSpool, SpoolNeed, SpoolShare } from './spoolNeed.ts'
import { SpoolPool } from './spoolPool.ts'
import type { SpoolShelf } from './spoolShelf.ts'

/** The contract's bound of the spools for one material. */
const MAX_SPOOLS = 20

/** The spools for a material. Unless the shortfall is null, it and the shares add up to what is needed. */
export interface SpoolAssignment<Spool> {
  readonly outcome: PlanOutcome
  readonly shares: readonly SpoolShare<Spool>[]
  /** Null while it is unknown. */
  readonly shortfallMg: number | null
}

/** A material whose amount is known. */
interface Task<Spool extends PlannedSpool> {
  readonly need: SpoolNeed
  readonly neededMg: number
  /** Spool that the print names, if it is active. */
  readonly named: Spool | null
  /** Shelves of active spools that may serve instead of it, or after it: those of one shelf, which have one diameter. */
  readonly others: readonly SpoolShelf<Spool>[]
  /** Milligrams of the named spool, where it is not enough. */
  keptMg: number
}

/**
 * Assigns spools to materials (docs/domain.md, "Plan of spools").
 * @param needs in the order in which equally large ones get their spools
 * @param spools in the order in which equally full ones are used
 */
export function assignSpools<Need extends SpoolNeed, Spool extends PlannedSpool>(
  needs: readonly Need[],
  spools: readonly Spool[],
): Map<Need, SpoolAssignment<Spool>> {
  const pool = new SpoolPool(spools)
  const assignments = new Map<Need, SpoolAssignment<Spool>>()
  const tasks = new Map<Need, Task<Spool>>()
  for (const need of needs.toSorted((a, b) => (b.neededMg ?? 0) - (a.neededMg ?? 0))) {
    const named = pool.nameOf(need)
    const { neededMg } = need
    if (need.isTakenFirst) pool.take(named, neededMg ?? 0)
    else if (neededMg === null) assignments.set(need, unknown('WeightMissing'))
    else if (need.filamentId === null && need.material === null) assignments.set(need, unknown('MaterialMissing'))
    else tasks.set(need, { need, neededMg, named, others: pool.othersFor(need), keptMg: 0 })
  }
  const all = [...tasks]
  const named = all.filter(([, task]) => task.named !== null)
  const ofType = all.filter(([need, task]) => task.named === null && need.filamentId !== null)
  const ofMaterial = all.filter(([need]) => need.filamentId === null)
  const assign = (some: typeof all, use: (pool: SpoolPool<Spool>, task: Task<Spool>) => Found<Spool>) => {
    for (const [need, task] of some) {
      const assignment = assignments.has(need) ? null : use(pool, task)
      if (assignment) assignments.set(need, assignment)
    }
  }
  assign(named, useOne)
  // The rest of a named spool is for those who name it, before others get any of it.
  for (const [need, task] of named) if (!assignments.has(need)) task.keptMg = pool.take(task.named, task.neededMg)
  // Those that may use fewer spools come first.
  assign(ofType, useOne)
  assign(ofMaterial, useOne)
  assign([...named, ...ofType, ...ofMaterial], (pool, task) => useSome(pool, task, 2))
  assign([...named, ...ofType, ...ofMaterial], (pool, task) => useSome(pool, task, MAX_SPOOLS))
  assign([...named, ...ofType, ...ofMaterial], useWhatMayBe)
  assign([...named, ...ofType, ...ofMaterial], useWhatIsLeft)
  return assignments
}

type Found<Spool> = SpoolAssignment<Spool> | null

function unknown(outcome: PlanOutcome): SpoolAssignment<never> {
  return { outcome, shares: [], shortfallMg: null }
}

function useOne<Spool extends PlannedSpool>(
  pool: SpoolPool<Spool>,
  { need, neededMg, named, others }: Task<Spool>,
): Found<Spool> {
  if (neededMg === 0) return { outcome: 'Enough', shares: pool.assign(need, named ? [named] : [], 0), shortfallMg: 0 }
  if (named?.remainingMg === null) {
    return { outcome: 'SpoolWeightMissing', shares: [{ spool: named, assignedMg: neededMg }], shortfallMg: null }
  }
  const isUsed = pool.isUsedBy(need)
  const enough = named ? [named] : others.flatMap((shelf) => shelf.leastEnough(neededMg, isUsed) ?? [])
  const [spool] = enough.toSorted((a, b) => pool.leftOf(a) - pool.leftOf(b))
  if (spool === undefined || pool.leftOf(spool) < neededMg) return null
  return { outcome: 'Enough', shares: pool.assign(need, [spool], neededMg), shortfallMg: 0 }
}

/** Uses the named spool and the fewest others that are enough with it: the fullest ones, and the least full one for the rest. */
function useSome<Spool extends PlannedSpool>(pool: SpoolPool<Spool>, task: Task<Spool>, most: number): Found<Spool> {
  const { need, neededMg, named, others, keptMg } = task
  const missingMg = neededMg - keptMg
  const found = others.map((shelf) => choose(pool, shelf, task, named ? most - 1 : most))
  const [added] = found
    .filter((spools) => pool.leftOfAll(spools) >= missingMg)
    .toSorted((a, b) => a.length - b.length || pool.leftOfAll(a) - pool.leftOfAll(b))
  if (!added) return null
  const shares = [...keptOf(task), ...pool.assign(need, added, missingMg)]
  return { outcome: 'ChangeOfSpools', shares, shortfallMg: 0 }
}

/** Chooses at most this many spools of a shelf, the fullest ones until one is enough for the rest. */
function choose<Spool extends PlannedSpool>(
  pool: SpoolPool<Spool>,
  shelf: SpoolShelf<Spool>,
  { need, neededMg, keptMg }: Task<Spool>,
  most: number,
): Spool[] {
  const isUsed = pool.isUsedBy(need)
  const chosen: Spool[] = []
  const isExcluded = (spool: Spool) => chosen.includes(spool) || isUsed(spool)
  let missingMg = neededMg - keptMg
  while (missingMg > 0 && chosen.length < most) {
    const next = shelf.leastEnough(missingMg, isExcluded) ?? shelf.fullest(isExcluded)
    if (next === null) break
    chosen.push(next)
    missingMg -= pool.leftOf(next)
  }
  return chosen
}

/** Waits for the weight of a spool that may be enough. */
function useWhatMayBe<Spool extends PlannedSpool>(pool: SpoolPool<Spool>, task: Task<Spool>): Found<Spool> {
  const isUsed = pool.isUsedBy(task.need)
  if (!task.others.some((shelf) => shelf.hasUnknown(isUsed))) return null
  return { outcome: 'SpoolWeightMissing', shares: keptOf(task), shortfallMg: null }
}

function useWhatIsLeft<Spool extends PlannedSpool>(pool: SpoolPool<Spool>, task: Task<Spool>): Found<Spool> {
  const { need, neededMg, named, others, keptMg } = task
  const found = others.map((shelf) => choose(pool, shelf, task, named ? MAX_SPOOLS - 1 : MAX_SPOOLS))
  const [added = []] = found.toSorted((a, b) => pool.leftOfAll(b) - pool.leftOfAll(a))
  const shares = [...keptOf(task), ...pool.assign(need, added, neededMg - keptMg)]
  const shortfallMg = shares.reduce((missing, { assignedMg }) => missing - assignedMg, neededMg)
  return { outcome: 'Short', shares, shortfallMg }
}

function keptOf<Spool extends PlannedSpool>({ named, keptMg }: Task<Spool>): SpoolShare<Spool>[] {
  return named === null ? [] : [{ spool: named, assignedMg: keptMg }]
}
