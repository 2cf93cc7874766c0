import { after, test, type TestContext } from 'node:test'
import type { Compilable } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import type { Analysis } from '../../src/analytics/analysis.ts'
import { bucketsOf } from '../../src/analytics/buckets.ts'
import { selectPrintTimes } from '../../src/analytics/busy.ts'
import { selectCells } from '../../src/analytics/cells.ts'
import { selectCostCells } from '../../src/analytics/costCells.ts'
import { selectCostUses } from '../../src/analytics/costUses.ts'
import { selectDays } from '../../src/analytics/days.ts'
import { selectMaintenanceCosts } from '../../src/analytics/maintenanceCosts.ts'
import { selectWeights } from '../../src/analytics/materials.ts'
import { selectPrinterBins, selectTrend } from '../../src/analytics/printSamples.ts'
import { selectCandidates } from '../../src/analytics/ranking.ts'
import { selectBurnRates } from '../../src/analytics/runway.ts'
import { selectStarts } from '../../src/analytics/starts.ts'
import { piecesOf } from '../../src/analytics/stretches.ts'
import { selectUses } from '../../src/analytics/uses.ts'
import { selectUseBins } from '../../src/analytics/useSamples.ts'
import { breakLines } from '../queries/breakLines.ts'
import { createDatabase } from '../support/database.ts'

const database = await createDatabase()
after(() => database.drop())

const zone = 'Europe/Berlin'
const span = { from: Date.parse('2026-01-01T00:00:00+01:00'), until: Date.parse('2026-07-01T00:00:00+02:00') }
const prints = { userId: 1, printerIds: undefined, filamentIds: undefined, projectIds: undefined, statuses: undefined }
const analysis: Analysis = {
  // The type of what operations get; the object is the same.
  db: database.db as unknown as ReadonlyKysely<DB>,
  prints,
  currency: 'EUR',
  zone,
  now: span.until,
  isAllTime: false,
  span,
  granularity: 'Month',
  buckets: bucketsOf(zone, 'Month', span),
}
const filtered: Analysis = {
  ...analysis,
  prints: {
    userId: 1,
    printerIds: [7],
    filamentIds: ['0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11'],
    projectIds: ['6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10'],
    statuses: ['Success'],
  },
}
/** On this date the clocks went back past midnight, so that the day has two stretches. */
const turnedBack: Analysis = {
  ...analysis,
  buckets: bucketsOf('America/St_Johns', 'Day', {
    from: Date.parse('2010-11-06T12:00:00Z'),
    until: Date.parse('2010-11-07T12:00:00Z'),
  }),
}
const ranking = {
  number: 0,
  measure: 'cost',
  direction: 'most',
  peaks: [{ spans: [{ from: 0, until: 1 }], value: 1 }],
  wanted: 1,
} as const

const statements: Readonly<Record<string, Compilable>> = {
  cells: selectCells(analysis, 'most'),
  'cells-filtered': selectCells(filtered, 'lastStart'),
  ranking: selectCandidates(analysis, [ranking]),
  days: selectDays(analysis),
  starts: selectStarts(analysis),
  'print-times': selectPrintTimes(analysis, span),
  uses: selectUses(analysis),
  'uses-filtered': selectUses(filtered),
  weights: selectWeights(analysis),
  'burn-rates': selectBurnRates(analysis.db, 1, undefined, span.until),
  'cost-cells': selectCostCells(analysis, piecesOf(analysis)),
  'cost-uses': selectCostUses(analysis),
  'maintenance-costs': selectMaintenanceCosts(analysis),
  'printer-bins': selectPrinterBins(analysis),
  'use-bins': selectUseBins(analysis, 'all'),
  'use-bins-later': selectUseBins(analysis, 'later'),
  trend: selectTrend(analysis),
  'trend-again': selectTrend(turnedBack),
}

for (const [name, statement] of Object.entries(statements)) {
  test(`the statement of ${name} is the one that was reviewed`, (context: TestContext) => {
    const text = breakLines(statement.compile().sql)
    context.assert.fileSnapshot(text, `test/queries/analytics-${name}.sql`, { serializers: [(lines: string) => lines] })
  })
}
