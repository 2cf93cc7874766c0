import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentToken, connect, post } from '../../mcp/agent.ts'
import { newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()

const list = async (user: User, includeRevoked = false) =>
  (await server.client.call('ConnectedAgents_GetConnectedAgents', { as: user, query: { includeRevoked } })).body
const revoke = async (user: User, grantId: string) => {
  const answer = await server.client.call('ConnectedAgents_RevokeConnectedAgent', { as: user, path: { grantId } })
  assert.deepEqual([answer.status, answer.text], [200, ''])
}
const allow = async (user: User, grantId: string) => {
  const answer = await server.client.call('ConnectedAgents_AllowConnectedAgent', { as: user, path: { grantId } })
  assert.equal(answer.status, 204)
}
/** Makes a request as an agent of the user. */
const use = async (user: User, claims = {}) => {
  const response = await post(server, { Authorization: `Bearer ${await agentToken(server, user, claims)}` })
  await response.text()
  return response.status
}
/** The id of the user's only grant. */
const onlyGrant = async (user: User) => {
  const [grant, second] = await list(user)
  assert(grant && !second)
  return grant
}
const seconds = (moment: string | number) => Math.floor(new Date(moment).getTime() / 1000)

test('the first request of a client begins a grant, later ones keep it', async () => {
  const user = await newUser(server)
  assert.deepEqual(await list(user), [])
  assert.equal(await use(user), 200)
  const first = await onlyGrant(user)
  assert.match(first.grantId, /^grant_[\w-]{22}$/)
  assert.deepEqual(
    { ...first, grantId: '', firstSeenDate: '', lastSeenDate: '' },
    {
      grantId: '',
      clientId: 'an-agent',
      clientName: 'an-agent',
      scopes: ['read:printdata', 'write:printdata'],
      firstSeenDate: '',
      lastSeenDate: '',
      revokedDate: null,
    },
  )
  assert.equal(await use(user, { scope: 'openid read:printdata' }), 200)
  assert.deepEqual(await onlyGrant(user), {
    ...first,
    scopes: ['read:printdata'],
    lastSeenDate: (await onlyGrant(user)).lastSeenDate,
  })
  assert.equal(await use(user, { client_id: 'another' }), 200)
  assert.deepEqual((await list(user)).map((grant) => grant.clientId).sort(), ['an-agent', 'another'])
})

test('twenty first requests at once begin one grant', async () => {
  const user = await newUser(server)
  const statuses = await Promise.all(Array.from({ length: 20 }, () => use(user)))
  assert.deepEqual(new Set(statuses), new Set([200]))
  await onlyGrant(user)
})

test('an agent is listed under the name that it gives itself, in both revisions', async () => {
  for (const revision of ['2026-07-28', '2025-11-25'] as const) {
    const user = await newUser(server)
    await connect(server, await agentToken(server, user), revision)
    assert.equal((await onlyGrant(user)).clientName, 'Desk assistant')
  }
})

test('a name is shown as text, without what could deceive, and cut', async () => {
  const user = await newUser(server)
  const headers = { Authorization: `Bearer ${await agentToken(server, user)}` }
  const initialize = (name: unknown) => {
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name, version: '1' } }
    return post(server, headers, { jsonrpc: '2.0', id: 1, method: 'initialize', params })
  }
  for (const [name, shown] of [
    ['\u202eevil\u0007\n', 'evil'],
    ['n'.repeat(500), 'n'.repeat(200)],
    [' \t ', 'n'.repeat(200)],
    [7, 'n'.repeat(200)],
  ] as const) {
    await (await initialize(name)).text()
    assert.equal((await onlyGrant(user)).clientName, shown)
  }
})

test('a revoked client is refused with every token of the same sign-in; other clients and users are not', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const signedIn = seconds(Date.now()) - 60
  for (const somebody of [user, other]) assert.equal(await use(somebody, { auth_time: signedIn }), 200)
  assert.equal(await use(user, { client_id: 'another' }), 200)
  const grant = (await list(user)).find(({ clientId }) => clientId === 'an-agent')
  await revoke(user, grant?.grantId ?? '')
  for (const claims of [{ auth_time: signedIn }, {}, { auth_time: 'now' }, { auth_time: 1e300 }, { auth_time: -1 }]) {
    assert.equal(await use(user, claims), 401, JSON.stringify(claims))
  }
  assert.equal(await use(user, { client_id: 'another' }), 200)
  assert.equal(await use(other), 200)
  assert.deepEqual(
    (await list(user)).map(({ clientId }) => clientId),
    ['another'],
  )
})

test('a sign-in later than the revocation begins a new grant', async () => {
  const user = await newUser(server)
  await use(user)
  const { grantId } = await onlyGrant(user)
  await revoke(user, grantId)
  const [{ revokedDate } = { revokedDate: '' }] = await list(user, true)
  // A sign-in of the same second may have been before.
  assert.equal(await use(user, { auth_time: seconds(revokedDate ?? '') }), 401)
  assert.equal(await use(user, { auth_time: seconds(revokedDate ?? '') + 1 }), 200)
  const next = await onlyGrant(user)
  assert.notEqual(next.grantId, grantId)
  assert(next.firstSeenDate >= (revokedDate ?? ''))
  assert.deepEqual(await list(user, true), [next])
})

test('a later sign-in brings back none of the tokens from before; the user can', async () => {
  const user = await newUser(server)
  await use(user)
  await revoke(user, (await onlyGrant(user)).grantId)
  const later = { auth_time: seconds(Date.now()) + 2 }
  assert.equal(await use(user, later), 200)
  assert.equal(await use(user), 401)
  const { grantId } = await onlyGrant(user)
  await allow(user, grantId)
  assert.equal(await use(user), 401, 'a grant in force is left alone')
  await revoke(user, grantId)
  await allow(user, grantId)
  assert.equal(await use(user), 200)
})

test('a client that the user allows again begins a new grant', async () => {
  const user = await newUser(server)
  await use(user)
  const { grantId } = await onlyGrant(user)
  await revoke(user, grantId)
  assert.deepEqual(await list(user), [])
  const [revoked] = await list(user, true)
  assert.equal(revoked?.grantId, grantId)
  assert(revoked.revokedDate)
  await allow(user, grantId)
  await allow(user, grantId)
  assert.deepEqual(await list(user, true), [])
  assert.equal(await use(user), 200)
  assert.notEqual((await onlyGrant(user)).grantId, grantId)
})

test('unknown ids, foreign ids and ids of earlier grants are left alone', async () => {
  const [user, stranger] = [await newUser(server), await newUser(server)]
  await use(user)
  const { grantId } = await onlyGrant(user)
  await allow(user, grantId)
  await revoke(stranger, grantId)
  await revoke(user, 'grant_unknown')
  await revoke(user, grantId.toUpperCase())
  assert.equal((await onlyGrant(user)).grantId, grantId)
  await revoke(user, grantId)
  await revoke(user, grantId)
  await allow(stranger, grantId)
  assert.equal(await use(user), 401)
  await allow(user, grantId)
  await use(user)
  await revoke(user, grantId)
  assert.equal(await use(user), 200)
})
