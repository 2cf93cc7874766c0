import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ping, readEvents } from '../../support/eventLog.ts'
import { newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

test('pages of the own log, in order, to the end', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  await ping(server, other, 2)
  await ping(server, user, 5)
  const read = async (after?: number) => readEvents(client, { query: { after, limit: 2 }, as: user })
  const first = await read()
  assert.deepEqual(
    first.items.map(({ type, position, data, previous }) => [type, position, data, previous]),
    [
      ['ping', 1, { number: 1 }, null],
      ['ping', 2, { number: 2 }, null],
    ],
  )
  assert.deepEqual([first.position, first.hasMore, first.isReset], [2, true, false])
  const second = await read(first.position)
  const third = await read(second.position)
  assert.deepEqual([third.items.length, third.position, third.hasMore], [1, 5, false])
  const last = await read(third.position)
  assert.deepEqual(last, { items: [], position: 5, hasMore: false, isReset: false })
})

test('a user without events has an empty page', async () => {
  const body = await readEvents(client, { as: await newUser(server) })
  assert.deepEqual(body, { items: [], position: 0, hasMore: false, isReset: false })
})

test('filters by name and printer; a printer of somebody else matches nothing', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const printers = [await newPrinter(server, user), await newPrinter(server, user)]
  const foreign = await newPrinter(server, other)
  for (const { id } of printers) {
    await client.call('Printers_PatchPrinter', { path: { id }, body: { name: `P ${id}` }, as: user })
    await client.call('Prints_PostPrint', { body: { title: 'T', printerId: id }, as: user })
  }
  await client.call('Printers_PatchPrinter', { path: { id: foreign.id }, body: { name: 'F' }, as: other })
  await ping(server, user)
  const names = async (query: object) => {
    const body = await readEvents(client, { query: { ...query }, as: user })
    assert.equal(body.position, 5, 'events that are left out count as read')
    return body.items.map(({ type }) => type)
  }
  assert.deepEqual(await names({ names: ['print.created', 'ping'] }), ['print.created', 'print.created', 'ping'])
  assert.deepEqual(await names({ printerIds: [printers[0]?.id] }), ['printer.updated', 'print.created'])
  assert.deepEqual(await names({ printerIds: [foreign.id] }), [])
})

test('a position whose following events are no longer stored, or that does not exist, is a reset', async () => {
  const user = await newUser(server)
  await ping(server, user, 5)
  await db.updateTable('event_heads').set({ floor: 3 }).where('user_id', '=', user.id).execute()
  const read = async (after?: number) => {
    const body = await readEvents(client, { query: { after }, as: user })
    return [body.isReset, body.position, ...body.items.map(({ position }) => position)]
  }
  assert.deepEqual(await read(0), [true, 5])
  assert.deepEqual(await read(2), [true, 5])
  assert.deepEqual(await read(3), [false, 5, 4, 5])
  assert.deepEqual(await read(), [false, 5, 4, 5])
  assert.deepEqual(await read(6), [true, 5])
})

test('Last-Event-ID takes precedence over `after`; a value that is not a position is refused', async () => {
  const user = await newUser(server)
  await ping(server, user, 3)
  const body = await readEvents(client, {
    query: { after: 0 },
    headers: { 'Last-Event-ID': '2' },
    as: user,
  })
  assert.deepEqual(
    body.items.map(({ position }) => position),
    [3],
  )
  for (const value of ['x', '-1', '1.5', '9'.repeat(17), '9'.repeat(16), '9007199254740992']) {
    for (const Accept of ['application/json', 'text/event-stream']) {
      const headers = { Accept, 'Last-Event-ID': value }
      const answer = await client.call('Events_GetEvents', { headers, as: user })
      assert.deepEqual([answer.status, Object.keys(answer.problem.errors ?? {})], [400, ['Last-Event-ID']])
    }
  }
  const headers = { 'Last-Event-ID': '9007199254740991' }
  assert.equal((await readEvents(client, { headers, as: user })).isReset, true)
  for (const query of [{ after: -1 }, { names: ['print.exploded'] }, { printerIds: ['x'] }]) {
    assert.equal((await client.call('Events_GetEvents', { query, as: user })).status, 400)
  }
})

test('HEAD opens no stream', async () => {
  const user = await newUser(server)
  const answer = await client.raw('HEAD', '/api/Events', { headers: { Accept: 'text/event-stream' }, as: user })
  assert.equal(answer.status, 200)
  assert.equal(server.services.streams.count, 0)
})
