import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodies } from '../access/table.ts'
import { makeRecord, namesRecord, type Names } from '../access/records.ts'
import { fill, queryText } from '../support/client.ts'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import { newFilament, newPrint, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { Snapshots } from './snapshots.ts'
import { IDENTIFIES, StatementRecorder } from './statements.ts'

/** Bodies of further operations, which settle the costs and the stock of prints. */
const WRITES: typeof bodies = {
  Prints_PostPrint: async (on, caller) => ({
    title: 'A print',
    status: 'Success',
    filamentUsage: [{ filamentId: (await newFilament(on, caller)).id, amountMg: 5000 }],
  }),
  Prints_PatchBulk: async (on, caller) => ({ ids: [(await newPrint(on, caller)).id], changes: { status: 'Failed' } }),
  Prints_DeleteBulk: async (on, caller) => ({ ids: [(await newPrint(on, caller)).id] }),
}

/** The statements of analyses have snapshots of their own, as they have variants. */
const operations = contractOperations.filter(
  (operation) =>
    !operation.id.startsWith('Analytics_') &&
    (operation.method === 'GET' || namesRecord(operation) || operation.id in WRITES),
)

const server = await startServer({}, { isOwn: true })
const recorder = new StatementRecorder(server.services.pool)
const snapshots = new Snapshots('operations')

async function call({ id, method, path, credentials }: ContractOperation, names: Names, caller: User): Promise<void> {
  const target = path.includes('{') ? fill(path, names) : path + queryText(names)
  const body = await { ...bodies, ...WRITES }[id]?.(server, caller)
  const as = credentials === 'token' ? await caller.token() : caller.key
  const { status, text } = await server.client.raw(method, target, { body, as })
  assert(status < 300, text)
}

for (const operation of operations) {
  test(`the statements with a join of ${operation.id} are those that were reviewed`, async (context) => {
    const caller = await newUser(server, { view_status: 'Public' })
    // An empty feed takes no statement with a join.
    if (operation.id === 'Feed_GetFeed') await newPrint(server, caller)
    const names = namesRecord(operation) ? await makeRecord(server, operation, caller) : {}
    const statements = await recorder.joins(() => call(operation, names, caller))
    const own = statements.filter((text) => !IDENTIFIES.test(text))
    snapshots.require(context, operation.id, own)
  })
}

test('the statements with a join that find out who is calling are those that were reviewed', async (context) => {
  const caller = await newUser(server)
  const statements = await recorder.joins(async () => {
    for (const as of [caller.key, await caller.token()]) await server.client.raw('GET', '/api/Users/me', { as })
  })
  snapshots.require(context, 'identity', statements)
})

test('every snapshot belongs to an operation', () => {
  assert.deepEqual(snapshots.unused(), [])
})
