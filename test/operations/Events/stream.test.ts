import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { EventSource, type ErrorEvent } from 'eventsource'
import { setSuspended } from '../../../src/identity/suspension.ts'
import { lockTable } from '../../faults/locks.ts'
import { eventually } from '../../identity/support.ts'
import { ping, readEvents } from '../../support/eventLog.ts'
import { newApiKey, newPrinter, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer({}, { isOwn: true })
const { client, db } = server
const { streams } = server.services
const STREAM = { Accept: 'text/event-stream' }

/** A stream as a client of HTTP sees it. */
class Raw {
  readonly response: Response
  text = ''
  hasEnded = false

  constructor(response: Response) {
    this.response = response
    void this.#read()
  }

  static async open(
    context: TestContext,
    query: string,
    headers: Record<string, string>,
    { url } = server,
  ): Promise<Raw> {
    const abort = new AbortController()
    context.after(() => abort.abort())
    const address = `${url}/api/Events${query}`
    return new Raw(await fetch(address, { headers: { ...STREAM, ...headers }, signal: abort.signal }))
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of this.response.body ?? [])
        this.text += decoder.decode(chunk as Uint8Array, { stream: true })
    } catch {
      // The test is over.
    }
    this.hasEnded = true
  }

  /** Positions of the events. */
  get ids(): number[] {
    return [...this.text.matchAll(/^id: (\d+)\nevent: /gm)].map(([, id]) => Number(id))
  }
}

const asKey = ({ key }: { key: string }) => ({ 'X-Api-Key': key })

async function closed(): Promise<void> {
  await eventually(() => streams.count === 0)
}

test('a stream has what is new, with the headers that proxies need', async (context) => {
  const user = await newUser(server)
  await ping(server, user, 2)
  const stream = await Raw.open(context, '', asKey(user))
  assert.equal(stream.response.status, 200)
  assert.equal(stream.response.headers.get('Content-Type'), 'text/event-stream; charset=utf-8')
  assert.equal(stream.response.headers.get('Cache-Control'), 'no-store, no-transform')
  assert.equal(stream.response.headers.get('X-Accel-Buffering'), 'no')
  assert.equal(stream.response.headers.get('Content-Encoding'), null)
  await eventually(() => stream.text.startsWith('retry: 2000\nid: 2\n\n'))
  await ping(server, user, 1, 3)
  await eventually(() => stream.ids.length > 0)
  const body = await readEvents(client, { query: { after: 2 }, as: user })
  assert.equal(stream.text, `retry: 2000\nid: 2\n\nid: 3\nevent: ping\ndata: ${JSON.stringify(body.items[0])}\n\n`)
})

test('a client that loses a stream before its first event continues where it began', async (context) => {
  const user = await newUser(server)
  await ping(server, user, 2)
  const { resolve, promise: opened } = Promise.withResolvers<undefined>()
  const source = new EventSource(`${server.url}/api/Events?names=ping`, {
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'X-Api-Key': user.key } }),
  })
  context.after(() => source.close())
  source.addEventListener('open', () => resolve(undefined))
  const positions: string[] = []
  source.addEventListener('ping', ({ lastEventId }) => positions.push(lastEventId))
  await opened
  await client.call('Sessions_DeleteSessions', { as: user.token() })
  await ping(server, user, 1, 3)
  await eventually(() => positions.length > 0)
  assert.deepEqual(positions, ['3'])
})

test('it begins after a position, and never sends what belongs to others', async (context) => {
  const [user, other] = [await newUser(server), await newUser(server)]
  await ping(server, user, 50)
  const stream = await Raw.open(context, '?after=10', asKey(user))
  await ping(server, other, 5)
  await ping(server, user, 1, 51)
  await eventually(() => stream.ids.at(-1) === 51)
  assert.deepEqual(
    stream.ids,
    Array.from({ length: 41 }, (_, index) => 11 + index),
  )
})

test('it filters by name', async (context) => {
  const user = await newUser(server)
  const stream = await Raw.open(context, '?names=printer.created', asKey(user))
  await ping(server, user, 30)
  await client.call('Printers_PostPrinter', { body: { name: 'P' }, as: user })
  await ping(server, user)
  await eventually(() => stream.ids.length > 0)
  assert.deepEqual(stream.ids, [31])
})

