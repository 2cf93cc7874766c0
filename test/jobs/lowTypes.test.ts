import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drainEvents } from '../../src/events/drain.ts'
import { reportLowTypes } from '../../src/jobs/lowTypes.ts'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { listChangedStocks } from '../../src/stock/lowTypes.ts'
import { exportAll } from '../imports/archives.ts'
import { commit, dryRun, undo } from '../imports/support.ts'
import { connectProgram } from '../spoolman/connection.ts'
import { readEvents } from '../support/eventLog.ts'
import { newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client } = server
const { db, log } = server.services
const MINUTE = 60_000

const addSpool = async (as: User, remainingMg: number | null, facts: object = {}) =>
  (
    await client.call('Filaments_PostFilament', {
      as,
      body: {
        ...{ displayName: 'Galaxy Black', brand: 'Prusament', materialType: 'PLA' },
        initialNominalWeightMg: remainingMg,
        ...facts,
      },
    })
  ).body
const setReorderPoint = (as: User, id: number | null, reorderPointMg: number | null) =>
  client.call('FilamentTypes_PatchFilamentType', { as, path: { id: id ?? 0 }, body: { reorderPointMg } })
const adjust = (as: User, id: string, newRemainingMg: number) =>
  client.call('Filaments_PostAdjustment', { as, path: { id }, body: { newRemainingMg } })
const print = async (as: User, filamentId: string, amountMg: number, status = 'Success') =>
  (
    await client.call('Prints_PostPrint', {
      as,
      body: { title: 'A vase', status, filamentUsage: [{ filamentId, estimatedAmountMg: amountMg }] },
    })
  ).body

/** Two equal spools with 900 g together, whose type has a reorder point of 500 g. */
async function stocked(): Promise<{ user: User; typeId: number; one: string; other: string }> {
  const user = await newUser(server)
  const { id: one, typeId } = await addSpool(user, 400_000)
  const { id: other } = await addSpool(user, 500_000, { typeId })
  await setReorderPoint(user, typeId, 500_000)
  assert.deepEqual(await told(user), [])
  return { user, typeId: typeId ?? 0, one, other }
}

/** Does the periodic work. */
async function work(now = new Date()): Promise<void> {
  await drainEvents(db)
  await reportLowTypes(db, now)
}

/** Free weights in mg with which a user was notified, in order, after the periodic work. */
async function told(user: User, now?: Date): Promise<unknown[]> {
  await work(now)
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('user_id', '=', user.id)
    .where('type', '=', 'LowFilamentType')
    .orderBy('created_date')
    .execute()
  return rows.map(({ payload }) => (payload as { freeMg: number }).freeMg)
}

test('a type whose name begins with its brand is reported without naming the brand twice', async () => {
  const user = await newUser(server)
  const { typeId } = await addSpool(user, 400_000, { displayName: 'Prusament Galaxy Black' })
  await setReorderPoint(user, typeId, 500_000)
  await work()
  const { payload } = await db
    .selectFrom('outbox')
    .select('payload')
    .where('user_id', '=', user.id)
    .where('type', '=', 'LowFilamentType')
    .executeTakeFirstOrThrow()
  assert.equal((payload as { name: string }).name, 'Prusament Galaxy Black')
})

test('a type is reported once when it falls to its reorder point, and again after it was above it', async () => {
  const { user, typeId, one, other } = await stocked()
  await adjust(user, one, 1)
  assert.deepEqual(await told(user), [], 'still above')
  await print(user, other, 1)
  assert.deepEqual(await told(user), [500_000])
  await print(user, other, 100_000)
  await adjust(user, one, 0)
  assert.deepEqual(await told(user), [500_000], 'it was low before')
  const { id } = await addSpool(user, 1_000_000, { typeId })
  assert.deepEqual(await told(user), [500_000])
  await adjust(user, id, 100_001)
  assert.deepEqual(await told(user), [500_000, 500_000])
})

test('a type that became low is an event, and a notification that leads to the stock', async () => {
  const { user, typeId, one } = await stocked()
  await print(user, one, 450_000)
  await told(user)
  await new OutboxDelivery(db, log).run(new Date())
  await drainEvents(db)
  const { items } = await readEvents(client, { as: user, query: { names: ['filamentType.low'] } })
  const { body: type } = await client.call('FilamentTypes_GetFilamentType', { as: user, path: { id: typeId } })
  assert.deepEqual(
    items.map(({ data, previous }) => [data, previous]),
    [[type, null]],
  )
  const { body } = await client.call('Notifications_GetNotifications', { as: user, query: { types: ['LowStock'] } })
  assert.partialDeepStrictEqual(body.items, [
    {
      title: 'A filament type runs low',
      message: 'Prusament Galaxy Black has 450 g free. Its reorder point is 500 g.',
      actionUrl: `${server.config.baseUrl}/stock?lowStock=true`,
    },
  ])
})

test('planned prints count: one that is planned, deleted and planned again is reported twice', async () => {
  const { user, one } = await stocked()
  const { id } = await print(user, one, 950_000, 'Pending')
  assert.deepEqual(await told(user), [-50_000])
  await client.call('Prints_DeletePrint', { as: user, path: { id } })
  assert.deepEqual(await told(user), [-50_000])
  const { id: again } = await print(user, one, 400_000, 'Pending')
  assert.deepEqual(await told(user), [-50_000, 500_000])
  // What was planned is used: as much is free as before.
  await client.call('Prints_CompletePrint', { as: user, path: { id: again }, body: { status: 'Success' } })
  assert.deepEqual(await told(user), [-50_000, 500_000])
})

