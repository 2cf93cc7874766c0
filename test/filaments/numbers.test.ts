import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { newFilament, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { exportAll } from '../imports/archives.ts'
import { commit, dryRun } from '../imports/support.ts'

const server = await startServer()
const { client } = server

/** The contract's bound of a spool's number. */
const MAXIMUM = 999_999_999

async function addSpool(user: User, number?: number): Promise<number | null> {
  const body = { displayName: 'Black', materialType: 'PLA', ...(number === undefined ? {} : { number }) }
  const created = await client.call('Filaments_PostFilament', { as: user, body })
  assert.equal(created.status, 201, JSON.stringify(created.body))
  return created.body.number
}

async function numbersOf(user: User): Promise<(number | null)[]> {
  const { body } = await client.call('Filaments_GetFilaments', { as: user, query: { pageSize: 200 } })
  return body.items.map(({ number }) => number).toSorted((one, other) => Number(one) - Number(other))
}

suite('The numbers of spools', () => {
  test('stay below the maximum when a spool has it: the next ones follow the greatest numbers below', async () => {
    const user = await newUser(server)
    for (const number of [1, 7, MAXIMUM - 1, MAXIMUM]) assert.equal(await addSpool(user, number), number)
    assert.deepEqual([await addSpool(user), await addSpool(user)], [8, 9])
    const spool = (await client.call('Filaments_GetFilaments', { as: user, query: { numbers: [8] } })).body.items[0]
    assert.ok(spool)
    const replaced = await client.call('Filaments_PutFilament', { as: user, path: { id: spool.id }, body: spool })
    assert.equal(replaced.status, 200, 'what was read can be written back')
  })

  test('reach the maximum one by one, and each is given once when several are added at once', async () => {
    const user = await newUser(server)
    await addSpool(user, MAXIMUM - 2)
    const added = await Promise.all(Array.from({ length: 4 }, () => addSpool(user)))
    assert.deepEqual(
      added.toSorted((one, other) => Number(one) - Number(other)),
      [1, 2, MAXIMUM - 1, MAXIMUM],
    )
  })

  test('of spools that are imported together differ, also when the maximum is taken', async () => {
    const owner = await newUser(server)
    for (const number of [1, 2, 3, MAXIMUM]) await newFilament(server, owner, { number })
    const archive = await exportAll(server, owner)
    const user = await newUser(server)
    await addSpool(user, 2)
    await addSpool(user, MAXIMUM)
    const ready = await dryRun(server, user, archive)
    assert.equal((await commit(server, user, ready)).state, 'Committed')
    assert.deepEqual(await numbersOf(user), [1, 2, 3, 4, 5, MAXIMUM])
  })
})
