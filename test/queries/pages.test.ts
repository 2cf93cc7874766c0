import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import pg from 'pg'
import type { Paging } from '../../generated/api.d.ts'
import { queryText } from '../support/client.ts'
import type { ContractOperation } from '../support/contract.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { listPath, pagedOperations } from './lists.ts'
import { fillLogbook } from './logbook.ts'

/** More than one page may have. */
const ROWS = 205

const server = await startServer({}, { isOwn: true })
const user = await newUser(server, { view_status: 'Public' })
const logbook = await fill()

interface Page {
  readonly items: readonly unknown[]
  readonly paging: Paging
}

async function fill() {
  const database = new pg.Client({ connectionString: server.config.databaseUrl ?? '' })
  await database.connect()
  try {
    return await fillLogbook(database, user.id, ROWS)
  } finally {
    await database.end()
  }
}

async function list(operation: ContractOperation, query: Readonly<Record<string, number>>) {
  const as = operation.credentials === 'token' ? await user.token() : user.key
  return server.client.raw('GET', listPath(operation, user.id, logbook) + queryText(query), { as })
}

for (const operation of pagedOperations) {
  describe(operation.id, () => {
    test('a page has 25 items unless the request says otherwise, and as many as 200', async () => {
      for (const [query, pageSize] of [
        [{}, 25],
        [{ pageSize: 1 }, 1],
        [{ pageSize: 200 }, 200],
      ] as const) {
        const { items, paging } = (await list(operation, query)).body as Page
        assert.deepEqual([items.length, paging.pageSize, paging.currentPage], [pageSize, pageSize, 1])
      }
    })
    test('pages together have every item once', async () => {
      const pages = await Promise.all(
        [1, 2, 3].map(async (pageNumber) => (await list(operation, { pageNumber, pageSize: 100 })).body as Page),
      )
      const items = pages.flatMap((page) => page.items)
      assert.equal(new Set(items.map((item) => JSON.stringify(item))).size, items.length)
      assert(items.length >= ROWS)
      if (items.length < 300) assert.equal(pages[0]?.paging.totalCount, items.length)
    })
    test('no page has more than 200 items, or none', async () => {
      for (const pageSize of [0, -1, 201, 1000]) {
        const { status, problem } = await list(operation, { pageSize })
        assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['pageSize']])
      }
    })
  })
}
