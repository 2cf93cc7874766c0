import type { PlannedUsage, ReportedSpool } from './plannedUsages.ts'

/**
 * Subtracts what connections have reported from what usages need. A report of a spool counts for the usages of this spool. One of a
 * spool that the print does not name, or without an amount, is a change of spools: it counts for the usages of equal spools.
 * @param rows texts that equal spools have in common, by their ids
 * @returns the usages, in the same order
 */
export function subtractReported(
  usages: readonly PlannedUsage[],
  reported: readonly ReportedSpool[],
  rows: ReadonlyMap<string, string>,
): PlannedUsage[] {
  const ofPrints = Map.groupBy(reported, ({ printId }) => printId)
  return [...Map.groupBy(usages, ({ printId }) => printId)].flatMap(([printId, own]) =>
    subtractFromPrint(own, ofPrints.get(printId) ?? [], rows),
  )
}

function subtractFromPrint(
  usages: readonly PlannedUsage[],
  reported: readonly ReportedSpool[],
  rows: ReadonlyMap<string, string>,
): PlannedUsage[] {
  const known = new Set(usages.flatMap(({ filamentId, neededMg }) => (neededMg === null ? [] : (filamentId ?? []))))
  const rowOf = (id: string | null) => (id === null ? undefined : rows.get(id))
  const ofSpools = new Map<string | null, number>()
  const changed = new Map<string | undefined, number>()
  for (const { filamentId, amountMg } of reported) {
    if (known.has(filamentId)) ofSpools.set(filamentId, amountMg)
    else changed.set(rowOf(filamentId), (changed.get(rowOf(filamentId)) ?? 0) + amountMg)
  }
  const subtracted = usages.map((usage) => subtract(usage, ofSpools, usage.filamentId))
  return subtracted.map((usage) => (usage.filamentId ? subtract(usage, changed, rowOf(usage.filamentId)) : usage))
}

/** Subtracts from a usage what is left of an amount, and that much from the amount. */
function subtract<Key>(usage: PlannedUsage, amounts: Map<Key, number>, key: Key): PlannedUsage {
  const amountMg = amounts.get(key)
  if (usage.neededMg === null || amountMg === undefined) return usage
  const subtractedMg = Math.min(usage.neededMg, amountMg)
  amounts.set(key, amountMg - subtractedMg)
  return { ...usage, neededMg: usage.neededMg - subtractedMg }
}
