import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentToken, connect } from '../mcp/agent.ts'
import { tools } from '../../src/mcp/tools.ts'
import { contractOperation } from '../support/contract.ts'
import type { OperationId } from '../../src/contract/operation.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { makeRecord } from './records.ts'
import { snapshot } from './snapshot.ts'
import { bodies, rows } from './table.ts'

const server = await startServer()

for (const { name, operations } of tools.values()) {
  // Analyses name no record, so they have no row.
  const id = Object.values(operations)[0] as OperationId
  const row = rows.get(id)
  if (!row) continue
  test(`the tool ${name} works on the user's own record, and on nobody else's`, async () => {
    const [owner, stranger] = [await newUser(server), await newUser(server)]
    const names = await makeRecord(server, contractOperation(id), owner)
    const agentOf = async (user: typeof owner) => connect(server, await agentToken(server, user))
    const [agent, strange] = [await agentOf(owner), await agentOf(stranger)]
    const argumentsOf = async (user: typeof owner) => {
      return { ...((await bodies[id]?.(server, user)) as object), ...names }
    }
    const theirs = await argumentsOf(stranger)
    const before = await snapshot(server, owner.id)
    assert.equal((await strange.fail(name, theirs)).status, row.others)
    assert.equal(await snapshot(server, owner.id), before)
    assert(await agent.call(name, await argumentsOf(owner)))
  })
}
