import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { makeRecord, namesRecord } from '../access/records.ts'
import { bodies } from '../access/table.ts'
import { isException } from '../queries/distribution.ts'
import { StatementRecorder, type Statement } from '../queries/statements.ts'
import { fill, queryText } from '../support/client.ts'
import { contractOperations } from '../support/contract.ts'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

/** Statements about tables that are on nodes by another column than the user, as requests have them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  slicer_settings: 'their first reader becomes their owner, so they are found by their id',
  sessions: 'they are found by the hash of a cookie; a user lists them seldom',
}

const server = await startServer({}, { isOwn: true })
const recorder = new StatementRecorder(server.services.pool)
const statements = new Map<string, Statement>()

for (const operation of contractOperations.filter((one) => one.method === 'GET' || namesRecord(one))) {
  test(`${operation.id} is recorded`, async () => {
    const caller = await newUser(server, { view_status: 'Public' })
    // An empty feed reads no items.
    if (operation.id === 'Feed_GetFeed') await newPrint(server, caller)
    const names = namesRecord(operation) ? await makeRecord(server, operation, caller) : {}
    const path = operation.path.includes('{') ? fill(operation.path, names) : operation.path + queryText(names)
    const body = await bodies[operation.id]?.(server, caller)
    const as = operation.credentials === 'token' ? await caller.token() : caller.key
    const sent = await recorder.during(async () => {
      const { status, text } = await server.client.raw(operation.method, path, { body, as })
      assert(status < 300, text)
    })
    for (const statement of sent) statements.set(statement.text, statement)
  })
}

test('each of their statements is one task, but for those that are listed', async () => {
  const client = new pg.Client({ connectionString: server.config.databaseUrl ?? '' })
  await client.connect()
  try {
    let counted = 0
    for (const { text, values } of statements.values()) {
      if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) continue
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      const tasks = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count))
      const isElsewhere = Object.keys(ELSEWHERE).some((table) => text.includes(table))
      if (tasks.length > 0) counted += 1
      if (!isElsewhere && !isException(text)) assert(Math.max(1, ...tasks) === 1, `${text}\n${plan}`)
    }
    assert(counted > 100, `only ${counted} statements have tasks`)
  } finally {
    await client.end()
  }
})
