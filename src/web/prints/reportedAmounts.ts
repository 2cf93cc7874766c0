import type { Schemas } from '../schemas.ts'

type ReportedUse = readonly Schemas['ReportedUseDto'][]

interface Usage {
  /** Id of the spool; '' for other material. */
  readonly filamentId: string
  /** Entered weight; null for none. */
  readonly usedMg: number | null
}

/**
 * The amounts in mg that the service gives to usages for which no amount is entered, when connections have reported use during the
 * print (docs/domain.md, "Material reported live"): the first of a spool gets what is left of its reports, others nothing.
 * @returns an amount for each usage; null for one with an entered amount, and for all when nothing was reported
 */
export function reportedAmounts(usages: readonly Usage[], reportedUse: ReportedUse): (number | null)[] {
  if (reportedUse.length === 0) return usages.map(() => null)
  const left = new Map(reportedUse.map(({ filamentId, amountMg }) => [filamentId, amountMg]))
  for (const { filamentId, usedMg } of usages) {
    left.set(filamentId, Math.max((left.get(filamentId) ?? 0) - (usedMg || 0), 0))
  }
  return usages.map(({ filamentId, usedMg }) => {
    if (usedMg !== null) return null
    const amountMg = left.get(filamentId) ?? 0
    left.set(filamentId, 0)
    return amountMg
  })
}

/** Amounts in mg that the print has deducted already from the spool of each usage, as reported: the first of a spool has it all. */
export function deductedAlready(usages: readonly Usage[], reportedUse: ReportedUse): number[] {
  return usages.map(({ filamentId }, index) => {
    const isFirst = usages.findIndex((usage) => usage.filamentId === filamentId) === index
    return (isFirst && reportedUse.find((use) => use.filamentId === filamentId)?.amountMg) || 0
  })
}

/** Use that was reported of spools that no usage names. It becomes a usage of its own when the print is over. */
export function otherReportedUse(usages: readonly Usage[], reportedUse: ReportedUse): ReportedUse {
  return reportedUse.filter((use) => usages.every(({ filamentId }) => filamentId !== use.filamentId))
}
