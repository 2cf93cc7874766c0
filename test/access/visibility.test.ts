import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ViewStatus } from '../../generated/api.d.ts'
import { fill, queryText } from '../support/client.ts'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import { newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { makeRecord, namesRecord } from './records.ts'
import { bodies } from './table.ts'

const server = await startServer()
const KEY = 'q7Zt0mWk3VbXn2Rc'
server.secrets.add(KEY)
const WRONG_KEY = 'q7Zt0mWk3VbXn2Rd'

/** Whether another user can read a record, by its view status and the key that was sent (docs/domain.md, "Visibility"). */
const CASES: readonly [ViewStatus, string | undefined, isVisible: boolean][] = [
  ['Private', undefined, false],
  ['Private', KEY, false],
  ['Unlisted', undefined, false],
  ['Unlisted', WRONG_KEY, false],
  ['Unlisted', `${KEY}x`, false],
  ['Unlisted', KEY.toLowerCase(), false],
  ['Unlisted', KEY, true],
  ['Public', undefined, true],
  ['Public', WRONG_KEY, true],
]

/** What may be asked for a record that its owner shows to others; a profile's achievements are empty instead of hidden. */
const operations = contractOperations.filter(
  (operation) =>
    namesRecord(operation) &&
    operation.responses.has(404) &&
    operation.parameters.some(({ name }) => name === 'shareKey'),
)

/** An archive is nobody's to see but its owner's: a signature stands for their credential. */
const isSigned = ({ parameters }: ContractOperation) => parameters.some(({ name }) => name === 'signature')

test('every operation that needs no credential for a public record takes the key of an unlisted one', () => {
  const optional = contractOperations.filter(
    (operation) =>
      namesRecord(operation) &&
      operation.responses.has(404) &&
      operation.credentials === 'optional' &&
      !isSigned(operation),
  )
  assert(optional.length > 0)
  for (const { id } of optional)
    assert(
      operations.some((operation) => operation.id === id),
      id,
    )
})

for (const operation of operations) {
  describe(operation.id, () => {
    for (const [viewStatus, key, isVisible] of CASES) {
      test(`${viewStatus}, ${key === undefined ? 'no key' : `the key "${key}"`}: ${isVisible ? 'found' : '404'}`, async () => {
        const [owner, stranger] = [await newUser(server), await newUser(server)]
        const names = await makeRecord(server, operation, owner)
        await show(owner, viewStatus)
        const target = fill(operation.path, names) + queryText({ shareKey: key })
        const body = await bodies[operation.id]?.(server, stranger)
        for (const as of [stranger, ...(operation.credentials === 'optional' ? [undefined] : [])]) {
          const { status, text } = await server.client.raw(operation.method, target, { body, as })
          assert.equal(status, isVisible ? success(operation) : 404, text)
        }
      })
    }
  })
}

/** Gives everything of a user's this view status. */
async function show(owner: User, viewStatus: ViewStatus): Promise<void> {
  const change = { view_status: viewStatus, share_key: viewStatus === 'Unlisted' ? KEY : null }
  await server.db.updateTable('users').set(change).where('id', '=', owner.id).execute()
  await server.db.updateTable('prints').set(change).where('user_id', '=', owner.id).execute()
  await server.db.updateTable('projects').set(change).where('user_id', '=', owner.id).execute()
}

function success({ responses }: ContractOperation): number {
  return [...responses.keys()].find((status) => status < 300) ?? 0
}
