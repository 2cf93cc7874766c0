import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stockWarning } from '../../../src/web/filaments/stockLevel.ts'
import { newFilament, newFilamentType, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

async function eventsOf(user: User): Promise<unknown[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('user_id', '=', user.id)
    .where('type', '=', 'LowStock')
    .orderBy('created_date')
    .execute()
  return rows.map(({ payload }) => payload)
}

function adjust(user: User, id: string, newRemainingMg: number) {
  return client.call('Filaments_PostAdjustment', { as: user, path: { id }, body: { newRemainingMg } })
}

test('a stock that falls to its threshold is reported once for each fall, regardless of the cause', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user, {
    display_name: 'Black',
    initial_nominal_weight_mg: 1000,
    low_stock_threshold_mg: 100,
  })
  const event = (remainingMg: number) => ({ filamentId: id, displayName: 'Black', remainingMg })
  await adjust(user, id, 101)
  assert.deepEqual(await eventsOf(user), [])
  await adjust(user, id, 100)
  await adjust(user, id, 50)
  assert.deepEqual(await eventsOf(user), [event(100)])
  await adjust(user, id, 500)
  const print = { title: 'x', status: 'Success', filamentUsage: [{ filamentId: id, amountMg: 450 }] }
  await client.call('Prints_PostPrint', { as: user, body: print })
  await client.call('Prints_PostPrint', { as: user, body: print })
  assert.deepEqual(await eventsOf(user), [event(100), event(50)])
  await adjust(user, id, 900)
  await client.call('Filaments_PatchFilament', { as: user, path: { id }, body: { initialNominalWeightMg: 150 } })
  assert.deepEqual(await eventsOf(user), [event(100), event(50), event(50)])
})

test('nothing is reported without a threshold or a nominal weight, nor of a write that failed', async () => {
  const user = await newUser(server)
  const [plain, unknown, watched] = [
    await newFilament(server, user, { initial_nominal_weight_mg: 1000 }),
    // Such a balance says how much the spool has gained, not what is left.
    await newFilament(server, user, { low_stock_threshold_mg: 100, balance_mg: 5050 }),
    await newFilament(server, user, { initial_nominal_weight_mg: 1000, low_stock_threshold_mg: 100 }),
  ]
  const usage = (filamentId: string) => ({ filamentId, amountMg: 5000 })
  const post = (filamentUsage: object[], externalId: string | null = null) =>
    client.call('Prints_PostPrint', { as: user, body: { title: 'x', status: 'Success', filamentUsage, externalId } })
  assert.equal((await post([usage(plain.id), usage(unknown.id)], 'taken')).status, 201)
  assert.equal((await post([usage(watched.id)], 'taken')).status, 409)
  assert.deepEqual(await eventsOf(user), [])
  const body = { displayName: 'new', materialType: 'PLA', initialNominalWeightMg: 50, lowStockThresholdMg: 100 }
  assert.equal((await client.call('Filaments_PostFilament', { as: user, body })).status, 201)
  assert.deepEqual(await eventsOf(user), [])
})

test('a spool of several equal ones does not notify for itself while their type has a reorder point', async () => {
  const user = await newUser(server)
  const type = await newFilamentType(server, user, { reorder_point_mg: 100 })
  const stock = { type_id: type.id, initial_nominal_weight_mg: 1000, low_stock_threshold_mg: 500 }
  const { id } = await newFilament(server, user, stock)
  const other = await newFilament(server, user, stock)
  const fall = async () => {
    await adjust(user, id, 1000)
    await adjust(user, id, 500)
    return (await eventsOf(user)).length
  }
  const setActive = (isActive: boolean) =>
    client.call('Filaments_PatchFilament', { as: user, path: { id: other.id }, body: { isActive } })
  const setReorderPoint = (reorderPointMg: number | null) =>
    client.call('FilamentTypes_PatchFilamentType', { as: user, path: { id: type.id }, body: { reorderPointMg } })
  assert.equal(await fall(), 0)
  await setActive(false)
  assert.equal(await fall(), 1, 'it is the only one that is not archived')
  await setActive(true)
  await setReorderPoint(null)
  assert.equal(await fall(), 2)
  await setReorderPoint(0)
  assert.equal(await fall(), 2)
  const events = await db
    .selectFrom('pending_events')
    .select('name')
    .where('user_id', '=', user.id)
    .where('name', '=', 'spool.low')
    .execute()
  assert.equal(events.length, 4, 'programs may want to know of each')
})

test('the filter finds the spools that the pages warn of: at their threshold, or at a tenth of their nominal weight', async () => {
  const user = await newUser(server)
  const low: [number, number | null, number][] = [
    [1_000_000, null, 100_000],
    [1005, null, 100],
    [1000, 300, 300],
    [1000, null, 0],
    [1000, 0, -1],
    [0, null, 0],
  ]
  const enough: [number | null, number | null, number][] = [
    [1_000_000, null, 100_001],
    [1005, null, 101],
    [1000, 300, 301],
    [1000, 0, 1],
    // How much is left is not known.
    [null, null, 0],
    [null, 100, 50],
  ]
  const add = (spools: typeof enough) =>
    Promise.all(
      spools.map(async ([initial_nominal_weight_mg, low_stock_threshold_mg, balance_mg]) => {
        const stock = { initial_nominal_weight_mg, low_stock_threshold_mg, balance_mg }
        return (await newFilament(server, user, stock)).id
      }),
    )
  for (const [lowStock, ids] of [
    [true, await add(low)],
    [false, await add(enough)],
  ] as const) {
    const { body } = await client.call('Filaments_GetFilaments', { as: user, query: { lowStock } })
    assert.deepEqual(body.items.map(({ id }) => id).sort(), ids.sort())
    for (const spool of body.items) assert.equal(stockWarning(spool) !== null, lowStock)
  }
})
