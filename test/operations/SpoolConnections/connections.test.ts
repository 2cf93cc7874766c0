import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { eventually } from '../../identity/support.ts'
import { newSpoolConnection } from '../../support/belongings.ts'
import { newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'
import { connectProgram, send } from '../../spoolman/connection.ts'

const server = await startServer()
const { client } = server

test('a new connection has an address with its key, which is shown this once and stored nowhere', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  const made = await client.call('SpoolConnections_PostConnection', {
    as: user,
    body: { name: ' Moonraker ', printerId: printer.id },
  })
  server.secrets.add(made.body.key)
  const { id, key, url, createdDate } = made.body
  assert.deepEqual([made.status, url], [201, `${server.config.baseUrl}/spoolman/${key}`])
  const list = await client.call('SpoolConnections_GetConnections', { as: user })
  const facts = { id, name: 'Moonraker', printerId: printer.id, createdDate }
  assert.deepEqual(list.body.items, [{ ...facts, keyHint: key.slice(0, 7), clientName: null, lastUsedDate: null }])
})

test('the first use is recorded at once, with the name of the program', async () => {
  const { user, call } = await connectProgram(server)
  assert.equal((await call('GET', '/health', undefined, { 'User-Agent': 'Moonraker/v0.9' })).status, 200)
  await eventually(async () => {
    const { body } = await client.call('SpoolConnections_GetConnections', { as: user })
    return body.items[0]?.lastUsedDate !== null && body.items[0]?.clientName === 'Moonraker/v0.9'
  })
})

test('a deleted connection is refused at once, on every instance', async () => {
  const other = await startServer({ ...server.config, port: 0 })
  const { user, id, key, call } = await connectProgram(server)
  const there = async () => (await send(other, `/spoolman/${key}/api/v1`, 'GET', '/health')).status
  assert.deepEqual([(await call('GET', '/health')).status, await there()], [200, 200])
  assert.equal((await client.call('SpoolConnections_DeleteConnection', { as: user, path: { id } })).status, 204)
  assert.equal((await call('GET', '/health')).status, 401)
  await eventually(async () => (await there()) === 401)
})

test('404 for an unknown connection and for one of somebody else, which still works', async () => {
  const { id, call } = await connectProgram(server)
  const stranger = await newUser(server)
  for (const path of [{ id }, { id: randomUUID() }]) {
    assert.equal((await client.call('SpoolConnections_DeleteConnection', { as: stranger, path })).status, 404)
  }
  assert.equal((await call('GET', '/health')).status, 200)
})

test('403 for an API key, and 400 for a printer of somebody else', async () => {
  const [user, stranger] = [await newUser(server), await newUser(server)]
  const printer = await newPrinter(server, stranger)
  const refused = await client.call('SpoolConnections_PostConnection', { as: user.key, body: { name: 'x' } })
  assert.equal(refused.status, 403)
  const body = { name: 'x', printerId: printer.id }
  const foreign = await client.call('SpoolConnections_PostConnection', { as: user, body })
  assert.deepEqual([foreign.status, Object.keys(foreign.problem.errors ?? {})], [400, ['printerId']])
})

test('deleting the printer leaves its connection without one', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  await newSpoolConnection(server, user, { printer_id: printer.id })
  await client.call('Printers_DeletePrinter', { as: user, path: { id: printer.id } })
  const { body } = await client.call('SpoolConnections_GetConnections', { as: user })
  assert.deepEqual([body.items.length, body.items[0]?.printerId], [1, null])
})
