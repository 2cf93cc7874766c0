import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import pg from 'pg'
import { contractOperations } from '../support/contract.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { fillLogbook } from '../queries/logbook.ts'
import { explain, explainGenerically, type PlanNode } from '../queries/plan.ts'
import { StatementRecorder } from '../queries/statements.ts'

/** Six users have 30,000 prints and 60,000 usages together. */
const USERS = 6
const ROWS = 5000

const server = await startServer({}, { isOwn: true })
const recorder = new StatementRecorder(server.services.pool)
const user = await newUser(server)
const client = new pg.Client({ connectionString: server.config.databaseUrl ?? '' })
await client.connect()
const logbook = await fillAll()
const analyses = contractOperations.filter(({ id }) => id.startsWith('Analytics_'))

const filters: Readonly<Record<string, string>> = {
  'all time': '',
  'a range, compared with the one before':
    'FromDate=2025-11-01T00:00:00Z&ToDate=2025-12-01T00:00:00Z&ComparePrevious=true',
  'one printer and one status': `PrinterIds=${logbook.printerId}&Statuses=Success`,
  'one project': `ProjectIds=${logbook.projectId}`,
  'one spool': `FilamentIds=${logbook.filamentId}`,
}

describe('no analysis reads the prints or usages of others', () => {
  for (const { id, path } of analyses) {
    for (const [name, query] of Object.entries(filters)) {
      test(`${id}, ${name}`, async () => {
        const statements = await recorder.during(() =>
          server.client.raw('GET', `${path}?TimeZone=Europe/Berlin&${query}`, { as: user.key }),
        )
        assert(statements.length > 0)
        for (const statement of statements) {
          const nodes = [...(await explain(client, statement)), ...(await explainGenerically(client, statement))]
          assert.deepEqual(nodes.filter(readsAll), [], statement.text)
        }
      })
    }
  }
  test.after(() => client.end())
})

async function fillAll() {
  // The rows are right by themselves; looking up what each of them refers to would take longer than to write them.
  await client.query('set session_replication_role = replica')
  const own = await fillLogbook(client, user.id, ROWS)
  for (let other = 1; other < USERS; other += 1) await fillLogbook(client, (await newUser(server)).id, ROWS)
  await client.query('vacuum analyze')
  return own
}

function readsAll(node: PlanNode): boolean {
  return node['Node Type'] === 'Seq Scan' && ['prints', 'filament_usages'].includes(node['Relation Name'] ?? '')
}
