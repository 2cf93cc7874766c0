/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { newConnectionKey } from '../../src/spoolConnections/key.ts'
import { safeUrl } from '../../src/telemetry/log.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { connectProgram, send } from './connection.ts'

const server = await startServer()

test('the key is taken from the path, a Basic password, a bearer token and X-Api-Key', async () => {
  const { key, call } = await connectProgram(server)
  assert.equal((await call('GET', '/info')).status, 200)
  const basic = `Basic ${Buffer.from(`x:${key}`).toString('base64')}`
  for (const headers of [{ Authorization: basic }, { Authorization: `Bearer ${key}` }, { 'X-Api-Key': key }]) {
    assert.equal((await send(server, '/spoolman/api/v1', 'GET', '/info', undefined, headers)).status, 200)
  }
  assert.equal((await send(server, '/spoolman/api/v1', 'GET', '/info')).status, 401)
})

test('a connection key opens nothing else, and no other credential opens the interface', async () => {
  const { key } = await connectProgram(server)
  const user = await newUser(server)
  for (const headers of [{ 'X-Api-Key': key }, { Authorization: `Bearer ${key}` }]) {
    assert.equal((await server.client.raw('GET', '/api/Filaments', { headers })).status, 401)
    assert.equal((await send(server, '/mcp', 'POST', '', {}, headers)).status, 401)
  }
  const token = await user.token()
  for (const headers of [{ 'X-Api-Key': user.key }, { Authorization: `Bearer ${token}` }]) {
    assert.equal((await send(server, '/spoolman/api/v1', 'GET', '/info', undefined, headers)).status, 401)
  }
  assert.equal((await send(server, `/spoolman/${user.key}/api/v1`, 'GET', '/info')).status, 401)
})

test('a deleted key that is repeated gets 401 and locks out nobody behind the same address', async () => {
  const limited = await startServer({ limits: { ...server.config.limits, invalidKeys: 2, address: 20 } })
  const { user, id, call } = await connectProgram(limited)
  await limited.client.call('SpoolConnections_DeleteConnection', { as: user, path: { id } })
  const statuses = new Set<number>()
  for (let attempt = 0; attempt < 60; attempt++) statuses.add((await call('GET', '/health')).status)
  assert.deepEqual([...statuses], [401])
  const neighbour = await newUser(limited)
  assert.equal((await limited.client.call('Users_GetMe', { as: neighbour.key })).status, 200)
  const program = await connectProgram(limited, { owner: neighbour })
  assert.equal((await program.call('GET', '/health')).status, 200)
})

test('made-up keys are throttled', async () => {
  const limited = await startServer({ limits: { ...server.config.limits, invalidKeys: 2 } })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 4; attempt++) {
    const key = newConnectionKey()
    limited.secrets.add(key)
    statuses.push((await send(limited, `/spoolman/${key}/api/v1`, 'GET', '/health')).status)
  }
  assert.deepEqual(statuses, [401, 401, 429, 429])
})

test('a connection has a bucket of its own', async () => {
  const limited = await startServer({ limits: { ...server.config.limits, spools: 2, user: 1 } })
  const program = await connectProgram(limited)
  const other = await connectProgram(limited)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 3; attempt++) statuses.push((await program.call('GET', '/health')).status)
  assert.deepEqual(statuses, [200, 200, 429])
  assert.equal((await other.call('GET', '/health')).status, 200)
})

test('a suspended account is refused with a message', async () => {
  const { user, call } = await connectProgram(server)
  await server.db
    .updateTable('users')
    .set({ suspended_date: '2026-01-01T00:00:00Z' })
    .where('id', '=', user.id)
    .execute()
  const refused = await call('GET', '/health')
  assert.deepEqual([refused.status, typeof refused.body.message], [403, 'string'])
})

test('addresses for people lead to our pages, without the key', async () => {
  const { key, user, call } = await connectProgram(server)
  const filament = await call('POST', '/filament', { density: 1.24, diameter: 1.75, name: 'x' })
  await call('POST', '/spool', { filament_id: filament.body.id })
  const { id } = await server.db
    .selectFrom('filaments')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  const pages = {
    '': '/filaments',
    '/': '/filaments',
    '/spool/show/1': `/filaments/${id}`,
    '/spool/show/99': '/filaments',
  }
  for (const [path, page] of Object.entries(pages)) {
    const answer = await send(server, `/spoolman/${key}`, 'GET', path)
    assert.deepEqual([answer.status, answer.headers.get('Location')], [303, server.config.baseUrl + page], path)
    assert.equal(answer.headers.get('Referrer-Policy'), 'no-referrer')
  }
})

test('no log line shows a key in any form', () => {
  const key = newConnectionKey()
  const encoded = [...key].map((letter) => `%${letter.codePointAt(0)?.toString(16)}`).join('')
  const forms = [
    `/spoolman/${key}/api/v1/spool?x=1`,
    `//spoolman//${key}//api/v1/spool`,
    `/SPOOLMAN/${key.toUpperCase()}/api/v1`,
    `/spoolman/${encoded}/api/v1/spool`,
    `/spoolman/${encoded.replaceAll('%', '%25')}/api`,
    `/spoolman/${key.slice(0, 20)}`,
    `/spoolman/${key.slice(0, 16)}-${key.slice(16)}/spool/show/1?next=/spoolman/${key}`,
  ]
  for (const form of forms) {
    const safe = safeUrl(form).toLowerCase()
    for (const part of [key.slice(0, 16), key.slice(20), encoded.slice(0, 30)]) {
      assert.equal(safe.includes(part.toLowerCase()), false, safe)
    }
  }
  assert.equal(safeUrl('/spoolman/api/v1/spool/3'), '/spoolman/api/v1/spool/3')
})

test('every route of the interface is in its contract, and the reverse', async () => {
  const contract = JSON.parse(
    await readFile(new URL('../../generated/spoolman/contract.json', import.meta.url), 'utf8'),
  ) as { paths: Record<string, Record<string, unknown>> }
  const { key } = await connectProgram(server)
  for (const [path, item] of Object.entries(contract.paths)) {
    const target = `/spoolman/${key}${path.replaceAll(/\{\w+\}/g, '1')}`
    const { status, headers } = await send(server, target, 'OPTIONS', '')
    const methods = Object.keys(item).map((method) => method.toUpperCase())
    const allowed = (headers.get('Allow') ?? '').split(', ').filter((method) => !['HEAD', 'OPTIONS'].includes(method))
    assert.deepEqual([status, allowed.sort()], [204, methods.sort()], path)
  }
  for (const path of ['/api/v2/spool', '/api/v1/nothing', '/api/v1', '/api/v1/spool/1/2/3']) {
    assert.equal((await send(server, `/spoolman/${key}${path}`, 'GET', '')).status, 404, path)
  }
  assert.equal((await send(server, `/spoolman/${key}/api/v1/health`, 'POST', '')).status, 405)
})
