import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { agentToken, connect, post } from './agent.ts'

const one = await startServer()
const two = await startServer({ databaseUrl: one.config.databaseUrl, oidcIssuer: one.config.oidcIssuer })

test('any instance can serve any request of an agent', async () => {
  const token = await agentToken(one, await newUser(one))
  const [first, second] = [await connect(one, token, '2025-11-25'), await connect(two, token)]
  const print = await first.call('create_print', { title: 'On the first' })
  assert.equal((await second.call('get_print', { id: print['id'] }))['title'], 'On the first')
})

test('F48: a revocation on one instance counts at once on the other, and so does its end', async () => {
  const user = await newUser(one)
  const token = await agentToken(one, user)
  const statusOf = async (server: typeof one) => {
    const response = await post(server, { Authorization: `Bearer ${token}` })
    await response.text()
    return response.status
  }
  assert.deepEqual([await statusOf(one), await statusOf(two)], [200, 200])
  const [grant] = (await one.client.call('ConnectedAgents_GetConnectedAgents', { as: user })).body
  const path = { grantId: grant?.grantId ?? '' }
  await one.client.call('ConnectedAgents_RevokeConnectedAgent', { as: user, path })
  assert.deepEqual([await statusOf(two), await statusOf(one)], [401, 401])
  await two.client.call('ConnectedAgents_AllowConnectedAgent', { as: user, path })
  assert.deepEqual([await statusOf(one), await statusOf(two)], [200, 200])
})
