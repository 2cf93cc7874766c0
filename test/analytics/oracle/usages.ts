import type { Check } from './coverage.ts'
import type { Print, Usage } from './logbook.ts'
import { isFinished } from './prints.ts'
import type { Scope } from './scope.ts'

/** One usage of filament, with its print. */
export interface PrintUsage extends Usage {
  readonly print: Print
}

export function usagesOf(prints: readonly Print[]): PrintUsage[] {
  return prints.flatMap((print) => print.usages.map((usage) => ({ ...usage, print })))
}

export const UNDATED_USAGE: Check<PrintUsage> = ['Undated', ({ print }) => print.start === null]

export function undatedUsageIn({ window }: Scope): Check<PrintUsage> {
  return ['Undated', ({ print }) => print.start === null && window !== null]
}

/** @param groupOf what the figure groups by; null is not known */
export function weightChecks(groupOf: (usage: PrintUsage) => unknown): Check<PrintUsage>[] {
  return [
    ['WeightMissing', ({ weight }) => weight.known === null],
    ['MaterialMissing', (usage) => groupOf(usage) === null],
  ]
}

/** @param groupOf what the figure groups by; null is not known */
export function costChecksOfUsages({ logbook }: Scope, groupOf: (usage: PrintUsage) => unknown): Check<PrintUsage>[] {
  return [
    ['NotFinished', ({ print }) => !isFinished(print)],
    ...weightChecks(groupOf),
    ['PriceMissing', ({ cost }) => cost === null],
    ['CurrencyMismatch', ({ currency }) => currency !== logbook.currency],
  ]
}
