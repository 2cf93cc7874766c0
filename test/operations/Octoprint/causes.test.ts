import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeErrors } from '../../../src/integrations/errors.ts'
import { newWorkshop, printsOf, webhook, type Workshop } from '../../integrations/devices.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

const RUNAWAY = { extra: { error: 'Thermal Runaway, system stopped! Heater_ID: E0' } }
const FAILED = { extra: { name: 'benchy.gcode', reason: 'error', time: 51 } }
const CANCELLED = { name: 'benchy.gcode', reason: 'cancelled', time: 51 }

async function send({ user, printer }: Workshop, topic: string, changes: object = {}): Promise<void> {
  const body = { ...webhook(printer.id, topic), ...changes }
  const { status, text } = await client.call('Octoprint_PostEvent', { body, as: user })
  assert.equal(status, 200, text)
}

async function started(): Promise<Workshop> {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started')
  return workshop
}

async function causes({ user }: Workshop) {
  return (await printsOf(server, user)).map(({ status, failure_category }) => [status, failure_category])
}

for (const [error, category] of [
  ['Thermal Runaway, system stopped! Heater_ID: E0', 'Electrical'],
  ['Heating failed', 'Electrical'],
  ['MINTEMP triggered, system stopped! Heater_ID: 0', 'Electrical'],
  ["MCU 'mcu' shutdown: ADC out of range\nThis generally occurs when a heater", 'Electrical'],
  ['Heater extruder not heating at expected rate', 'Electrical'],
  ["MCU 'mcu' shutdown: Timer too close", 'Firmware'],
  ['Internal error on command:"G1"', 'Firmware'],
  ["Lost communication with MCU 'mcu'", null],
  ['The layer shift sensor is off', null],
] as const) {
  test(`the text ${JSON.stringify(error)} states ${category ?? 'no kind of cause'}`, async () => {
    const workshop = await started()
    await send(workshop, 'Print Failed', { extra: { ...FAILED.extra, error } })
    assert.deepEqual(await causes(workshop), [['Failed', category]])
  })
}

test('an error that nothing follows, that comes before the failure, or after it, states the kind of cause', async () => {
  const [alone, before, after] = [await started(), await started(), await started()]
  await send(alone, 'Error', RUNAWAY)
  await send(before, 'Error', RUNAWAY)
  await send(before, 'Print Failed', FAILED)
  await send(after, 'Print Failed', FAILED)
  assert.deepEqual(await causes(after), [['Failed', null]])
  await send(after, 'Error', RUNAWAY)
  await closeErrors(db, new Date(Date.now() + 70_000))
  for (const workshop of [alone, before, after]) {
    assert.deepEqual(await causes(workshop), [['Failed', 'Electrical']])
  }
})

test('an error after which the print went on states nothing', async () => {
  const workshop = await started()
  await send(workshop, 'Error', RUNAWAY)
  await send(workshop, 'Print Progress', { progress: { completion: 40 } })
  await send(workshop, 'Print Failed', FAILED)
  assert.deepEqual(await causes(workshop), [['Failed', null]])
})

test('a person has cancelled a print only if OctoPrint names one', async () => {
  const [named, unnamed] = [await started(), await started()]
  await send(named, 'Print Failed', { extra: { ...CANCELLED, user: 'robin' } })
  await send(unnamed, 'Print Failed', { extra: CANCELLED })
  assert.deepEqual(await causes(named), [['Cancelled', 'UserCancelled']])
  assert.deepEqual(await causes(unnamed), [['Cancelled', null]])
})

test('a kind of cause that a person set stays, also on an open print that they recorded', async () => {
  const { user, printer, ...workshop } = await newWorkshop(server)
  const body = { title: 'Boat', status: 'Printing', fileName: 'benchy.gcode', printerId: printer.id }
  await client.call('Prints_PostPrint', { body: { ...body, failureCategory: 'Warping' }, as: user })
  await send({ user, printer, ...workshop }, 'Print Failed', { extra: { ...FAILED.extra, error: 'Heating failed' } })
  assert.deepEqual(await causes({ user, printer, ...workshop }), [['Failed', 'Warping']])
})

test('a kind of cause that a person has removed does not come back', async () => {
  const workshop = await started()
  await send(workshop, 'Error', RUNAWAY)
  await closeErrors(db, new Date(Date.now() + 70_000))
  const [print] = await printsOf(server, workshop.user)
  const edit = { path: { id: print?.id ?? 0 }, body: { failureCategory: null }, as: workshop.user }
  assert.equal((await client.call('Prints_PatchPrint', edit)).status, 200)
  await send(workshop, 'Print Failed', { extra: { ...FAILED.extra, error: 'Heating failed' } })
  assert.deepEqual(await causes(workshop), [['Failed', null]])
})
