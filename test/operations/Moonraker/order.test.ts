import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balanceOf, newWorkshop, notice, pass, printsOf, type Workshop } from '../../integrations/devices.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

async function send({ user, printer }: Workshop, eventName: string, changes: Record<string, unknown> = {}) {
  return client.call('Moonraker_PostNotification', { body: notice(printer.id, eventName, changes), as: user })
}

/** π/4 × 1.75² × 1.24 mg per mm. */
const MG_PER_MM = (Math.PI / 4) * 1.75 ** 2 * 1.24

test('F13: a start that comes again, 20 at once, is one print; a finish too', async () => {
  const workshop = await newWorkshop(server)
  for (const eventName of ['started', 'complete']) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(workshop, eventName)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
  }
  const prints = await printsOf(server, workshop.user)
  assert.equal(prints.length, 1)
  assert.equal(await balanceOf(server, workshop), 1_000_000 - Math.round(3820.52 * MG_PER_MM))
  const told = await server.db.selectFrom('outbox').select('type').where('user_id', '=', workshop.user.id).execute()
  assert.deepEqual(told, [{ type: 'PrintCompleted' }])
})

test('F14: a finish that overtakes its start is the same print', async () => {
  const workshop = await newWorkshop(server)
  for (const eventName of ['complete', 'started', 'complete']) await send(workshop, eventName)
  const prints = await printsOf(server, workshop.user)
  assert.deepEqual(
    prints.map(({ status }) => status),
    ['Success'],
  )
})

test('F14: a layer that is reported late does not set the print back', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'started')
  await send(workshop, 'resumed', { info: { current_layer: 90, total_layer: 180 } })
  await send(workshop, 'paused', { info: { current_layer: 45, total_layer: 180 } })
  assert.equal((await printsOf(server, workshop.user))[0]?.progress_percent, 50)
})

test('the same file printed twice with the same numbers is two prints', async () => {
  const workshop = await newWorkshop(server)
  for (const eventName of ['started', 'complete', 'started', 'complete']) await send(workshop, eventName)
  const prints = await printsOf(server, workshop.user)
  assert.deepEqual(
    prints.map(({ status }) => status),
    ['Success', 'Success'],
  )
  assert.equal(await balanceOf(server, workshop), 1_000_000 - 2 * Math.round(3820.52 * MG_PER_MM))
})

test('a start after more than 5 minutes ends the open print as cancelled; a late finish of it still counts', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'started')
  const ago = new Date(Date.now() - 6 * 60_000).toISOString()
  await server.db.updateTable('prints').set({ start_date: ago }).where('user_id', '=', workshop.user.id).execute()
  await send(workshop, 'started')
  const prints = await printsOf(server, workshop.user)
  assert.deepEqual(
    prints.map(({ status, failure_reason }) => [status, failure_reason]),
    [
      ['Cancelled', 'no finish reported'],
      ['Printing', null],
    ],
  )
  await send(workshop, 'complete')
  await send(workshop, 'error', { message: 'late' })
  const after = await printsOf(server, workshop.user)
  assert.deepEqual(
    after.map(({ status, failure_reason }) => [status, failure_reason]),
    [
      ['Failed', 'late'],
      ['Success', null],
    ],
  )
})

test('a finish without a start is not that of a print of long ago that a later start has closed', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'started')
  const ago = new Date(Date.now() - 30 * 86_400_000).toISOString()
  await server.db.updateTable('prints').set({ start_date: ago }).where('user_id', '=', workshop.user.id).execute()
  await send(workshop, 'started', { filename: 'vase.gcode' })
  const since = new Date(Date.now() - 20 * 86_400_000).toISOString()
  await server.db
    .updateTable('prints')
    .set({ start_date: since })
    .where('user_id', '=', workshop.user.id)
    .where('status', '=', 'Printing')
    .execute()
  await send(workshop, 'complete', { filename: 'vase.gcode' })
  await send(workshop, 'complete')
  const prints = await printsOf(server, workshop.user)
  assert.deepEqual(
    prints.map(({ title, status }) => [title, status]),
    [
      ['benchy', 'Cancelled'],
      ['vase', 'Success'],
      ['benchy', 'Success'],
    ],
  )
})

