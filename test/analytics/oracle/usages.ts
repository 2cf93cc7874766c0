import type { Check } from './coverage.ts'
import type { Print, Usage } from './logbook.ts'
import { isFinished } from './prints.ts'
import type { Scope } from './scope.ts'

/** One use of filament, with its print. */
export interface Use extends Usage {
  readonly print: Print
}

export function usesOf(prints: readonly Print[]): Use[] {
  return prints.flatMap((print) => print.usages.map((usage) => ({ ...usage, print })))
}

export const UNDATED_USE: Check<Use> = ['Undated', ({ print }) => print.start === null]

export function undatedUseIn({ window }: Scope): Check<Use> {
  return ['Undated', ({ print }) => print.start === null && window !== null]
}

/** @param groupOf what the figure groups by; null is not known */
export function weightChecks(groupOf: (use: Use) => unknown): Check<Use>[] {
  return [
    ['WeightMissing', ({ weight }) => weight.known === null],
    ['MaterialMissing', (use) => groupOf(use) === null],
  ]
}

/** @param groupOf what the figure groups by; null is not known */
export function costChecksOfUses({ logbook }: Scope, groupOf: (use: Use) => unknown): Check<Use>[] {
  return [
    ['NotFinished', ({ print }) => !isFinished(print)],
    ...weightChecks(groupOf),
    ['PriceMissing', ({ cost }) => cost === null],
    ['CurrencyMismatch', ({ currency }) => currency !== logbook.currency],
  ]
}
