import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newApiKey } from '../../src/identity/apiKey.ts'
import { contractOperations } from '../support/contract.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { Demo } from './demo.ts'
import { exampleRequest } from './example.ts'

const MANY = 1_000_000_000

describe('over the limit of one request a minute', { concurrency: false }, async () => {
  const server = await startServer({
    limits: {
      user: 1,
      address: 1,
      addressBytes: 1e9,
      settingsBytes: 1e9,
      media: 1,
      tools: 1,
      spools: MANY,
      pictures: MANY,
      invalidKeys: MANY,
    },
  })
  const demo = new Demo(server)
  await demo.reset()
  for (const operation of contractOperations) {
    const { target, input } = exampleRequest(operation)
    test(`${operation.id} responds with 429 to a user with any credential, and to an address`, async () => {
      const user = await newUser(server)
      const first = await server.client.raw(operation.method, target, { ...input, as: user.token() })
      assert.notEqual(first.status, 429)
      const second = await server.client.raw(operation.method, target, { ...input, as: user.key })
      const anonymous = await secondAnonymous(operation.method, target, input)
      assert.deepEqual([second.status, anonymous.status], [429, 429])
    })
  }
  test('429 comes before 404 and 405', async () => {
    for (const [method, target] of [
      ['GET', '/api/Nothing'],
      ['PUT', '/api/Users/me'],
      ['OPTIONS', '/api/Users/me'],
    ] as const) {
      assert.equal((await secondAnonymous(method, target)).status, 429)
    }
  })

  /** Sends a request of the address twice, since the minute of an earlier one may be over. */
  async function secondAnonymous(...request: Parameters<typeof server.client.raw>) {
    await server.client.raw(...request)
    return server.client.raw(...request)
  }
})

test('repeated invalid keys of an address are throttled, and a valid key from there still works', async () => {
  const server = await startServer({
    limits: {
      user: MANY,
      address: MANY,
      addressBytes: 1e9,
      settingsBytes: 1e9,
      media: MANY,
      tools: MANY,
      spools: MANY,
      pictures: MANY,
      invalidKeys: 2,
    },
  })
  const user = await newUser(server)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 4; attempt++) {
    const { status } = await server.client.raw('GET', '/api/Users/me', { headers: { 'X-Api-Key': newApiKey() } })
    statuses.push(status)
  }
  assert.deepEqual(statuses, [401, 401, 429, 429])
  assert.equal((await server.client.call('Users_GetMe', { as: user })).status, 200)
})
