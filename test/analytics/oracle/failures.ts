import type {
  FailureCategory,
  FailureCategoryDto,
  FailureRateDto,
  FailureReasonDto,
  FailuresFigures,
  MaterialFailureBreakdownDto,
  PrinterFailureBreakdownDto,
} from '../../../generated/api.d.ts'
import { cover, type Check } from './coverage.ts'
import type { Print } from './logbook.ts'
import { alphabetical, descending, percent, total } from './numbers.ts'
import {
  costFigure,
  costOf,
  countFigure,
  durationFigure,
  isFinished,
  isWaste,
  latestFirst,
  moneyOrNull,
  NOT_FINISHED,
  partialCostCount,
  presentIn,
  PRINTER_MISSING,
  undatedIn,
  weightFigure,
} from './prints.ts'
import type { Scope } from './scope.ts'
import { inOneSpelling, usagesOf } from './usages.ts'

/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.959963985

/** The contract's order. */
const CATEGORIES: readonly FailureCategory[] = [
  ...(['Adhesion', 'Warping', 'LayerShift', 'Clog', 'FilamentRunout', 'FilamentTangle', 'Stringing'] as const),
  ...(['Supports', 'Electrical', 'PowerLoss', 'Firmware', 'UserCancelled', 'Other'] as const),
]

export function failuresFigures(scope: Scope): FailuresFigures {
  const { prints, logbook } = scope
  const wasted = prints.filter(isWaste)
  const finished = cover(prints, [undatedIn(scope), NOT_FINISHED])
  const all = cover(prints, [undatedIn(scope)])
  return {
    finishedCount: { count: finished.counted.length, coverage: all.coverage },
    failedCount: countFigure(scope, prints.filter(hasFailed)),
    cancelledCount: countFigure(
      scope,
      wasted.filter((print) => !hasFailed(print)),
    ),
    failureRate: {
      percent: percent(finished.counted.filter(hasFailed).length, finished.counted.length),
      coverage: finished.coverage,
    },
    printTime: durationFigure(scope, wasted),
    filament: weightFigure(scope, wasted),
    cost: costFigure(scope, wasted),
    partialCostCount: partialCostCount(scope, wasted),
    byCategory: {
      rows: categories(scope, presentIn(scope, wasted)),
      currency: logbook.currency,
      coverage: cover(wasted, [undatedIn(scope)]).coverage,
    },
    byReason: {
      rows: reasons(scope, presentIn(scope, wasted)),
      currency: logbook.currency,
      coverage: cover(wasted, [undatedIn(scope)]).coverage,
    },
    byPrinter: byPrinter(scope),
    byMaterial: byMaterial(scope),
  }
}

function reasons(scope: Scope, prints: readonly Print[]): FailureReasonDto[] {
  return [...Map.groupBy(prints, ({ reason }) => reason?.toLowerCase() ?? null)]
    .toSorted(([a, printsOfA], [b, printsOfB]) => descending(printsOfA.length, printsOfB.length) || alphabetical(a, b))
    .map(([, group]) => ({ reason: spelling(group), ...lost(scope, group, prints.length) }))
}

/** Those of equally many prints are in the order of the contract, and what nobody has stated comes last. */
function categories(scope: Scope, prints: readonly Print[]): FailureCategoryDto[] {
  return [...CATEGORIES, null]
    .map((category) => ({ category, group: prints.filter((print) => print.category === category) }))
    .filter(({ group }) => group.length > 0)
    .toSorted((a, b) => descending(a.group.length, b.group.length))
    .map(({ category, group }) => ({ category, ...lost(scope, group, prints.length) }))
}

/** What is lost by some of the failures. */
function lost(scope: Scope, group: readonly Print[], all: number) {
  return {
    failedCount: group.filter(hasFailed).length,
    cancelledCount: group.filter((print) => !hasFailed(print)).length,
    sharePercent: percent(group.length, all) ?? NaN,
    printTimeInSeconds: total(group.map(({ time }) => time.known)),
    filamentAmountMg: total(group.map(({ weight }) => weight.known)),
    cost: moneyOrNull(scope, total(group.map((print) => costOf(scope, print)))),
    partialCostCount: partialCostCount(scope, group),
    lastPrintDate: dateOf(group),
  }
}