test('it filters by printer', async (context) => {
  const user = await newUser(server)
  const [printer, other] = [await newPrinter(server, user), await newPrinter(server, user)]
  const stream = await Raw.open(context, `?printerIds=${printer.id}`, asKey(user))
  for (const { id } of [other, printer]) {
    await client.call('Printers_PatchPrinter', { path: { id }, body: { name: 'Renamed' }, as: user })
  }
  await ping(server, user)
  await eventually(() => stream.ids.length > 0)
  assert.deepEqual(stream.ids, [2])
})

test('every 15 seconds there is a sign of life, with the position of what a filter left out', async (context) => {
  const user = await newUser(server)
  context.mock.timers.enable({ apis: ['setInterval'] })
  const { timers } = context.mock
  const stream = await Raw.open(context, '?names=printer.created', asKey(user))
  await eventually(() => stream.text === 'retry: 2000\nid: 0\n\n')
  timers.tick(14_999)
  await ping(server, user, 3)
  timers.tick(1)
  await eventually(() => stream.text.length > 'retry: 2000\nid: 0\n\n'.length)
  assert.match(stream.text, /^retry: 2000\nid: 0\n\n:\n(?:id: 3\n)?\n$/)
  await eventually(() => {
    timers.tick(15_000)
    return stream.text.includes('\n\n:\nid: 3\n\n')
  })
})

test('events that are no longer stored give one reset, then what is new', async (context) => {
  const user = await newUser(server)
  await ping(server, user, 5)
  await db.updateTable('event_heads').set({ floor: 3 }).where('user_id', '=', user.id).execute()
  const stream = await Raw.open(context, '?after=1', asKey(user))
  await eventually(() => stream.ids.includes(5))
  await ping(server, user, 1, 6)
  await eventually(() => stream.ids.includes(6))
  assert.match(stream.text, /^retry: 2000\nid: 1\n\nid: 5\nevent: reset\ndata: \{\}\n\nid: 6\nevent: ping\n/)
})

test('a key in the query and a token open a stream; nobody else does', async (context) => {
  const user = await newUser(server)
  const byQuery = await Raw.open(context, `?api_key=${user.key}`, {})
  const byToken = await Raw.open(context, '', { Authorization: `Bearer ${await user.token()}` })
  assert.deepEqual([byQuery.response.status, byToken.response.status], [200, 200])
  const none = await Raw.open(context, '', {})
  assert.deepEqual([none.response.status, none.response.headers.get('Content-Type')], [401, 'application/problem+json'])
})

test('a user has five streams at once; a sixth is refused before it begins', async (context) => {
  await closed()
  const [user, other] = [await newUser(server), await newUser(server)]
  const five = await Promise.all([1, 2, 3, 4, 5].map(() => Raw.open(context, '', asKey(user))))
  assert.ok(five.every(({ response }) => response.status === 200))
  const sixth = await client.raw('GET', '/api/Events', { headers: STREAM, as: user })
  assert.equal(sixth.status, 429)
  assert.match(sixth.problem.detail, /5 open event streams/)
  assert.equal(sixth.headers.get('Retry-After'), '15')
  assert.equal((await client.call('Events_GetEvents', { as: user })).status, 200, 'pages are not counted')
  assert.equal((await Raw.open(context, '', asKey(other))).response.status, 200)
})

test('an instance has as many streams as it is set to, of all users together', async (context) => {
  const small = await startServer({ admission: { ...server.config.admission, eventStreams: 2 } })
  for (const expected of [200, 200, 429]) {
    const { response } = await Raw.open(context, '', asKey(await newUser(small)), small)
    assert.equal(response.status, expected)
  }
})

