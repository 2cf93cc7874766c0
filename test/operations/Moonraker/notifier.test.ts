import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  balanceOf,
  eventsOf,
  newWorkshop,
  notice,
  printsOf,
  usagesOf,
  type Workshop,
} from '../../integrations/devices.ts'
import { newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

async function send({ user, printer }: Workshop, eventName: string, changes: Record<string, unknown> = {}) {
  return client.call('Moonraker_PostNotification', { body: notice(printer.id, eventName, changes), as: user })
}

/** π/4 × 1.75² × 1.24 mg per mm. */
const MG_PER_MM = (Math.PI / 4) * 1.75 ** 2 * 1.24

test('a start makes a print, its end finishes it and deducts from the loaded spool', async () => {
  const workshop = await newWorkshop(server)
  const started = await send(workshop, 'started')
  assert.equal(started.text, 'Print benchy on Prusa MK4 has started.')
  assert.match(started.headers.get('Content-Type') ?? '', /^text\/plain/)
  const [running] = await printsOf(server, workshop.user)
  assert.equal(running?.status, 'Printing')
  assert.equal(running.title, 'benchy')
  assert.equal(running.source, 'Moonraker')
  assert.equal(running.printer_id, workshop.printer.id)
  assert.equal((await usagesOf(server, workshop.user))[0]?.filament_id, workshop.filamentId)
  assert.equal(await balanceOf(server, workshop), 1_000_000)

  const finished = await send(workshop, 'complete')
  assert.equal(finished.text, 'Print benchy on Prusa MK4 is finished.')
  const prints = await printsOf(server, workshop.user)
  assert.equal(prints.length, 1)
  assert.equal(prints[0]?.status, 'Success')
  assert.equal(prints[0].print_time_in_seconds, 2710)
  assert.notEqual(prints[0].end_date, null)
  const used = Math.round(3820.52 * MG_PER_MM)
  assert.equal(prints[0].filament_amount_mg, used)
  assert.equal(await balanceOf(server, workshop), 1_000_000 - used)
})

test('the key may be in the query; without one the response is 401', async () => {
  const { user, printer } = await newWorkshop(server)
  const body = notice(printer.id, 'started')
  assert.equal(
    (await client.raw('POST', `/api/Moonraker/notifier?api_key=${user.key}`, { body: JSON.stringify(body) })).status,
    200,
  )
  assert.equal((await client.call('Moonraker_PostNotification', { body })).status, 401)
})

for (const [eventName, status, reason, verb] of [
  ['complete', 'Success', null, 'is finished'],
  ['cancelled', 'Cancelled', null, 'was cancelled'],
  ['error', 'Failed', 'Heater extruder not heating', 'has failed'],
] as const) {
  test(`${eventName} without a start makes a finished print`, async () => {
    const workshop = await newWorkshop(server)
    const answer = await send(workshop, eventName, { message: reason ?? '' })
    assert.equal(answer.text, `Print benchy on Prusa MK4 ${verb}.`)
    const [print] = await printsOf(server, workshop.user)
    assert.equal(print?.status, status)
    assert.equal(print.failure_reason, reason)
    assert.equal(Date.parse(print.end_date ?? '') - Date.parse(print.start_date ?? ''), 3_012_000)
  })
}

for (const eventName of ['paused', 'resumed', 'something new', '']) {
  test(`'${eventName}' changes nothing`, async () => {
    const workshop = await newWorkshop(server)
    await send(workshop, 'started')
    const before = await printsOf(server, workshop.user)
    assert.equal((await send(workshop, eventName)).status, 200)
    assert.deepEqual(await printsOf(server, workshop.user), before)
  })
}

test('layers tell how far a print is, and decide what a failed one has used when the device does not say', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'started')
  await send(workshop, 'paused', { info: { current_layer: 45, total_layer: 180 } })
  assert.equal((await printsOf(server, workshop.user))[0]?.progress_percent, 25)
})

test("an event of a printer that is unknown or somebody else's is 403, and kept", async () => {
  const { user } = await newWorkshop(server)
  const foreign = await newPrinter(server, await newUser(server))
  for (const id of [foreign.id, 999_999_999, 'abc', '9007199254740993', -1, 1.5]) {
    const answer = await client.call('Moonraker_PostNotification', { body: notice(id, 'started'), as: user })
    assert.equal(answer.status, 403, String(id))
  }
  assert.deepEqual(await printsOf(server, user), [])
  assert.deepEqual(new Set((await eventsOf(server, user)).map(({ outcome }) => outcome)), new Set(['unknown printer']))
})

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
for (const message of [
  'no JSON',
  '[]',
  '"text"',
  'null',
  '{}',
  '{',
  `{"printerId":1,"x":${deep}}`,
  '{"printerId":1,"x":"\\u0000"}',
  '{"printerId":1,"x":"\\ud800"}',
]) {
  test(`a message that cannot be read is 400: ${message.slice(0, 30)}`, async () => {
    const { user } = await newWorkshop(server)
    const { status, problem } = await client.call('Moonraker_PostNotification', { body: { message }, as: user })
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(problem.errors ?? {}), ['message'])
    assert.equal((await eventsOf(server, user)).length, 1)
  })
}

test('an event is stored as it came, without what looks like a credential', async () => {
  const workshop = await newWorkshop(server)
  const secret = workshop.user.key
  const body = {
    ...notice(workshop.printer.id, 'started', { api_key: secret, deep: [{ 'X-Api-Key': secret }] }),
    apiSecret: secret,
  }
  assert.equal((await client.call('Moonraker_PostNotification', { body, as: workshop.user })).status, 200)
  const [event] = await eventsOf(server, workshop.user)
  assert.equal(event?.outcome, 'started')
  assert.equal(event.printer_id, workshop.printer.id)
  assert.equal(event.print_id, (await printsOf(server, workshop.user))[0]?.id)
  assert(!JSON.stringify(event.body).includes(secret))
  assert.deepEqual((event.body as { attachments: unknown }).attachments, [Buffer.from('an image').toString('base64')])
})

test('the time with pauses is stored in addition to the time without, unless its owner has set it or it is impossible', async () => {
  const workshop = await newWorkshop(server)
  const patch = (id: number, body: object) =>
    client.call('Prints_PatchPrint', { as: workshop.user, path: { id }, body })
  const printOf = async (filename: string) =>
    (await printsOf(server, workshop.user)).find((print) => print.file_name === filename)
  const finish = async (filename: string, changes: object = {}) => {
    await send(workshop, 'complete', { filename, ...changes })
    const print = await printOf(filename)
    return [print?.print_time_in_seconds, print?.total_time_in_seconds]
  }
  const start = async (filename: string) => {
    await send(workshop, 'started', { filename })
    return (await printOf(filename))?.id ?? 0
  }
  assert.deepEqual(await finish('a.gcode'), [2710, 3012])
  await patch(await start('edited.gcode'), { totalTimeInSeconds: 4000 })
  assert.deepEqual(await finish('edited.gcode'), [2710, 4000])
  await patch(await start('longer.gcode'), { printTimeInSeconds: 5000 })
  assert.deepEqual(await finish('longer.gcode'), [5000, null])
  assert.deepEqual(await finish('clock.gcode', { total_duration: 10 }), [2710, null])
})
