import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { agentToken, connect, REVISIONS } from './agent.ts'

const server = await startServer()

for (const revision of Object.keys(REVISIONS) as (keyof typeof REVISIONS)[]) {
  test(`an agent of revision ${revision} lists the tools and logs a print`, async () => {
    const user = await newUser(server)
    const agent = await connect(server, await agentToken(server, user), revision)
    const { tools } = await agent.client.listTools()
    console.log(tools.length, agent.client.getNegotiatedProtocolVersion(), agent.client.getServerVersion())
    const t0 = performance.now()
    for (let i = 0; i < 50; i++) await agent.client.listTools()
    console.log('list ms', (performance.now() - t0) / 50)
    const print = await agent.call('create_print', { title: 'From an agent', status: 'Success' })
    assert.equal(print['source'], 'Agent')
    console.log(await agent.fail('create_print', { title: '', nonsense: 1 }), await agent.fail('create_print', { title: '', idempotencyKey: '' }), await agent.fail('analytics_overview'))
    const t1 = performance.now()
    for (let i = 0; i < 50; i++) await agent.call('get_print', { id: print['id'] })
    console.log('get ms', (performance.now() - t1) / 50)
  })
}
