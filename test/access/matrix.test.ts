import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { setSuspended } from '../../src/identity/suspension.ts'
import { fill, queryText, type Answer, type As } from '../support/client.ts'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import { newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { makeRecord, namesRecord, type Names } from './records.ts'
import { snapshot } from './snapshot.ts'
import { bodies, rows, type Row } from './table.ts'

const server = await startServer()
const suspended = await newUser(server)
await setSuspended(server.db, suspended.id, true)

const operations = contractOperations.filter(namesRecord)

test('every operation that names a record has its row in test/access/table.ts, and no other has', () => {
  const [listed, declared] = [[...rows.keys()], operations.map(({ id }) => id)]
  assert.deepEqual(listed.sort(), declared.sort(), 'Add or remove rows of the TABLE in test/access/table.ts.')
})

for (const operation of operations) {
  const row = rows.get(operation.id)
  if (row) describe(operation.id, () => checkRow(operation, row))
}

function checkRow(operation: ContractOperation, row: Row): void {
  const bodyOf = async (sender: User) => bodies[operation.id]?.(server, sender)

  test(`its owner: ${row.own}`, async () => {
    const owner = await newUser(server)
    const answer = await send(operation, await makeRecord(server, operation, owner), await bodyOf(owner), owner)
    assert.equal(answer.status, row.own, answer.text)
  })

  test(`somebody else: ${row.others}, and nothing changes`, async () => {
    const [owner, stranger] = [await newUser(server), await newUser(server)]
    const theirs = await makeRecord(server, operation, owner)
    const mine = await makeRecord(server, operation, stranger)
    const body = await bodyOf(stranger)
    const before = await snapshot(server, owner.id)
    for (const names of [theirs, ...mixtures(theirs, mine)]) {
      for (const as of credentials(operation, stranger)) {
        const answer = await send(operation, names, body, as)
        assert.equal(answer.status, row.others, `${JSON.stringify(names)}: ${answer.text}`)
      }
    }
    assert.equal(await snapshot(server, owner.id), before)
    const answer = await send(operation, theirs, await bodyOf(owner), owner)
    assert.equal(answer.status, row.own, `for the owner afterwards: ${answer.text}`)
  })

  test(`unknown: ${row.unknown}`, async () => {
    const [owner, stranger] = [await newUser(server), await newUser(server)]
    const theirs = await makeRecord(server, operation, owner)
    const mine = await makeRecord(server, operation, stranger)
    const unknown = replaced(operation, unknownValue)
    const body = await bodyOf(stranger)
    for (const names of [unknown, ...mixtures(unknown, mine)]) {
      const answer = await send(operation, names, body, stranger)
      assert.equal(answer.status, row.unknown, `${JSON.stringify(names)}: ${answer.text}`)
    }
    if (row.unknown !== row.others || row.unknown < 400) return
    const [first, second] = [theirs, unknown].map((names) => send(operation, names, body, stranger).then(told))
    assert.deepEqual(await first, await second, 'the answer tells which ids exist')
  })

  test(`malformed: ${row.malformed}`, async () => {
    const owner = await newUser(server)
    const theirs = await makeRecord(server, operation, owner)
    const malformed = replaced(operation, malformedValue)
    const body = await bodyOf(owner)
    for (const names of [malformed, ...mixtures(malformed, theirs)]) {
      const answer = await send(operation, names, body, owner)
      assert.equal(answer.status, row.malformed, `${JSON.stringify(names)}: ${answer.text}`)
    }
  })

  test(`without a credential: ${row.anonymous}, and nothing changes`, async () => {
    const owner = await newUser(server)
    const theirs = await makeRecord(server, operation, owner)
    const body = await bodyOf(owner)
    const before = await snapshot(server, owner.id)
    const answer = await send(operation, theirs, body, undefined)
    assert.equal(answer.status, row.anonymous, answer.text)
    assert.equal(await snapshot(server, owner.id), before)
  })

  test(`its owner, suspended: ${row.suspended}, and nothing changes`, async () => {
    const theirs = await makeRecord(server, operation, suspended)
    const body = await bodyOf(suspended)
    const before = await snapshot(server, suspended.id)
    for (const as of credentials(operation, suspended)) {
      assert.equal((await send(operation, theirs, body, as)).status, row.suspended)
    }
    assert.equal(await snapshot(server, suspended.id), before)
  })
}

/** Calls the operation on the record that is named. */
async function send(operation: ContractOperation, names: Names, body: unknown, as: As | undefined): Promise<Answer> {
  const isInPath = operation.path.includes('{')
  const target = isInPath ? fill(operation.path, names) : operation.path + queryText(names)
  return server.client.raw(operation.method, target, { body, as })
}

/** Key and token, where both are taken. */
function credentials(operation: ContractOperation, user: User): As[] {
  return operation.credentials === 'token' ? [user.token()] : [user, user.token()]
}

/** Where a record is named by two ids: one of them the sender's own. */
function mixtures(names: Names, own: Names): Names[] {
  const keys = Object.keys(names)
  return keys.length < 2 ? [] : keys.map((key) => ({ ...own, [key]: names[key] ?? '' }))
}

type Parameter = ContractOperation['parameters'][number]

/** Other values for all the parameters that name the record. */
function replaced(operation: ContractOperation, valueOf: (parameter: Parameter) => string | number): Names {
  const naming = operation.parameters.filter(
    ({ name, in: where }) => where === 'path' || (where === 'query' && name === 'id'),
  )
  return Object.fromEntries(naming.map((parameter) => [parameter.name, valueOf(parameter)]))
}

function unknownValue({ schema }: Parameter): string | number {
  if (schema['type'] === 'integer') return Number.MAX_SAFE_INTEGER
  return schema['format'] === 'uuid' ? randomUUID() : `unknown-${randomUUID()}`
}

function malformedValue({ schema }: Parameter): string {
  return schema['type'] === 'integer' || schema['format'] === 'uuid' ? 'abc' : 'with a space'
}

/** An answer without what is different each time. */
function told({ status, problem: { traceId: _, ...problem } }: Answer): object {
  return { status, problem }
}
