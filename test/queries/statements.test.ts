import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import pg from 'pg'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { listPath, pagedOperations } from './lists.ts'
import { fillLogbook } from './logbook.ts'
import { IDENTIFIES, StatementRecorder } from './statements.ts'

/** More than the largest page has. */
const ROWS = 210
const SIZES = [1, 25, 200]
const MOST_STATEMENTS = 3

const server = await startServer({}, { isOwn: true })
const recorder = new StatementRecorder(server.services.pool)
const user = await newUser(server, { view_status: 'Public' })
const client = new pg.Client({ connectionString: server.config.databaseUrl ?? '' })
await client.connect()
const logbook = await fillLogbook(client, user.id, ROWS)
await client.end()

describe(`a page of any size costs the same number of statements, ${MOST_STATEMENTS} at most`, () => {
  for (const operation of pagedOperations) {
    test(operation.id, async () => {
      const path = listPath(operation, user.id, logbook)
      const get = async (pageSize: number) => {
        const answer = await server.client.raw('GET', `${path}?pageSize=${pageSize}`, { as: await credential })
        const { items } = answer.body as { items: unknown[] }
        assert.equal(items.length, pageSize)
      }
      const credential = operation.credentials === 'token' ? user.token() : user.key
      // Makes the account of a token.
      await get(1)
      const counts: number[] = []
      for (const size of SIZES) {
        const statements = await recorder.during(() => get(size))
        counts.push(statements.filter(({ text }) => !IDENTIFIES.test(text)).length)
      }
      const [first = 0] = counts
      assert(first > 0 && first <= MOST_STATEMENTS, `${first} statements`)
      assert.deepEqual(
        counts,
        SIZES.map(() => first),
      )
    })
  }
})
