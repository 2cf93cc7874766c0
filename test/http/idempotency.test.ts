import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newPrint, newPrinter, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client, db } = server

function addProject(as: User, key: string, name = 'Shelf') {
  return client.call('Projects_PostProject', { as, body: { name }, headers: { 'Idempotency-Key': key } })
}

/** Makes the keys of a user older. */
async function age(user: User, minutes: number): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ created_date: sql<string>`created_date - make_interval(mins => ${minutes})` })
    .where('user_id', '=', user.id)
    .execute()
}

test('a response is sent again for 24 hours; then the same key does the work once more, of another request too', async () => {
  const user = await newUser(server)
  const key = randomUUID()
  const first = (await addProject(user, key)).body
  await age(user, 24 * 60 - 1)
  assert.deepEqual((await addProject(user, key)).body, first)
  assert.equal((await addProject(user, key, 'Table')).status, 422)
  await age(user, 2)
  const second = await addProject(user, key, 'Table')
  assert.equal(second.status, 201)
  assert.notEqual(second.body.id, first.id)
  assert.deepEqual((await addProject(user, key, 'Table')).body, second.body)
})

test('a key has 1 to 255 visible ASCII characters', async () => {
  const user = await newUser(server)
  assert.equal((await addProject(user, 'k'.repeat(255))).status, 201)
  for (const key of ['k'.repeat(256), '', 'two words', 'schlüssel']) {
    const { status, problem } = await addProject(user, key)
    assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['Idempotency-Key']], key)
  }
})

test('a key names one request: another operation is refused, even if path and body are the same', async () => {
  const user = await newUser(server)
  const { id } = await newPrinter(server, user)
  await newPrint(server, user, { id })
  // Only deletions have the same request by chance. The contract names no key for them, so the client would not let this pass.
  const headers = { 'X-Api-Key': user.key, 'Idempotency-Key': randomUUID() }
  const remove = async (path: string) =>
    (await fetch(`${server.url}/api/${path}/${id}`, { method: 'DELETE', headers })).status
  assert.deepEqual([await remove('Printers'), await remove('Prints')], [204, 422])
  assert.equal((await client.call('Prints_GetPrint', { as: user, path: { id } })).status, 200)
})

test('a key belongs to its user', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const key = randomUUID()
  const first = (await addProject(user, key)).body
  assert.notEqual((await addProject(other, key)).body.id, first.id)
})
