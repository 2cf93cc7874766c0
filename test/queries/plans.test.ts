import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import pg from 'pg'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { listPath, pagedOperations } from './lists.ts'
import { fillLogbook } from './logbook.ts'
import { explain, rowsInto, rowsRead, type PlanNode } from './plan.ts'
import { StatementRecorder } from './statements.ts'

/** Eight users have 80,000 rows of each kind together. */
const USERS = 8
const ROWS = 10_000
/** The feed sorts what it reaches back, 1,000 rows of each of four kinds; every other list less. */
const MOST_ROWS = 4000

const server = await startServer({}, { isOwn: true })
const recorder = new StatementRecorder(server.services.pool)
const url = server.config.databaseUrl ?? ''
const user = await newUser(server, { view_status: 'Public' })
const logbook = await fillAll()

/** Lists of sums over all records of the user: 0.2 s for 10,000 spools that are each of another type. */
const SUMS = ['Stock_GetStock']

describe('the first page of a long list scans no large table and sorts no long list', () => {
  for (const operation of pagedOperations.filter(({ id }) => !SUMS.includes(id))) {
    test(operation.id, async () => {
      const path = listPath(operation, user.id, logbook)
      const as = operation.credentials === 'token' ? await user.token() : user.key
      const statements = await recorder.during(() => server.client.raw('GET', path, { as }))
      assert(statements.length > 0)
      await withClient(async (client) => {
        for (const statement of statements) {
          const nodes = await explain(client, statement)
          assert.deepEqual(nodes.filter(isWasteful).map(described), [], statement.text)
        }
      })
    })
  }
})

for (const searchText of ['absent', '9999', 'shelf', 'print workshop pla'])
  test(`a search for "${searchText}" reads the texts of prints once, from an index, and scans no table`, async () => {
    const path = `/api/Prints/summary?searchText=${encodeURIComponent(searchText)}`
    const statements = await recorder.during(() => server.client.raw('GET', path, { as: user.key }))
    await withClient(async (client) => {
      const nodes: PlanNode[] = []
      for (const statement of statements) nodes.push(...(await explain(client, statement)))
      const texts = nodes.filter((node) => node['Index Name'] === 'prints_for_search')
      assert.deepEqual(
        texts.map((node) => [node['Node Type'], rowsRead(node)]),
        [['Index Only Scan', ROWS]],
      )
      const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && rowsRead(node) > MOST_ROWS)
      assert.deepEqual(scans.map(described), [])
    })
  })

test('the prints of a printer are read once for all reminders', async () => {
  await withClient(async (client) => {
    await client.query(
      `insert into maintenance_entries (user_id, printer_id, date, done, category, due_after_prints)
      select $1, $2, '2000-01-01Z', false, 'Work ' || n, 1000000 from generate_series(1, 100) n`,
      [user.id, logbook.printerId],
    )
    for (const path of ['/api/PrinterMaintenance?isDue=true', '/api/PrinterMaintenance', '/api/Printers/summary']) {
      const statements = await recorder.during(() => server.client.raw('GET', path, { as: user.key }))
      const [counting, ...others] = statements.filter(({ text }) => text.includes('maintenance_entries earlier'))
      assert(counting && others.length === 0, path)
      const nodes = await explain(client, counting)
      const read = nodes.filter((node) => node['Relation Name'] === 'prints').map(rowsRead)
      assert(read.reduce((sum, rows) => sum + rows, 0) <= ROWS, `${path}: ${read.join(', ')}`)
    }
  })
})

/** Fills everybody's logbook outside the pool, whose statement timeout is too short for it. Gives the user's. */
async function fillAll() {
  return withClient(async (client) => {
    // The rows are right by themselves; looking up what each of them refers to would take longer than to write them.
    await client.query('set session_replication_role = replica')
    const own = await fillLogbook(client, user.id, ROWS)
    for (let other = 1; other < USERS; other += 1) await fillLogbook(client, (await newUser(server)).id, ROWS)
    await client.query('vacuum analyze')
    return own
  })
}

function isWasteful(node: PlanNode): boolean {
  if (node['Node Type'] === 'Seq Scan') return rowsRead(node) > MOST_ROWS
  return node['Node Type'].endsWith('Sort') && rowsInto(node) > MOST_ROWS
}

function described(node: PlanNode): string {
  const { 'Node Type': type, 'Relation Name': table, 'Sort Key': keys } = node
  return type === 'Seq Scan' ? `scans ${table ?? ''}` : `sorts ${rowsInto(node)} rows by ${(keys ?? []).join(', ')}`
}

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
