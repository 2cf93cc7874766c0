import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import type { Analysis } from '../../src/analytics/analysis.ts'
import { bucketsOf } from '../../src/analytics/buckets.ts'
import { readCells, readHalves, type Cell } from '../../src/analytics/cells.ts'
import { Samples } from '../../src/analytics/samples.ts'
import { selectUseBins, type UseBin } from '../../src/analytics/useSamples.ts'
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
const span = { from: now - PRINTS * 3_600_000, until: now }
const analysis: Analysis = {
  db: server.services.db as unknown as ReadonlyKysely<DB>,
  prints: { userId, printerIds: undefined, filamentIds: undefined, projectIds: undefined, statuses: undefined },
  currency: 'EUR',
  zone,
  now,
  isAllTime: true,
  span,
  granularity: 'Day',
  buckets: bucketsOf(zone, 'Day', span),
}

test('a large logbook, read by two statements, gives the cells that one statement gives', async () => {
  const cells = sorted(await readCells(analysis, 'most'))
  assert.equal(count(cells, 'prints'), PRINTS)
  assert(new Set(cells.map(({ bucket }) => bucket)).size > 2)
  assert.deepEqual(sorted(await readHalves(analysis, 'most')), cells)
})

for (const isAllTime of [true, false]) {
  test(`two statements find every use of ${isAllTime ? 'all time' : 'a range'} once, as one does`, async () => {
    const [all = [], earlier = [], later = []]: UseBin[][] = await Promise.all(
      (['all', 'earlier', 'later'] as const).map((part) => selectUseBins({ ...analysis, isAllTime }, part).execute()),
    )
    assert(earlier.length > 0 && later.length > 0)
    assert.equal(count(all, 'count'), 4 * PRINTS)
    assert.equal(count(earlier, 'count') + count(later, 'count'), 4 * PRINTS)
    assert.deepEqual(samples([...earlier, ...later]), samples(all))
  })
}

function count<Column extends string>(rows: readonly Readonly<Record<Column, number>>[], column: Column): number {
  return rows.reduce((sum, row) => sum + row[column], 0)
}

/** What answers tell of the bins, measure by measure. */
function samples(bins: readonly UseBin[]): unknown {
  const figure = (isTime: boolean) => {
    const all = new Samples()
    for (const bin of bins) if (bin.is_time === isTime) all.add(bin)
    return all.figure
  }
  return [figure(true), figure(false)]
}

function sorted(cells: readonly Cell[]): Cell[] {
  const key = ({ bucket, status, printer_id: printerId }: Cell) => JSON.stringify([bucket, status, printerId])
  return [...cells].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}
