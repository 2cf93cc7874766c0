import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeErrors } from '../../../src/integrations/errors.ts'
import {
  balanceOf,
  eventsOf,
  newWorkshop,
  permutations,
  printsOf,
  webhook,
  type Workshop,
} from '../../integrations/devices.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server
const NOW = Math.floor(Date.now() / 1000)
const ERROR = { extra: { error: 'Thermal runaway' }, job: '', progress: '', meta: '' }

/** An event, some seconds ago by the device's clock. */
async function send({ user, printer }: Workshop, topic: string, ago: number, changes: object = {}) {
  const extra = { name: 'benchy.gcode', reason: 'cancelled', time: 1000 }
  const body = { ...webhook(printer.id, topic, { extra, currentTime: NOW - ago }), ...changes }
  const answer = await client.call('Octoprint_PostEvent', { body, as: user })
  assert.equal(answer.status, 200, answer.text)
}

const report = (completion: number, changes: object = {}) => ({ progress: { completion }, ...changes })

async function stateOf({ user }: Workshop) {
  return (await printsOf(server, user)).map((print) => [print.status, print.failure_reason, print.progress_percent])
}

for (const [duration, end] of [
  ['', {}],
  [', also when the end reports no duration', { extra: { name: 'benchy.gcode', reason: 'cancelled' } }],
] as const) {
  test(`F14: a start, its progress and its end in any order deduct the same${duration}`, async () => {
    const events = [
      ['Print Started', 2000, {}],
      ['Print Progress', 1500, report(50)],
      ['Print Progress', 1800, report(20)],
      ['Print Failed', 1000, { progress: '', ...end }],
    ] as const
    for (const order of permutations(events)) {
      const workshop = await newWorkshop(server)
      for (const [topic, ago, changes] of order) await send(workshop, topic, ago, changes)
      assert.deepEqual(await stateOf(workshop), [['Cancelled', null, 50]], JSON.stringify(order))
      const [print] = await printsOf(server, workshop.user)
      const deducted = Math.round((print?.estimated_filament_amount_mg ?? 0) / 2)
      assert.equal(await balanceOf(server, workshop), 1_000_000 - deducted, JSON.stringify(order))
    }
  })
}

test('progress counts for a print whose start was lost', async () => {
  const workshop = await newWorkshop(server)
  for (const [percent, ago] of [
    [90, 2001],
    [40, 1900],
    [50, 1500],
  ] as const)
    await send(workshop, 'Print Progress', ago, report(percent))
  await send(workshop, 'Print Progress', 1400, report(80, { meta: { hash: 'another' } }))
  await send(workshop, 'Print Failed', 1000, { progress: '' })
  assert.deepEqual(await stateOf(workshop), [['Cancelled', null, 50]])
  const outcomes = (await eventsOf(server, workshop.user)).map(({ outcome }) => outcome)
  assert.deepEqual(outcomes, ['ignored', 'progress', 'progress', 'ignored', 'finished'])
})

test('an error that comes before the start of its print fails it, unless the print went on', async () => {
  for (const [goesOn, state] of [
    [false, ['Failed', 'Thermal runaway', null]],
    [true, ['Printing', null, 60]],
  ] as const) {
    const workshop = await newWorkshop(server)
    if (goesOn) await send(workshop, 'Print Progress', 1400, report(60))
    await send(workshop, 'Error', 1500, ERROR)
    await send(workshop, 'Print Started', 2000)
    await closeErrors(db, new Date(Date.now() + 70_000))
    assert.deepEqual(await stateOf(workshop), [state])
  }
})

test('what came before a print began does not count for it', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Progress', 2500, report(70))
  await send(workshop, 'Error', 2400, ERROR)
  await send(workshop, 'Print Started', 2000)
  await closeErrors(db, new Date(Date.now() + 70_000))
  assert.deepEqual(await stateOf(workshop), [['Printing', null, null]])
  const outcomes = (await eventsOf(server, workshop.user)).map(({ outcome }) => outcome)
  assert.deepEqual(outcomes, ['ignored', 'ignored', 'started'])
})