/** Of equally frequent spellings, the one of the latest print. */
function spelling(prints: readonly Print[]): string | null {
  const [first] = [...Map.groupBy(prints, ({ reason }) => reason)].toSorted(
    ([a, printsOfA], [b, printsOfB]) =>
      descending(printsOfA.length, printsOfB.length) ||
      descending(latest(printsOfA), latest(printsOfB)) ||
      alphabetical(a, b),
  )
  return first?.[0] ?? null
}

function latest(prints: readonly Print[]): number | null {
  return prints.toSorted(latestFirst)[0]?.start ?? null
}

function dateOf(prints: readonly Print[]): string | null {
  const start = latest(prints)
  return start === null ? null : new Date(start).toISOString()
}

function byPrinter(scope: Scope): PrinterFailureBreakdownDto {
  const { counted, coverage } = cover(scope.prints, [undatedIn(scope), NOT_FINISHED, PRINTER_MISSING])
  const rows = scope.logbook.printers
    .map((printer) => ({ printer, prints: counted.filter((print) => print.printer === printer) }))
    .filter(({ prints }) => prints.length > 0)
    .toSorted((a, b) => mostFailed(a.prints, b.prints) || a.printer.id - b.printer.id)
    .map(({ printer: { id, name }, prints }) => ({ printerId: id, name, ...outcomes(prints) }))
  return { rows, coverage }
}

/** A row is a print and a material that it used, however often. */
function byMaterial(scope: Scope): MaterialFailureBreakdownDto {
  const typeOf = inOneSpelling(scope, ({ materialType }) => materialType)
  const materials = scope.prints.flatMap((print) =>
    [...new Set(usagesOf([print]).map(typeOf))].map((type) => ({ print, type })),
  )
  const ofPrint = ([reason, applies]: Check<Print>): Check<(typeof materials)[number]> => [
    reason,
    ({ print }) => applies(print),
  ]
  const { counted, coverage } = cover(materials, [
    ofPrint(undatedIn(scope)),
    ofPrint(NOT_FINISHED),
    ['MaterialMissing', ({ type }) => type === null],
  ])
  const rows = [...Map.groupBy(counted, ({ type }) => type ?? '')]
    .map(([materialType, used]) => ({ materialType, prints: used.map(({ print }) => print) }))
    .toSorted((a, b) => mostFailed(a.prints, b.prints) || alphabetical(a.materialType, b.materialType))
    .map(({ materialType, prints }) => ({ materialType, ...outcomes(prints) }))
  return { rows, coverage }
}

function mostFailed(a: readonly Print[], b: readonly Print[]): number {
  return descending(a.filter(hasFailed).length, b.filter(hasFailed).length) || descending(a.length, b.length)
}

function outcomes(prints: readonly Print[]) {
  const failed = prints.filter(hasFailed).length
  const cancelled = prints.filter((print) => isWaste(print) && !hasFailed(print)).length
  return { failedCount: failed, cancelledCount: cancelled, failureRate: rate(failed, prints.filter(isFinished).length) }
}

function rate(failed: number, finished: number): FailureRateDto {
  const isSmall = finished < 5
  const share = finished === 0 ? 0 : failed / finished
  return {
    percent: isSmall ? null : percent(failed, finished),
    lowPercent: isSmall ? null : toPercent(limit(share, finished, 0)),
    highPercent: isSmall ? null : toPercent(limit(share, finished, 1)),
    sampleCount: finished,
    coverage: {
      counted: isSmall ? 0 : finished,
      total: finished,
      exclusions: isSmall && finished > 0 ? [{ reason: 'SampleTooSmall', count: finished }] : [],
    },
  }
}

/** The true share, between the observed one and an end of the scale, from which the observed one is `Z` standard errors away. */
function limit(share: number, count: number, end: 0 | 1): number {
  let [near, far] = [share, end as number]
  for (let step = 0; step < 60; step += 1) {
    const middle = (near + far) / 2
    const isBeyond = (share - middle) ** 2 > (Z ** 2 * middle * (1 - middle)) / count
    if (isBeyond) far = middle
    else near = middle
  }
  return far
}

function toPercent(share: number): number {
  return Math.round(share * 1000) / 10
}

function hasFailed({ status }: Print): boolean {
  return status === 'Failed'
}
