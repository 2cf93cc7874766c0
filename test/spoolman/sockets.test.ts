/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access --
   messages are read as untyped programs read them */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { test, type TestContext } from 'node:test'
import { WebSocket, type ClientOptions } from 'ws'
import { drainEvents } from '../../src/events/drain.ts'
import { newConnectionKey } from '../../src/spoolConnections/key.ts'
import { eventually } from '../identity/support.ts'
import { newUser } from '../support/factories.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { connectProgram, type Program } from './connection.ts'

const server = await startServer({}, { isOwn: true })
const other = await startServer({ databaseUrl: server.config.databaseUrl }, { isOwn: true })
const PRODUCT = { density: 1.24, diameter: 1.75, name: 'Galaxy Black', weight: 1000, price: 20, color_hex: '1a1a1a' }

interface Message {
  readonly type: string
  readonly resource: string
  readonly date: string
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  readonly payload: any
}

/** A socket that has opened, and what it received. */
class Listener {
  readonly socket: WebSocket
  readonly texts: string[] = []
  code: number | null = null

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data: Buffer) => this.texts.push(data.toString()))
    socket.on('close', (code) => (this.code = code))
  }

  get messages(): Message[] {
    return this.texts.map((text) => JSON.parse(text) as Message)
  }

  get seen(): string[] {
    return this.messages.map(({ type, resource, payload }) => `${type} ${resource} ${payload.id}`)
  }
}

function addressOf(at: TestServer, base: string): string {
  return `${at.url.replace('http', 'ws')}/spoolman${base}`
}

async function listen(
  context: TestContext,
  at: TestServer,
  base: string,
  options: ClientOptions = {},
): Promise<Listener> {
  const socket = new WebSocket(addressOf(at, base), options)
  const listener = new Listener(socket)
  context.after(() => socket.terminate())
  await once(socket, 'open')
  return listener
}

/** The status of the response that refuses a socket, which ends its connection. */
async function refusal(base: string, headers: Record<string, string> = {}, at = server): Promise<number> {
  const socket = new WebSocket(addressOf(at, base), { headers })
  return new Promise((resolve, reject) => {
    socket.on('open', () => reject(new Error(`${base} was accepted`)))
    socket.on('error', () => {})
    socket.on('unexpected-response', (_request, response: http.IncomingMessage) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
  })
}

async function newProgram(): Promise<Program> {
  const program = await connectProgram(server)
  other.secrets.add(program.key)
  return program
}

async function makeSpool({ call }: Program): Promise<{ vendor: number; filament: number; spool: number }> {
  const vendor = await call('POST', '/vendor', { name: 'Polymaker' })
  const filament = await call('POST', '/filament', { ...PRODUCT, vendor_id: vendor.body.id })
  const spool = await call('POST', '/spool', { filament_id: filament.body.id })
  return { vendor: vendor.body.id, filament: filament.body.id, spool: spool.body.id }
}

/** Moves the events to the log, as the periodic job does. */
async function log(): Promise<void> {
  await drainEvents(server.services.db)
}

test('a value that is replaced in all spools, or deleted with its field, has an event and a message for each of them', async (context) => {
  const program = await newProgram()
  const { call, key, user } = program
  const { filament, spool } = await makeSpool(program)
  const second = (await call('POST', '/spool', { filament_id: filament })).body.id
  await call('POST', '/spool', { filament_id: filament, location: 'Elsewhere' })
  await call('POST', '/field/spool/tag', { name: 'Tag', field_type: 'text' })
  for (const id of [spool, second]) await call('PATCH', `/spool/${id}`, { location: 'A', extra: { tag: '"1"' } })
  await log()
  const listener = await listen(context, other, `/${key}/api/v1/spool`)
  const countEvents = async () => {
    const { count } = await server.db
      .selectFrom('events')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('user_id', '=', user.id)
      .where('name', '=', 'spool.updated')
      .executeTakeFirstOrThrow()
    return count
  }
  const before = await countEvents()
  let seen = 0
  for (const [method, path, body] of [
    ['PATCH', '/location/A', { name: 'B' }],
    ['PATCH', '/spool/field/location', { value: 'B', new_value: 'C' }],
    ['PATCH', '/spool/field/extra.tag', { value: '"1"', new_value: '"2"' }],
    ['DELETE', '/field/spool/tag'],
  ] as const) {
    assert.equal((await call(method, path, body)).status, 200)
    await log()
    seen += 2
    await eventually(() => listener.texts.length === seen)
    assert.deepEqual(listener.seen.slice(-2).sort(), [`updated spool ${spool}`, `updated spool ${second}`])
    assert.equal(await countEvents(), before + seen, path)
  }
})

test('a change on one instance reaches the sockets of the other, each with what is at its path and below', async (context) => {
  const program = await newProgram()
  const base = `/${program.key}/api/v1`
  const paths = ['/', '/vendor', '/filament', '/spool', '/setting']
  const all = await Promise.all(paths.map((path) => listen(context, other, base + path)))
  const { vendor, filament, spool } = await makeSpool(program)
  await log()
  const [root, vendors, filaments, spools, settings] = all
  await eventually(() => root?.texts.length === 3 && spools?.texts.length === 1)
  assert.deepEqual(root?.seen, [`added vendor ${vendor}`, `added filament ${filament}`, `added spool ${spool}`])
  await program.call('PATCH', `/spool/${spool}`, { location: 'Shelf' })
  await program.call('DELETE', `/spool/${spool}`)
  await program.call('DELETE', `/filament/${filament}`)
  await program.call('DELETE', `/vendor/${vendor}`)
  await log()
  await eventually(() => root?.seen.at(-1) === `deleted vendor ${vendor}` && vendors?.texts.length === 2)
  await eventually(() => filaments?.texts.length === 2 && spools?.texts.length === 2)
  assert.deepEqual(vendors?.seen, [`added vendor ${vendor}`, `deleted vendor ${vendor}`])
  assert.deepEqual(filaments?.seen, [`added filament ${filament}`, `deleted filament ${filament}`])
  // What is gone before its change is sent has only its deletion.
  assert.deepEqual(spools?.seen, [`added spool ${spool}`, `deleted spool ${spool}`])
  assert.deepEqual(settings?.texts, [])
  const text = root?.texts.join('') ?? ''
  assert.equal(text.includes('null'), false, text)
  const gone = spools?.messages.at(-1)
  assert.deepEqual(
    [gone?.payload.location, gone?.payload.remaining_weight, gone?.payload.filament.id, gone?.payload.extra],
    ['Shelf', 1000, filament, {}],
  )
  assert.match(gone?.date ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,6}Z$/)
  assert.equal(filaments?.messages.at(-1)?.payload.vendor.name, 'Polymaker')
})