const ENDS = { complete: 'Success', cancelled: 'Cancelled', error: 'Failed' } as const

test('of two ends of one print that contradict each other the first stands, one after the other or at once', async () => {
  for (const [one, other] of [
    ['complete', 'cancelled'],
    ['cancelled', 'complete'],
    ['error', 'cancelled'],
  ] as const) {
    for (const isStarted of [true, false]) {
      const workshop = await newWorkshop(server)
      if (isStarted) await send(workshop, 'started')
      await send(workshop, one)
      await send(workshop, other, { total_duration: 3015.2 })
      if (!isStarted) await send(workshop, 'started')
      assert.deepEqual(
        (await printsOf(server, workshop.user)).map(({ status }) => status),
        [ENDS[one]],
      )
      assert.equal(await balanceOf(server, workshop), 1_000_000 - Math.round(3820.52 * MG_PER_MM))
    }
  }
  const workshop = await newWorkshop(server)
  await send(workshop, 'started')
  await Promise.all([send(workshop, 'complete'), send(workshop, 'error')])
  assert.equal((await printsOf(server, workshop.user)).length, 1)
})

test('a print whose start was lost is another one, if it began after the end of the one before', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'complete')
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  await server.db
    .updateTable('prints')
    .set({ start_date: ago(4000), end_date: ago(988) })
    .where('user_id', '=', workshop.user.id)
    .execute()
  await send(workshop, 'cancelled', { print_duration: 800, total_duration: 988 })
  assert.deepEqual(
    (await printsOf(server, workshop.user)).map(({ status }) => status),
    ['Success', 'Cancelled'],
  )
})

test('F14: an end that comes after the next start of its file ends its own print', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'started')
  await pass(server, workshop, 3100)
  await send(workshop, 'started')
  await pass(server, workshop, 20)
  const statuses = async () => (await printsOf(server, workshop.user)).map(({ status }) => status)
  await send(workshop, 'complete')
  assert.deepEqual(await statuses(), ['Success', 'Printing'])
  assert.equal(await balanceOf(server, workshop), 1_000_000 - Math.round(3820.52 * MG_PER_MM))
  await pass(server, workshop, 2995)
  await send(workshop, 'cancelled')
  assert.deepEqual(await statuses(), ['Success', 'Cancelled'])
})

test('F13: an end that comes again, or a contradictory one, after the next start of its file ends no other print', async () => {
  for (const again of ['complete', 'cancelled']) {
    for (const isStartLost of [false, true]) {
      const workshop = await newWorkshop(server)
      if (!isStartLost) await send(workshop, 'started')
      await pass(server, workshop, 3012)
      await send(workshop, 'complete')
      await pass(server, workshop, 400)
      await send(workshop, 'started')
      await pass(server, workshop, 30)
      await send(workshop, again)
      const statuses = async () => (await printsOf(server, workshop.user)).map(({ status }) => status)
      assert.deepEqual(await statuses(), ['Success', 'Printing'])
      await pass(server, workshop, 2985)
      await send(workshop, again)
      assert.deepEqual(await statuses(), ['Success', again === 'complete' ? 'Success' : 'Cancelled'])
    }
  }
})

test('a print of some seconds whose start was lost is another one than the print that ended just before it', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'started')
  await pass(server, workshop, 3012)
  await send(workshop, 'complete')
  await pass(server, workshop, 8)
  for (const _ of [1, 2]) await send(workshop, 'cancelled', { print_duration: 3, total_duration: 5 })
  assert.deepEqual(
    (await printsOf(server, workshop.user)).map(({ status, print_time_in_seconds }) => [status, print_time_in_seconds]),
    [
      ['Success', 2710],
      ['Cancelled', 3],
    ],
  )
})
