import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { fillLogbook } from './logbook.ts'

const ROWS = 3000
/** What a statement may take in the running service, in milliseconds. */
const PATIENCE = 2000

const server = await startServer({}, { patience: PATIENCE })

// Of the second user the planner's statistics know nothing. A statement that takes two seconds is cancelled, and the answer is 503.
const known = await newUser(server)
const user = await newUser(server)
const client = new pg.Client({ connectionString: server.config.databaseUrl ?? '' })
await client.connect()
await client.query('set session_replication_role = replica')
await fillLogbook(client, known.id, ROWS)
await client.query('analyze')
const { printId, filamentId } = await fillLogbook(client, user.id, ROWS)
await client.end()

const READS = [
  '/api/Filaments',
  '/api/Filaments?searchText=Spool&sortColumn=remaining',
  `/api/Filaments/${filamentId}`,
  `/api/Filaments/${filamentId}/ledger`,
  '/api/Printers',
  '/api/Projects',
  '/api/Feed',
  '/api/Stock',
  '/api/Stock/plan',
  '/api/achievements/me',
  `/api/Prints/summary?filamentIds=${filamentId}`,
  ...['overview', 'activity', 'printers', 'materials', 'costs', 'accuracy', 'failures'].map(
    (analysis) => `/api/Analytics/${analysis}?FilamentIds=${filamentId}`,
  ),
]

test('a user whose prints are newer than the statistics of the planner changes them in time', async () => {
  const as = user.key
  const ids = Array.from({ length: 200 }, (_, index) => printId - index)
  const spool = { title: 'x', status: 'Success', filamentUsage: [{ filamentId, amountMg: 5 }] }
  const answers = [
    await server.client.call('Prints_PatchPrint', { path: { id: printId }, body: { status: 'Failed' }, as }),
    await server.client.call('Prints_PutPrint', { path: { id: printId }, body: spool, as }),
    await server.client.call('Prints_PatchBulk', { body: { ids, changes: { status: 'Cancelled' } }, as }),
    await server.client.call('Filaments_PatchFilament', { path: { id: filamentId }, body: { purchasePrice: 20 }, as }),
  ]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  )
})

for (const target of READS) {
  test(`such a user reads ${target.replace(filamentId, '{id}')} in time`, async () => {
    const answer = await server.client.raw('GET', target, { as: user.key })
    assert.equal(answer.status, 200, answer.text)
  })
}
