import type { CoverageDto, ExclusionReason } from '../../../generated/api.d.ts'
import { Coverage, percentage } from './coverage.ts'

/** A row of a statement over usages: those of one spool or material. */
interface UsageRow {
  readonly usages: number
  /** The number of usages that have an amount. */
  readonly with_weight: number
}

/** The rows to break down, with the rules for adding them up. */
export interface BreakdownInput<Row extends UsageRow> {
  readonly rows: readonly Row[]
  /** The reason why a row does not count at all; null where it may count. */
  readonly exclusionOf: (row: Row) => ExclusionReason | null
  /** Finds the value of a row and the number of usages that have it, and excludes the other usages that have an amount. */
  readonly valueOf: (row: Row, coverage: Coverage) => { readonly value: number | null; readonly usages: number }
}

/** The usages with the same name. */
export interface BreakdownGroup {
  /** The sum of their values. */
  readonly value: number
  /** The share of it in the sum of all groups; null for a share of nothing. */
  readonly sharePercent: number | null
  /** The number of usages that have a value. */
  readonly useCount: number
}

/**
 * Adds usages up by name: the highest value first, then by name.
 * @param keyOf returns the name of a row; null where it is unknown
 * @param toRow converts a group to a row of the response; null leaves it out
 * @param limit the maximum number of rows
 */
export function breakdown<Row extends UsageRow, Result>(
  { rows, exclusionOf, valueOf }: BreakdownInput<Row>,
  keyOf: (row: Row) => string | null,
  toRow: (key: string, group: BreakdownGroup) => Result | null,
  limit: number,
): { rows: Result[]; coverage: CoverageDto } {
  const coverage = new Coverage()
  const groups = new Map<string, { value: number; useCount: number }>()
  for (const row of rows) {
    const reason = exclusionOf(row)
    if (reason !== null) {
      coverage.exclude(reason, row.usages)
      continue
    }
    coverage.exclude('WeightMissing', row.usages - row.with_weight)
    const key = keyOf(row)
    if (key === null) {
      coverage.exclude('MaterialMissing', row.with_weight)
      continue
    }
    const { value, usages } = valueOf(row, coverage)
    if (usages === 0) continue
    coverage.count(usages)
    const group = groups.get(key) ?? { value: 0, useCount: 0 }
    group.value += value ?? 0
    group.useCount += usages
    groups.set(key, group)
  }
  const sum = [...groups.values()].reduce((total, { value }) => total + value, 0)
  const results = [...groups]
    .sort(([a, first], [b, second]) => second.value - first.value || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([key, group]) => toRow(key, { ...group, sharePercent: percentage(group.value, sum) }))
    .filter((result) => result !== null)
  return { rows: results, coverage: coverage.toDto() }
}
