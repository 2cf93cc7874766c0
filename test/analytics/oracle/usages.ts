import type { Check } from './coverage.ts'
import type { Print, Usage } from './logbook.ts'
import { alphabetical } from './numbers.ts'
import { isFinished, isWaste } from './prints.ts'
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

/** Names that differ by case or white space around them are one, in the spelling that most usages have. */
export function inOneSpelling(
  { prints }: Scope,
  nameOf: (usage: PrintUsage) => string | null,
): (usage: PrintUsage) => string | null {
  const fold = (name: string) => name.trim().toLowerCase()
  const names = Map.groupBy(
    usagesOf(prints).flatMap((usage) => nameOf(usage) ?? []),
    fold,
  )
  return (usage) => {
    const name = nameOf(usage)
    if (name === null) return null
    const spellings = Map.groupBy(names.get(fold(name)) ?? [], (spelling) => spelling.trim())
    const [most] = [...spellings].toSorted(
      ([a, first], [b, second]) => second.length - first.length || alphabetical(a, b),
    )
    return most?.[0] ?? null
  }
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
    [
      'ActualMissing',
      ({ cost, weight, print }) => cost === null && weight.actual === null && isWaste(print) && print.progress === null,
    ],
    ['PriceMissing', ({ cost }) => cost === null],
    ['CurrencyMismatch', ({ currency }) => currency !== logbook.currency],
  ]
}
