import type {
  ExclusionReason,
  FailuresFigures,
  MaterialFailureBreakdownDto,
  PrinterFailureBreakdownDto,
} from '../../../generated/api.d.ts'
import { isFinished, isWaste } from '../../kernel/printStatus.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { selectFailureCauses, type FailureCause } from '../statements/failureCauses.ts'
import { selectMaterialOutcomes, type MaterialOutcome } from '../statements/materialOutcomes.ts'
import { selectPrintAggregates, type PrintAggregate } from '../statements/printAggregates.ts'
import { readPrinterNames } from '../statements/printers.ts'
import { readSpools, type SpoolDescription } from '../statements/spools.ts'
import { selectUsageTotals, type UsageTotals } from '../statements/usageTotals.ts'
import { Coverage } from './coverage.ts'
import { causeBreakdowns } from './failureCauses.ts'
import { failureRate } from './failureRate.ts'
import { PrintTally } from './printTally.ts'
import { inOneSpelling } from './spelling.ts'

/** The contract's bounds of the lists. */
const MAX_REASONS = 200
const MAX_PRINTERS = 1000
const MAX_TYPES = 200

/** The figures of `Analytics_GetFailures`. It has no series, so that the whole range is one bucket. */
export async function failuresFigures(everything: AnalysisScope): Promise<FailuresFigures> {
  const scope = inOneBucket(everything)
  const [byMaterial, causes, aggregates, names] = await Promise.all([
    readByMaterial(scope),
    selectFailureCauses(scope, MAX_REASONS).execute() as Promise<FailureCause[]>,
    selectPrintAggregates(scope, 'none').execute() as Promise<PrintAggregate[]>,
    readPrinterNames(scope),
  ])
  const all = new PrintTally(scope, aggregates)
  const tallyOf = (isWanted: (status: PrintAggregate['status']) => boolean) =>
    new PrintTally(
      scope,
      aggregates.filter(({ status }) => isWanted(status)),
    )
  const wasted = tallyOf(isWaste)
  return {
    finishedCount: all.finishedCount,
    failedCount: tallyOf((status) => status === 'Failed').printCount,
    cancelledCount: tallyOf((status) => status === 'Cancelled').printCount,
    failureRate: all.failureRate,
    printTime: wasted.printTime,
    filament: wasted.filamentUsed,
    cost: wasted.totalCost,
    partialCostCount: wasted.partialCostCount,
    ...causeBreakdowns({ causes, currency: scope.currency, coverage: wasted.all }),
    byPrinter: byPrinter(scope, aggregates, names),
    byMaterial,
  }
}

function inOneBucket(scope: AnalysisScope): AnalysisScope {
  const [first] = scope.buckets
  return { ...scope, buckets: scope.range && first ? [{ ...first, ranges: [scope.range] }] : [] }
}

/** Rows of prints to add up, with the rules for that. */
interface OutcomesInput<Key, Row> {
  readonly rows: readonly Row[]
  /** Whether prints are outside of the figure because they have no start date. */
  readonly isOutside: (row: Row) => boolean
  /** Returns the group of a row; null where it is unknown. */
  readonly keyOf: (row: Row) => Key | null
  /** The reason why prints without a group do not count. */
  readonly missing: ExclusionReason
}

/** Adds finished prints up by group: most failed prints first, then most finished ones. */
function outcomesBy<Key extends string | number, Row extends Pick<PrintAggregate, 'status' | 'prints'>>({
  rows,
  isOutside,
  keyOf,
  missing,
}: OutcomesInput<Key, Row>) {
  const coverage = new Coverage()
  const groups = new Map<Key, { finished: number; failed: number; cancelled: number }>()
  for (const row of rows) {
    const { status, prints } = row
    const key = keyOf(row)
    if (isOutside(row)) coverage.exclude('Undated', prints)
    else if (!isFinished(status)) coverage.exclude('NotFinished', prints)
    else if (key === null) coverage.exclude(missing, prints)
    else {
      coverage.count(prints)
      const group = groups.get(key) ?? { finished: 0, failed: 0, cancelled: 0 }
      group.finished += prints
      if (status === 'Failed') group.failed += prints
      if (status === 'Cancelled') group.cancelled += prints
      groups.set(key, group)
    }
  }
  const sorted = [...groups]
    .sort(([a, one], [b, other]) => other.failed - one.failed || other.finished - one.finished || (a < b ? -1 : 1))
    .map(([key, { finished, failed, cancelled }]) => ({
      key,
      outcomes: { failedCount: failed, cancelledCount: cancelled, failureRate: failureRate(failed, finished) },
    }))
  return { groups: sorted, coverage: coverage.toDto() }
}

function byPrinter(
  { isAllTime }: AnalysisScope,
  rows: readonly PrintAggregate[],
  names: ReadonlyMap<number, string>,
): PrinterFailureBreakdownDto {
  const { groups, coverage } = outcomesBy({
    rows,
    isOutside: ({ bucket }) => bucket === null && !isAllTime,
    keyOf: ({ printer_id: id }) => id,
    missing: 'PrinterMissing',
  })
  const named = groups.slice(0, MAX_PRINTERS).flatMap(({ key, outcomes }) => {
    const name = names.get(key)
    return name === undefined ? [] : { printerId: key, name, ...outcomes }
  })
  return { rows: named, coverage }
}

async function readByMaterial(scope: AnalysisScope): Promise<MaterialFailureBreakdownDto> {
  const { rows, typeOf } = await readOutcomes(scope)
  const { groups, coverage } = outcomesBy({
    rows,
    isOutside: ({ is_undated: isUndated }) => isUndated && !scope.isAllTime,
    keyOf: typeOf,
    missing: 'MaterialMissing',
  })
  return { rows: groups.slice(0, MAX_TYPES).map(({ key, outcomes }) => ({ materialType: key, ...outcomes })), coverage }
}

/**
 * Reads the outcomes by material type, with what gives the type of a row in the spelling of most uses. Only where a type has several
 * spellings, they are read again, together.
 */
async function readOutcomes(scope: AnalysisScope) {
  const rows: MaterialOutcome[] = await selectMaterialOutcomes(scope, 'apart').execute()
  const names = rows.map(({ material_type: name }) => name)
  const hasSeveral = new Set(names).size > new Set(names.map((name) => name?.trim().toLowerCase())).size
  const [outcomes, uses]: [MaterialOutcome[], { name: string | null; count: number }[]] = hasSeveral
    ? await Promise.all([selectMaterialOutcomes(scope, 'together').execute(), readSpellings(scope)])
    : [rows, names.map((name) => ({ name, count: 1 }))]
  const spellingOf = inOneSpelling(
    uses,
    ({ name }) => name,
    ({ count }) => count,
  )
  const typeOf = ({ material_type: name }: MaterialOutcome) => spellingOf({ name, count: 1 })
  return { rows: outcomes, typeOf }
}

/** Reads how often each spelling of a material type was used. */
async function readSpellings(scope: AnalysisScope): Promise<{ name: string | null; count: number }[]> {
  const [usages, spools]: [UsageTotals[], ReadonlyMap<string, SpoolDescription>] = await Promise.all([
    selectUsageTotals(scope).execute(),
    readSpools(scope),
  ])
  return usages.map(({ filament_id: id, material_type: own, usages: count }) => ({
    name: (id === null ? undefined : spools.get(id))?.material_type ?? own,
    count,
  }))
}
