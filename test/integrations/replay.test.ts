import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { replayEvents } from '../../src/integrations/replay.ts'
import { storeEvent } from '../../src/integrations/storedEvent.ts'
import { startServer } from '../support/server.ts'
import { balanceOf, eventsOf, newWorkshop, notice, printsOf, type Workshop } from './devices.ts'

const server = await startServer()
const { db } = server
const services = { db, log: pino({ level: 'silent' }), quotas: server.services.quotas, store: server.services.store }
const ever = new Date(0)
const later = () => new Date(Date.now() + 120_000)

/** As if the service had died between keeping an event and understanding it. */
async function keep({ user, printer }: Workshop, eventName: string): Promise<void> {
  const body = notice(printer.id, eventName)
  await storeEvent(db, { userId: user.id, source: 'Moonraker', body, snapshot: null })
}

test('stored events are applied once, by however many instances', async () => {
  const workshop = await newWorkshop(server)
  await keep(workshop, 'started')
  await keep(workshop, 'complete')
  assert.equal(await replayEvents(services, new Date(), ever), 0, 'their requests may still be under way')
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([1, 2, 3].map(() => replayEvents(services, later(), ever)))
  }
  const prints = await printsOf(server, workshop.user)
  assert.deepEqual(
    prints.map(({ status }) => status),
    ['Success'],
  )
  assert.equal(await balanceOf(server, workshop), 1_000_000 - (prints[0]?.filament_amount_mg ?? 0))
  for (const { outcome, print_id } of await eventsOf(server, workshop.user)) {
    assert(outcome === 'started' || outcome === 'finished', String(outcome))
    assert.equal(print_id, prints[0]?.id)
  }
})

test('a start and a finish that were received in the same millisecond make one print', async () => {
  const workshop = await newWorkshop(server)
  // Those of one time are tried in the order of their ids.
  for (const [id, eventName] of [
    ['00000000-0000-4000-8000-000000000001', 'complete'],
    ['00000000-0000-4000-8000-000000000002', 'started'],
  ] as const) {
    const body = JSON.stringify(notice(workshop.printer.id, eventName))
    const event = { user_id: workshop.user.id, id, source: 'Moonraker' as const, body }
    await db
      .insertInto('device_events')
      .values({ ...event, received_date: '2026-03-01T00:00:00Z' })
      .execute()
  }
  await replayEvents(services, later(), ever)
  assert.deepEqual(
    (await printsOf(server, workshop.user)).map(({ status }) => status),
    ['Success'],
  )
})

test('a start that is replayed after it was sent again and finished makes no second print', async () => {
  const workshop = await newWorkshop(server)
  await keep(workshop, 'started')
  for (const eventName of ['started', 'complete']) {
    const body = notice(workshop.printer.id, eventName)
    assert.equal((await server.client.call('Moonraker_PostNotification', { body, as: workshop.user })).status, 200)
  }
  await replayEvents(services, later(), ever)
  assert.deepEqual(
    (await printsOf(server, workshop.user)).map(({ status }) => status),
    ['Success'],
  )
})

test('more events than one page holds are all tried, those from before the given time are not', async () => {
  const { user } = await newWorkshop(server)
  const event = { user_id: user.id, source: 'OctoPrint' as const, body: '{"deviceIdentifier":"nobody\'s"}' }
  const old = { ...event, received_date: '2026-01-01T00:00:00Z' }
  const rows = Array.from({ length: 501 }, () => ({ ...event, received_date: '2026-02-01T00:00:00Z' }))
  await db
    .insertInto('device_events')
    .values([old, ...rows])
    .execute()
  assert.equal(await replayEvents(services, later(), new Date('2026-01-15')), 501)
  assert.deepEqual(
    (await eventsOf(server, user)).map(({ outcome }) => outcome === null),
    [true, ...rows.map(() => false)],
  )
})

test('what still cannot be understood stays, and stops nothing', async () => {
  const workshop = await newWorkshop(server)
  const body = { message: 'no JSON' }
  await storeEvent(db, { userId: workshop.user.id, source: 'Moonraker', body, snapshot: null })
  await keep(workshop, 'started')
  await replayEvents(services, later(), ever)
  // Both may have come in the same millisecond.
  const outcomes = (await eventsOf(server, workshop.user)).map(({ outcome }) => outcome)
  assert.deepEqual(new Set(outcomes), new Set([null, 'started']))
})
