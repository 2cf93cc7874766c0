import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import type { AnalysisScope } from '../../src/analytics/filter/scope.ts'
import { splitIntoBuckets } from '../../src/analytics/time/buckets.ts'
import {
  readPrintAggregates,
  readInParallel,
  type PrintAggregate,
} from '../../src/analytics/statements/printAggregates.ts'
import { RatioHistogram } from '../../src/analytics/figures/ratioHistogram.ts'
import { selectUsageRatioBins, type UsageRatioBin } from '../../src/analytics/statements/usageRatioBins.ts'
import { fillLogbook } from '../queries/logbook.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const client = new pg.Client({ connectionString: server.config.databaseUrl ?? '' })
await client.connect()
const PRINTS = 500
const { id: userId } = await newUser(server)
await fillLogbook(client, userId, PRINTS)
await client.query(
  `update filament_usages set estimated_amount_mg = 500 + print_id * 7919 % 1000, estimated_print_time_in_seconds = 3600,
     print_time_in_seconds = 3000 + print_id * 104729 % 1200
   where user_id = $1`,
  [userId],
)
await client.end()

const zone = 'Europe/Berlin'
/** When the logbook ends; it has a print for each hour before. */
const now = Date.parse('2026-01-01T00:00:00Z')
const range = { from: now - PRINTS * 3_600_000, until: now }
const scope: AnalysisScope = {
  db: server.services.db as unknown as ReadonlyKysely<DB>,
  isLarge: false,
  prints: { userId, printerIds: undefined, filamentIds: undefined, projectIds: undefined, statuses: undefined },
  currency: 'EUR',
  zone,
  now,
  isAllTime: true,
  range,
  granularity: 'Day',
  buckets: splitIntoBuckets(zone, 'Day', range),
}

test('a large logbook, read by two statements, gives the aggregates that one statement gives', async () => {
  const aggregates = sorted(await readPrintAggregates(scope, 'maxima'))
  assert.equal(count(aggregates, 'prints'), PRINTS)
  assert(new Set(aggregates.map(({ bucket }) => bucket)).size > 2)
  assert.deepEqual(sorted(await readInParallel(scope, 'maxima')), aggregates)
})

for (const isAllTime of [true, false]) {
  test(`two statements find every usage of ${isAllTime ? 'all time' : 'a range'} once, as one does`, async () => {
    const [both = [], first = [], second = []]: UsageRatioBin[][] = await Promise.all(
      (['both', 'first', 'second'] as const).map((half) =>
        selectUsageRatioBins({ ...scope, isAllTime }, half).execute(),
      ),
    )
    assert(first.length > 0 && second.length > 0)
    assert.equal(count(both, 'count'), 4 * PRINTS)
    assert.equal(count(first, 'count') + count(second, 'count'), 4 * PRINTS)
    assert.deepEqual(figures([...first, ...second]), figures(both))
  })
}

function count<Column extends string>(rows: readonly Readonly<Record<Column, number>>[], column: Column): number {
  return rows.reduce((sum, row) => sum + row[column], 0)
}

/** The figures that responses give of the bins, by measure. */
function figures(bins: readonly UsageRatioBin[]): unknown {
  return [true, false].map((isTime) => new RatioHistogram(bins.filter((bin) => bin.is_time === isTime)).figure)
}

function sorted(aggregates: readonly PrintAggregate[]): PrintAggregate[] {
  const key = ({ bucket, status, printer_id: printerId }: PrintAggregate) => JSON.stringify([bucket, status, printerId])
  return [...aggregates].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}