test('a setting, and the fields of programs, reach the sockets of settings', async (context) => {
  const program = await newProgram()
  const base = `/${program.key}/api/v1`
  const paths = ['/', '/setting', '/setting/currency', '/setting/extra_fields_spool', '/spool']
  const [root, all, currency, fields, spools] = await Promise.all(
    paths.map((path) => listen(context, other, base + path)),
  )
  await program.call('POST', '/setting/currency', JSON.stringify('"SEK"'))
  await program.call('POST', '/field/spool/dry', { name: 'Dried', field_type: 'boolean' })
  await log()
  await eventually(() => all?.texts.length === 2 && root?.texts.length === 2)
  await eventually(() => currency?.texts.length === 1 && fields?.texts.length === 1)
  const payloads = all?.messages.map(({ type, resource, payload }) => [type, resource, payload] as unknown[])
  const [first, second] = payloads ?? []
  assert.deepEqual(first, [
    'updated',
    'setting',
    { key: 'currency', setting: { value: '"SEK"', is_set: true, type: 'string' } },
  ])
  assert.deepEqual(second?.slice(0, 2), ['updated', 'setting'])
  assert.match(JSON.stringify(second), /extra_fields_spool.*Dried/)
  assert.deepEqual([currency?.texts, fields?.texts], [[all?.texts[0]], [all?.texts[1]]])
  assert.deepEqual(spools?.texts, [])
})

test('the payload is the record as the interface returns it, and one record has only its own changes', async (context) => {
  const program = await newProgram()
  const { spool, filament } = await makeSpool(program)
  const second = await program.call('POST', '/spool', { filament_id: filament })
  await log()
  const one = await listen(context, server, `/${program.key}/api/v1/spool/${spool}`)
  const every = await listen(context, server, `/${program.key}/api/v1/spool`)
  await program.call('PUT', `/spool/${second.body.id}/use`, { use_weight: 5 })
  await program.call('PUT', `/spool/${spool}/use`, { use_weight: 7 })
  await log()
  await eventually(() => one.texts.length > 0 && every.texts.length > 1)
  assert.deepEqual(every.seen, [`updated spool ${second.body.id}`, `updated spool ${spool}`])
  assert.deepEqual(one.seen, [`updated spool ${spool}`])
  assert.deepEqual(one.messages[0]?.payload, (await program.call('GET', `/spool/${spool}`)).body)
  assert.equal(one.messages[0]?.payload.used_weight, 7)
})