test('a reorder point that is set or raised above the stock is reported, once until it is removed', async () => {
  const { user, typeId } = await stocked()
  await setReorderPoint(user, typeId, 900_000)
  assert.deepEqual(await told(user), [900_000])
  await setReorderPoint(user, typeId, 950_000)
  assert.deepEqual(await told(user), [900_000])
  await setReorderPoint(user, typeId, null)
  await work()
  await setReorderPoint(user, typeId, 950_000)
  assert.deepEqual(await told(user), [900_000, 900_000])
})

test('while spools of unknown weight may be enough, a type stays low or not low', async () => {
  const { user, typeId, one, other } = await stocked()
  const unknown = await addSpool(user, null, { typeId })
  const setActive = (isActive: boolean) =>
    client.call('Filaments_PatchFilament', { as: user, path: { id: unknown.id }, body: { isActive } })
  await adjust(user, one, 0)
  assert.deepEqual(await told(user), [], 'perhaps it is not low')
  await setActive(false)
  assert.deepEqual(await told(user), [500_000])
  await setActive(true)
  await work()
  await setActive(false)
  assert.deepEqual(await told(user), [500_000], 'nobody knows that it was above its reorder point')
  await adjust(user, other, 0)
  assert.deepEqual(await told(user), [500_000])
})

test('spools that are archived or deleted make their type low; a deleted type is nobody’s concern', async () => {
  const { user, typeId, one, other } = await stocked()
  await client.call('Filaments_PatchFilament', { as: user, path: { id: one }, body: { isActive: false } })
  assert.deepEqual(await told(user), [500_000])
  for (const id of [one, other]) await client.call('Filaments_DeleteFilament', { as: user, path: { id } })
  const path = { id: typeId }
  assert.equal((await client.call('FilamentTypes_DeleteFilamentType', { as: user, path })).status, 204)
  assert.deepEqual(await told(user), [500_000])
  await drainEvents(db)
  assert.ok(!(await listChangedStocks(db, new Date())).includes(user.id))
})

test('writes in parallel with several instances are reported once for each fall', async () => {
  const { user, one, other } = await stocked()
  await work()
  const instances = async () => {
    for (let run = 0; run < 5; run += 1) await Promise.all([work(), work(), work()])
  }
  const use = async (id: string) => {
    for (let time = 0; time < 10; time += 1) await print(user, id, 25_000)
  }
  await Promise.all([instances(), use(one), use(other)])
  assert.equal((await told(user)).length, 1)
  await adjust(user, one, 1_000_000)
  await Promise.all([work(), work()])
  await adjust(user, one, 0)
  await Promise.all([work(), work(), work()])
  assert.equal((await told(user)).length, 2)
})

test('the stock is compared only after an event, and once more later: some uses of spools have none', async () => {
  const program = await connectProgram(server)
  const { user } = program
  const add = async (path: string, record: object) =>
    ((await program.call('POST', path, record)).body as { id: number }).id
  const typeId = await add('/filament', { name: 'Black', density: 1.24, diameter: 1.75 })
  const spool = await add('/spool', { filament_id: typeId, initial_weight: 1000 })
  const use = (grams: number) => program.call('PUT', `/spool/${spool}/use`, { use_weight: grams })
  await setReorderPoint(user, typeId, 500_000)
  await use(100)
  const now = Date.now()
  const isDue = async (minutes: number) => {
    await drainEvents(db)
    return (await listChangedStocks(db, new Date(now + minutes * MINUTE))).includes(user.id)
  }
  assert.deepEqual(await told(user), [])
  await use(400)
  assert.deepEqual([await isDue(0), await isDue(2)], [false, true])
  assert.deepEqual(await told(user, new Date(now + 2 * MINUTE)), [500_000])
  // What was reported has events as well.
  await told(user, new Date(now + 3 * MINUTE))
  await told(user, new Date(now + 5 * MINUTE))
  assert.equal(await isDue(60), false)
})

test('a type that a restored archive brings is not news while it is low, and an import under way is not compared', async () => {
  const { user, one } = await stocked()
  await print(user, one, 400_000)
  await told(user)
  const archive = await exportAll(server, user)
  const other = await newUser(server)
  const ready = await dryRun(server, other, archive, 'archive.zip')
  const enter = (state: string) =>
    db.updateTable('imports').set({ state }).where('user_id', '=', other.id).where('id', '=', ready.id).execute()
  await commit(server, other, ready)
  await enter('Committing')
  await drainEvents(db)
  assert.ok(!(await listChangedStocks(db, new Date())).includes(other.id))
  await enter('Committed')
  assert.deepEqual(await told(other), [])
  const { items } = (await client.call('Filaments_GetFilaments', { as: other })).body
  const full = items.find(({ remainingMg }) => remainingMg === 500_000)!
  await adjust(other, full.id, 500_001)
  assert.deepEqual(await told(other), [])
  await adjust(other, full.id, 500_000)
  assert.deepEqual(await told(other), [500_000])
})

test('an import that is undone leaves nothing to report', async () => {
  const { user, one, other } = await stocked()
  const archive = await exportAll(server, user)
  for (const id of [one, other]) await adjust(user, id, 200_000)
  assert.deepEqual(await told(user), [400_000])
  const owner = await newUser(server)
  const imported = await commit(server, owner, await dryRun(server, owner, archive, 'archive.zip'))
  assert.deepEqual(await told(owner), [])
  await undo(server, owner, imported)
  assert.deepEqual(await told(owner), [])
  assert.equal((await client.call('FilamentTypes_GetFilamentTypes', { as: owner })).body.items.length, 0)
})