test('a deleted key, a suspended account and an ended session end the streams of their user at once', async (context) => {
  await closed()
  const user = await newUser(server)
  const key = await newApiKey(server, user)
  const other = await Raw.open(context, '', asKey(await newUser(server)))
  const deleted = await Raw.open(context, '', asKey(key))
  await client.call('UserApiKeys_DeleteApiKey', { path: { id: key.id }, as: user.token() })
  await eventually(() => deleted.hasEnded)
  assert.equal((await Raw.open(context, '', asKey(key))).response.status, 401)
  const signedIn = await Raw.open(context, '', asKey(user))
  await client.call('Sessions_DeleteSessions', { as: user.token() })
  await eventually(() => signedIn.hasEnded)
  const suspended = await Raw.open(context, '', asKey(user))
  await setSuspended(db, user.id, true)
  await eventually(() => suspended.hasEnded)
  assert.equal((await Raw.open(context, '', asKey(user))).response.status, 403)
  assert.equal(other.hasEnded, false)
})

test('F48: a key that is deleted before its stream begins opens none', async (context) => {
  await closed()
  const user = await newUser(server)
  const key = await newApiKey(server, user)
  const witness = await Raw.open(context, '?after=0', asKey(user))
  // The request waits for the end of the log, after its key was found to be valid.
  const heads = await lockTable(server.config.databaseUrl ?? '', 'event_heads')
  context.after(() => heads.release())
  const opening = Raw.open(context, '', asKey(key))
  await heads.waiting(1)
  await client.call('UserApiKeys_DeleteApiKey', { path: { id: key.id }, as: user.token() })
  await eventually(() => witness.hasEnded)
  await heads.release()
  assert.equal((await opening).response.status, 401)
  await closed()
})

test('a stream that is closed by its client is counted no more', async () => {
  await closed()
  const user = await newUser(server)
  const abort = new AbortController()
  const response = await fetch(`${server.url}/api/Events`, {
    headers: { ...STREAM, ...asKey(user) },
    signal: abort.signal,
  })
  assert.deepEqual([response.status, streams.count], [200, 1])
  abort.abort()
  await closed()
})

test('a client that reads nothing holds a few events in memory, and gets all when it reads', async () => {
  await closed()
  const user = await newUser(server)
  const notes = 'x'.repeat(50_000)
  const { body: print } = await client.call('Prints_PostPrint', { body: { title: 'P', notes }, as: user })
  for (let count = 0; count < 60; count += 1) {
    await client.call('Prints_PatchPrint', { path: { id: print.id }, body: { title: `P ${count}` }, as: user })
  }
  await ping(server, user)
  const response = await fetch(`${server.url}/api/Events?after=0`, { headers: { ...STREAM, ...asKey(user) } })
  let bytes = 0
  let text = ''
  for await (const part of response.body ?? []) {
    const chunk = Buffer.from(part as Uint8Array)
    bytes += chunk.length
    text = text.slice(-1000) + chunk.toString()
    if (text.includes('event: ping')) break
  }
  assert.ok(bytes > 60 * 50_000)
  await closed()
})

test('npm eventsource follows a stream over its ends, without gaps or repeats', async (context) => {
  await closed()
  const user = await newUser(server)
  const { positions } = follow(context, user)
  let sent = 0
  for (let round = 0; round < 4; round += 1) {
    await ping(server, user, 25, sent + 1)
    sent += 25
    await eventually(() => positions.length === sent)
    streams.open()
  }
  assert.deepEqual(
    positions,
    Array.from({ length: sent }, (_, index) => index + 1),
  )
})

function follow(context: TestContext, user: User): { readonly positions: number[] } {
  const positions: number[] = []
  const source = new EventSource(`${server.url}/api/Events?after=0&api_key=${user.key}`)
  context.after(() => source.close())
  source.addEventListener('ping', ({ data, lastEventId }) => {
    const { position } = JSON.parse(String(data)) as { position: number }
    assert.equal(lastEventId, String(position))
    positions.push(position)
  })
  source.addEventListener('error', ({ code }: ErrorEvent) => assert.equal(code, undefined))
  return { positions }
}

test('while an instance stops, its streams end, and a new one ends as soon as it begins: an error would end an EventSource', async (context) => {
  const user = await newUser(server)
  const before = await Raw.open(context, '', asKey(user))
  streams.stop()
  await eventually(() => before.hasEnded)
  const after = await Raw.open(context, '', asKey(user))
  await eventually(() => after.hasEnded)
  assert.deepEqual([after.response.status, after.text], [200, 'retry: 2000\nid: 0\n\n'])
  await closed()
})