test('fifty connections at once use their spools, and each socket hears of its own', async (context) => {
  const programs = await Promise.all(Array.from({ length: 50 }, () => newProgram()))
  const spools = await Promise.all(programs.map((program) => makeSpool(program)))
  await log()
  const sockets = await Promise.all(
    programs.map(({ key }, index) => listen(context, index % 2 === 0 ? server : other, `/${key}/api/v1/spool`)),
  )
  await Promise.all(
    programs.map(async ({ call }, index) => {
      const { status } = await call('PUT', `/spool/${spools[index]?.spool}/use`, { use_weight: index + 1 })
      assert.equal(status, 200)
    }),
  )
  await log()
  await eventually(() => sockets.every(({ texts }) => texts.length > 0))
  for (const [index, { seen, messages }] of sockets.entries()) {
    assert.deepEqual(seen, [`updated spool ${spools[index]?.spool}`])
    assert.equal(messages[0]?.payload.used_weight, index + 1)
  }
})

test('values of additional fields are changes of their record', async (context) => {
  const program = await newProgram()
  const { vendor, filament, spool } = await makeSpool(program)
  const records = { vendor, filament, spool }
  for (const entity of Object.keys(records)) {
    await program.call('POST', `/field/${entity}/tag`, { name: 'Tag', field_type: 'text' })
  }
  await log()
  const socket = await listen(context, other, `/${program.key}/api/v1/`)
  for (const [entity, id] of Object.entries(records)) {
    await program.call('PATCH', `/${entity}/${id}`, { extra: { tag: '"04A1"' } })
  }
  await log()
  await eventually(() => socket.texts.length === 3)
  assert.deepEqual(
    socket.seen,
    Object.entries(records).map(([entity, id]) => `updated ${entity} ${id}`),
  )
  for (const { payload } of socket.messages) assert.deepEqual(payload.extra, { tag: '"04A1"' })
})

test('records of others are neither seen nor found', async (context) => {
  const [program, stranger] = [await newProgram(), await newProgram()]
  const socket = await listen(context, server, `/${program.key}/api/v1/`)
  const foreign = await makeSpool(stranger)
  const own = await program.call('POST', '/vendor', { name: 'Own' })
  await log()
  await eventually(() => socket.texts.length > 0)
  assert.deepEqual(socket.seen, [`added vendor ${own.body.id}`])
  const paths = [
    `filament/${foreign.filament}`,
    `vendor/${foreign.vendor}`,
    `spool/${foreign.spool}`,
    'setting/nothing',
  ]
  for (const path of paths) assert.equal(await refusal(`/${program.key}/api/v1/${path}`), 404, path)
  assert.equal((await listen(context, server, `/${program.key}/api/v1/setting/currency`)).socket.readyState, 1)
})

test('the key is taken from headers too, of pages of any origin', async (context) => {
  const { key } = await newProgram()
  const basic = `Basic ${Buffer.from(`x:${key}`).toString('base64')}`
  for (const headers of [{ Authorization: basic }, { Authorization: `Bearer ${key}` }, { 'X-Api-Key': key }]) {
    const { socket } = await listen(context, server, '/api/v1/spool', { headers, origin: 'http://fluidd.local' })
    assert.equal(socket.readyState, WebSocket.OPEN)
  }
  assert.equal(await refusal('/api/v1/spool'), 401)
})

test('a socket opens at an address with a slash at its end, too', async (context) => {
  const { key } = await newProgram()
  for (const path of ['//api/v1/', '//api/v1/spool']) await listen(context, server, `/${key}${path}`)
})

test('wrong keys, suspended users and unknown paths are refused with a response', async () => {
  const { key } = await newProgram()
  // No instance has its connection in memory.
  const suspended = await newProgram()
  const wrong = newConnectionKey()
  server.secrets.add(wrong)
  assert.equal(await refusal(`/${wrong}/api/v1/spool`), 401)
  assert.equal(await refusal('/api/v1/spool', { 'X-Api-Key': (await newUser(server)).key }), 401)
  for (const path of ['/api/v1', '/api/v2/spool', '/api/v1/spool/1/2', '/api/v1/nothing']) {
    assert.equal(await refusal(`/${key}${path}`), 404, path)
  }
  await server.db
    .updateTable('users')
    .set({ suspended_date: '2026-01-01T00:00:00Z' })
    .where('id', '=', suspended.user.id)
    .execute()
  assert.equal(await refusal(`/${suspended.key}/api/v1/spool`), 403)
})

