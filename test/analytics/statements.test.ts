import { after, test, type TestContext } from 'node:test'
import type { Compilable } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import type { AnalysisScope } from '../../src/analytics/filter/scope.ts'
import { selectBurnRates } from '../../src/analytics/statements/burnRates.ts'
import { selectDailyTotals } from '../../src/analytics/statements/dailyTotals.ts'
import { selectFailureCauses } from '../../src/analytics/statements/failureCauses.ts'
import { selectTypeDescriptions } from '../../src/analytics/statements/filamentTypes.ts'
import { selectMaintenanceCosts } from '../../src/analytics/statements/maintenanceCosts.ts'
import { selectMaterialCosts } from '../../src/analytics/statements/materialCosts.ts'
import { selectMaterialOutcomes } from '../../src/analytics/statements/materialOutcomes.ts'
import { selectPrintAggregates } from '../../src/analytics/statements/printAggregates.ts'
import { selectPrintCosts } from '../../src/analytics/statements/printCosts.ts'
import { selectPrintRatioBins } from '../../src/analytics/statements/printRatioBins.ts'
import { selectPrintTimes } from '../../src/analytics/statements/printTimes.ts'
import { selectRankedPrints } from '../../src/analytics/statements/rankedPrints.ts'
import { selectRatioTrend } from '../../src/analytics/statements/ratioTrend.ts'
import { selectStartHours } from '../../src/analytics/statements/startHours.ts'
import { selectStatusWeights } from '../../src/analytics/statements/statusWeights.ts'
import { selectUsageRatioBins } from '../../src/analytics/statements/usageRatioBins.ts'
import { selectUsageTotals } from '../../src/analytics/statements/usageTotals.ts'
import { splitIntoBuckets } from '../../src/analytics/time/buckets.ts'
import { splitIntoChunks } from '../../src/analytics/time/chunks.ts'
import { breakLines } from '../queries/breakLines.ts'
import { createDatabase } from '../support/database.ts'

const database = await createDatabase()
after(() => database.drop())

const zone = 'Europe/Berlin'
const range = { from: Date.parse('2026-01-01T00:00:00+01:00'), until: Date.parse('2026-07-01T00:00:00+02:00') }
const prints = { userId: 1, printerIds: undefined, filamentIds: undefined, projectIds: undefined, statuses: undefined }
const scope: AnalysisScope = {
  // The type of what operations get; the object is the same.
  db: database.db as unknown as ReadonlyKysely<DB>,
  isLarge: false,
  prints,
  currency: 'EUR',
  zone,
  now: range.until,
  isAllTime: false,
  range,
  granularity: 'Month',
  buckets: splitIntoBuckets(zone, 'Month', range),
}
const filtered: AnalysisScope = {
  ...scope,
  prints: {
    userId: 1,
    printerIds: [7],
    filamentIds: ['0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11'],
    projectIds: ['6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10'],
    statuses: ['Success'],
  },
}
/** On this date the clocks went back past midnight, so that the day has two time ranges. */
const clocksBack: AnalysisScope = {
  ...scope,
  buckets: splitIntoBuckets('America/St_Johns', 'Day', {
    from: Date.parse('2010-11-06T12:00:00Z'),
    until: Date.parse('2010-11-07T12:00:00Z'),
  }),
}
const ranking = {
  number: 0,
  measure: 'cost',
  direction: 'highest',
  peaks: [{ ranges: [{ from: 0, until: 1 }], value: 1 }],
  limit: 1,
} as const

const statements: Readonly<Record<string, Compilable>> = {
  'print-aggregates': selectPrintAggregates(scope, 'maxima'),
  'print-aggregates-filtered': selectPrintAggregates(filtered, 'lastStart'),
  'ranked-prints': selectRankedPrints(scope, [ranking]),
  'daily-totals': selectDailyTotals(scope),
  'start-hours': selectStartHours(scope),
  'print-times': selectPrintTimes(scope, range),
  'usage-totals': selectUsageTotals(scope),
  'usage-totals-filtered': selectUsageTotals(filtered),
  'filament-types': selectTypeDescriptions(scope),
  'status-weights': selectStatusWeights(scope),
  'burn-rates': selectBurnRates(scope.db, 1, undefined, range.until),
  'print-costs': selectPrintCosts(scope, splitIntoChunks(scope)),
  'material-costs': selectMaterialCosts(scope),
  'maintenance-costs': selectMaintenanceCosts(scope),
  'print-ratio-bins': selectPrintRatioBins(scope),
  'usage-ratio-bins': selectUsageRatioBins(scope, 'both'),
  'usage-ratio-bins-second-half': selectUsageRatioBins(scope, 'second'),
  'ratio-trend': selectRatioTrend(scope),
  'failure-causes': selectFailureCauses(scope, 200),
  'failure-causes-all-time': selectFailureCauses({ ...filtered, isAllTime: true }, 200),
  'material-outcomes': selectMaterialOutcomes(scope, 'apart'),
  'material-outcomes-together': selectMaterialOutcomes(scope, 'together'),
  'material-outcomes-large': selectMaterialOutcomes({ ...scope, isLarge: true }, 'apart'),
  'ratio-trend-clocks-back': selectRatioTrend(clocksBack),
}

for (const [name, statement] of Object.entries(statements)) {
  test(`the statement of ${name} is the one that was reviewed`, (context: TestContext) => {
    const text = breakLines(statement.compile().sql)
    context.assert.fileSnapshot(text, `test/queries/analytics-${name}.sql`, { serializers: [(lines: string) => lines] })
  })
}
