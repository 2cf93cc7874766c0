import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { replayEvents } from '../../../src/integrations/replay.ts'
import { eventsOf, newWorkshop, printsOf, webhook, type Workshop } from '../../integrations/devices.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server
const services = { db, log: pino({ level: 'silent' }), quotas: server.services.quotas, store: server.services.store }

function eventOf(
  { printer }: Workshop,
  topic: string,
  file: string,
  currentTime: number,
  changes: object = {},
): object {
  const extra = { name: `${file}.gcode`, reason: 'cancelled', time: 60 }
  return { ...webhook(printer.id, topic, { currentTime, extra, meta: { hash: file } }), ...changes }
}

async function stateOf({ user }: Workshop) {
  return (await printsOf(server, user)).map(({ title, status, progress_percent }) => [title, status, progress_percent])
}

/** The prints that began after the last event was received. */
async function futureOf({ user }: Workshop) {
  const received = (await eventsOf(server, user)).map(({ received_date }) => Date.parse(received_date))
  const starts = (await printsOf(server, user)).map(({ start_date }) => Date.parse(start_date ?? ''))
  return starts.filter((start) => start > Math.max(...received))
}

const AHEAD = 480
const ON = { progress: { completion: 10 } }

for (const [topic, status] of [
  ['Print Failed', 'Cancelled'],
  ['Print Done', 'Success'],
] as const) {
  test(`F15: a clock that is set back while something prints makes no print more, ${topic}`, async () => {
    const workshop = await newWorkshop(server)
    const send = async (...event: [topic: string, file: string, currentTime: number, changes?: object]) => {
      const answer = await client.call('Octoprint_PostEvent', { body: eventOf(workshop, ...event), as: workshop.user })
      assert.equal(answer.status, 200, answer.text)
    }
    const now = Math.floor(Date.now() / 1000)
    await send('Print Started', 'x', now + AHEAD)
    await send(topic, 'x', now + AHEAD - 180, { progress: '' })
    await send('Print Started', 'y', now + AHEAD - 179)
    await send('Print Progress', 'y', now + AHEAD - 178, ON)
    const expected = [
      ['x', status, null],
      ['y', 'Printing', 10],
    ]
    assert.deepEqual(await stateOf(workshop), expected)
    assert.deepEqual(await futureOf(workshop), [])
    await send('Print Started', 'x', now + AHEAD)
    await send('Print Started', 'y', now + AHEAD - 179)
    assert.deepEqual(await stateOf(workshop), expected, 'an event that comes again is known')
  })
}

test('F15: events of a clock that was set back are replayed with the same result', async () => {
  const workshop = await newWorkshop(server)
  const { user } = workshop
  const begin = Date.parse('2026-02-01T12:00:00.250Z')
  const at = Math.floor(begin / 1000)
  const events = [
    eventOf(workshop, 'Print Started', 'x', at + AHEAD),
    eventOf(workshop, 'Print Failed', 'x', at + 1, { progress: '' }),
    eventOf(workshop, 'Print Started', 'y', at + 2),
    eventOf(workshop, 'Print Progress', 'y', at + 3, ON),
  ]
  const rows = events.map((body, index) => ({
    user_id: user.id,
    source: 'OctoPrint' as const,
    body: JSON.stringify(body),
    received_date: new Date(begin + index * 1000).toISOString(),
  }))
  await db.insertInto('device_events').values(rows).execute()
  await replayEvents(services, new Date(), new Date(0))
  assert.deepEqual(await stateOf(workshop), [
    ['x', 'Cancelled', null],
    ['y', 'Printing', 10],
  ])
  const starts = (await printsOf(server, user)).map(({ start_date }) => Date.parse(start_date ?? '') - begin)
  assert.deepEqual(starts, [0, 1750])
})

/** A print that a device ended, with the times that must stay. */
async function endedOf({ user }: Workshop) {
  const ended = (await printsOf(server, user)).filter(({ status }) => status === 'Success')
  return ended.map(({ id, start_date, end_date }) => ({ id, start_date, end_date }))
}

for (const between of ['x', 'y']) {
  for (const restart of [-8500, -6500]) {
    for (const end of [0, restart + 2800]) {
      const clock = end === 0 ? 'is corrected then' : 'stays wrong'
      test(`F15: a clock set back to ${restart} s, into an ended print of x before one of ${between}, that ${clock}`, async () => {
        const workshop = await newWorkshop(server)
        const now = Math.floor(Date.now() / 1000)
        const send = async (topic: string, file: string, at: number, time = 0) => {
          const extra = { name: `${file}.gcode`, time }
          const body = eventOf(workshop, topic, file, now + at, { extra })
          const answer = await client.call('Octoprint_PostEvent', { body, as: workshop.user })
          assert.equal(answer.status, 200, answer.text)
        }
        await send('Print Started', 'x', -9000)
        await send('Print Done', 'x', -6000, 2995)
        await send('Print Started', between, -5000)
        await send('Print Done', between, -4000, 990)
        const ended = await endedOf(workshop)
        assert.equal(ended.length, 2)
        for (const _ of [1, 2]) await send('Print Started', 'x', restart)
        const others = async () => (await stateOf(workshop)).filter(([, status]) => status !== 'Success')
        assert.deepEqual(await others(), [['x', 'Printing', null]])
        assert.deepEqual(await endedOf(workshop), ended)
        await send('Print Done', 'x', end, 2700)
        assert.deepEqual(await others(), [])
        assert.equal((await endedOf(workshop)).length, 3)
      })
    }
  }
}