test('requests with another Upgrade, and for WebSockets elsewhere, get the response that they get without it', async () => {
  const { key } = await newProgram()
  const status = (path: string, upgrade: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { Connection: 'Upgrade', Upgrade: upgrade }
      http
        .get(server.url + path, { headers, agent: false }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        .on('error', reject)
    })
  assert.equal(await status(`/spoolman/${key}/api/v1/spool`, 'h2c'), 200)
  assert.equal(await status(`/spoolman/${key}/api/v1/health`, 'websocket'), 200)
  assert.equal(await status('/openapi.json', 'websocket'), 200)
})

test('a deleted connection closes its sockets on every instance, and its key opens no other', async (context) => {
  const { key, id, user } = await newProgram()
  const sockets = [
    await listen(context, server, `/${key}/api/v1/`),
    await listen(context, other, `/${key}/api/v1/spool`),
  ]
  await server.client.call('SpoolConnections_DeleteConnection', { as: user, path: { id } })
  await eventually(() => sockets.every(({ code }) => code === 1001))
  assert.equal(await refusal(`/${key}/api/v1/`), 401)
  assert.equal(await refusal(`/${key}/api/v1/`, {}, other), 401)
})

test('messages get a response and are otherwise ignored; a long one ends the socket', async (context) => {
  const { key } = await newProgram()
  const listener = await listen(context, server, `/${key}/api/v1/`)
  listener.socket.send('ping')
  listener.socket.send(Buffer.from([0, 1]))
  await eventually(() => listener.texts.length === 2)
  assert.deepEqual(listener.messages, [{ status: 'healthy' }, { status: 'healthy' }])
  listener.socket.send('x'.repeat(1025))
  await eventually(() => listener.code === 1009)
})

test('pings are answered and sent, and a client that does not respond is dropped', async (context) => {
  const { key } = await newProgram()
  const { sockets } = server.services
  const alive = await listen(context, server, `/${key}/api/v1/`)
  const dead = await listen(context, server, `/${key}/api/v1/`, { autoPong: false })
  const pong = once(alive.socket, 'pong')
  alive.socket.ping('abc')
  assert.equal(String((await pong)[0]), 'abc')
  for (let beat = 0; beat < 3; beat++) {
    const pinged = once(alive.socket, 'ping')
    sockets.beat()
    await pinged
    // The server has the answer to its ping when it has the answer to a later message.
    const answers = alive.texts.length
    alive.socket.send('x')
    await eventually(() => alive.texts.length > answers)
  }
  await eventually(() => dead.code === 1006)
  assert.equal(alive.code, null)
})

test('a client that sends without reading is dropped', async (context) => {
  const { key } = await newProgram()
  const socket = net.connect(server.port, '127.0.0.1')
  context.after(() => socket.destroy())
  socket.on('error', () => {})
  const handshake =
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=='
  socket.write(`GET /spoolman/${key}/api/v1/ HTTP/1.1\r\nHost: x\r\n${handshake}\r\n\r\n`)
  await once(socket, 'readable')
  const { sockets } = server.services
  await eventually(() => sockets.count > 0)
  // A masked ping of 125 bytes, which is answered with as many.
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125]), Buffer.alloc(4 + 125)])
  const flood = Buffer.concat(Array.from({ length: 1000 }, () => ping))
  const pump = () => {
    while (!socket.destroyed && socket.write(flood)) continue
  }
  socket.on('drain', pump)
  pump()
  await eventually(() => socket.destroyed)
})

test('sockets are bounded for each connection and each instance', async (context) => {
  const bounds = { ...server.config.admission, spoolSockets: 3, spoolSocketsPerConnection: 2 }
  const bounded = await startServer({ databaseUrl: server.config.databaseUrl, admission: bounds })
  const [one, two] = [await newProgram(), await newProgram()]
  for (const { key } of [one, two]) bounded.secrets.add(key)
  const first = await listen(context, bounded, `/${one.key}/api/v1/`)
  const second = await listen(context, bounded, `/${one.key}/api/v1/`)
  assert.equal(await refusal(`/${one.key}/api/v1/`, {}, bounded), 429)
  const third = await listen(context, bounded, `/${two.key}/api/v1/`)
  assert.equal(await refusal(`/${two.key}/api/v1/`, {}, bounded), 429)
  first.socket.close()
  await eventually(() => bounded.services.sockets.count === 2)
  const fourth = await listen(context, bounded, `/${two.key}/api/v1/`)
  bounded.services.sockets.stop()
  await eventually(() => [second, third, fourth].every(({ code }) => code === 1001))
  const late = await listen(context, bounded, `/${one.key}/api/v1/`)
  await eventually(() => late.code === 1001 && bounded.services.sockets.count === 0)
})
