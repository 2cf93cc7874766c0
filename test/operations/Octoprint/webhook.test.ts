import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  balanceOf,
  eventsOf,
  multipart,
  newWorkshop,
  printsOf,
  urlencoded,
  usagesOf,
  webhook,
  type Workshop,
} from '../../integrations/devices.ts'
import { load, newFilament, newPrinter, newUser } from '../../support/factories.ts'
import type { CallInput } from '../../support/client.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

async function send({ user, printer }: Workshop, topic: string, changes: Record<string, unknown> = {}) {
  return client.call('Octoprint_PostEvent', { body: webhook(printer.id, topic, changes), as: user })
}

async function statuses({ user }: Workshop) {
  return (await printsOf(server, user)).map(({ status }) => status)
}

const ENCODINGS = { multipart, urlencoded, json: (event: object) => event }
for (const [name, encode] of Object.entries(ENCODINGS)) {
  test(`a print from start to end, as ${name}`, async () => {
    const workshop = await newWorkshop(server)
    const { user, printer } = workshop
    const now = Math.floor(Date.now() / 1000)
    const start = webhook(String(printer.id), 'Print Started', { currentTime: now - 2800, offsets: '' })
    const started = await client.call('Octoprint_PostEvent', { body: encode(start), as: user })
    assert.equal(started.text, 'Print benchy on Prusa MK4 has started.')
    const [running] = await printsOf(server, user)
    assert.equal(running?.status, 'Printing')
    assert.equal(running.estimated_print_time_in_seconds, 2651)
    assert.equal(Date.parse(running.start_date ?? ''), (now - 2800) * 1000)
    const [usage] = await usagesOf(server, user)
    assert.equal(usage?.filament_id, workshop.filamentId)
    assert.equal(usage.estimated_length_in_m, 3.9005)

    const end = webhook(printer.id, 'Print Done', { currentTime: now })
    assert.equal((await client.call('Octoprint_PostEvent', { body: encode(end), as: user })).status, 200)
    const [print] = await printsOf(server, user)
    assert.equal(print?.status, 'Success')
    assert.equal(print.print_time_in_seconds, 2710)
    assert.equal(Date.parse(print.end_date ?? ''), now * 1000)
    assert.equal(await balanceOf(server, workshop), 1_000_000 - (usage.estimated_amount_mg ?? 0))
    const snapshots = (await eventsOf(server, user)).map(({ snapshot }) => snapshot?.length ?? 0)
    assert.deepEqual(snapshots, name === 'multipart' ? [6, 6] : [0, 0])
  })
}

test('objects may be empty texts or missing', async () => {
  const workshop = await newWorkshop(server)
  const empty = { extra: '', state: '', job: '', progress: '', offsets: '', meta: '', currentTime: '' }
  assert.equal((await send(workshop, 'Print Started', empty)).text, 'Print Untitled print on Prusa MK4 has started.')
  const bare = { deviceIdentifier: workshop.printer.id, topic: 'Print Done' }
  assert.equal((await client.call('Octoprint_PostEvent', { body: bare, as: workshop.user })).status, 200)
  assert.deepEqual(await statuses(workshop), ['Success'])
})

for (const [extra, status, reason] of [
  [{ reason: 'cancelled' }, 'Cancelled', null],
  [{ reason: 'error', error: 'Thermal runaway' }, 'Failed', 'Thermal runaway'],
  [{ reason: 'error' }, 'Failed', 'error'],
  ['', 'Failed', 'error'],
] as const) {
  test(`Print Failed with ${JSON.stringify(extra)} is ${status}`, async () => {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Print Started')
    await send(workshop, 'Print Progress', { progress: { completion: 40.2 } })
    await send(workshop, 'Print Failed', {
      extra: extra === '' ? '' : { name: 'benchy.gcode', ...extra },
      progress: '',
    })
    const [print] = await printsOf(server, workshop.user)
    assert.equal(print?.status, status)
    assert.equal(print.failure_reason, reason)
    assert.equal(print.filament_amount_mg, null)
    // The device knows no actual use: 40 % of the estimate.
    assert.equal(
      await balanceOf(server, workshop),
      1_000_000 - Math.round((print.estimated_filament_amount_mg ?? 0) * 0.4),
    )
  })
}

for (const topic of ['Print Paused', 'User Action Needed', 'Custom Event', '', 'Something New']) {
  test(`'${topic}' changes nothing`, async () => {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Print Started')
    const before = await printsOf(server, workshop.user)
    assert.equal((await send(workshop, topic)).status, 200)
    assert.deepEqual(await printsOf(server, workshop.user), before)
  })
}

test('the tools use the spools of their slots; a tool without one uses unknown material', async () => {
  const workshop = await newWorkshop(server)
  const second = await newFilament(server, workshop.user)
  await load(server, workshop.printer, second, 1)
  const filament = { tool2: { length: 30 }, tool0: { length: 1000 }, tool1: { length: '500.5' }, tool3: { length: 0 } }
  await send(workshop, 'Print Started', { job: { filament } })
  const usages = await usagesOf(server, workshop.user)
  assert.deepEqual(
    usages.map(({ slot, filament_id, material_type, estimated_length_in_m }) => [
      slot,
      filament_id ?? material_type,
      estimated_length_in_m,
    ]),
    [
      [0, workshop.filamentId, 1],
      [1, second.id, 0.5005],
      [2, 'Unknown', 0.03],
    ],
  )
})

test('the key may come in the body only', async () => {
  const { user, printer } = await newWorkshop(server)
  const event = webhook(printer.id, 'Print Started')
  assert.equal((await client.call('Octoprint_PostEvent', { body: { ...event, apiSecret: user.key } })).status, 200)
  assert.equal(
    (await client.call('Octoprint_PostEvent', { body: multipart({ ...event, apiSecret: user.key }) })).status,
    200,
  )
  assert.equal(
    (await client.raw('POST', `/api/octoprint/?API_KEY=${user.key}`, { body: JSON.stringify(event) })).status,
    200,
  )
  const wrong = await client.call('Octoprint_PostEvent', { body: { ...event, apiSecret: 'x'.repeat(32) } })
  assert.equal(wrong.status, 401)
  assert.equal(wrong.text, 'Invalid API Key')
  for (const apiSecret of [undefined, '', null, {}]) {
    assert.equal((await client.call('Octoprint_PostEvent', { body: { ...event, apiSecret } })).status, 401)
  }
  for (const { body } of await eventsOf(server, user)) assert(!JSON.stringify(body).includes(user.key))
})

test('the test button gets a response that names the printer, and nothing is stored', async () => {
  const { user, printer } = await newWorkshop(server)
  const body = webhook(printer.id, 'Print Done', { extra: { name: 'example.gcode', time: 50.5 }, job: '' })
  assert.equal(
    (await client.call('Octoprint_PostEvent', { body, as: user })).text,
    'The connection to Prusa MK4 works.',
  )
  assert.deepEqual(await printsOf(server, user), [])
  assert.deepEqual(await eventsOf(server, user), [])
})

test('a person whose test fails reads at once what to enter', async () => {
  const { user, printer } = await newWorkshop(server)
  const body = webhook(printer.id, 'Print Done', { extra: { name: 'example.gcode', time: 50.5 }, job: '' })
  const foreign = (await newPrinter(server, await newUser(server))).id
  const fail = async (input: CallInput) => {
    const { status, text } = await client.call('Octoprint_PostEvent', input)
    return [status, /^\{"detail":"(.+?)","type"/.exec(text)?.[1] ?? text]
  }
  for (const deviceIdentifier of [foreign, 'Prusa MK4', '', null]) {
    assert.deepEqual(await fail({ body: { ...body, deviceIdentifier }, as: user }), [
      403,
      'The key works, but none of your printers has this Device Identifier. Enter the number that the page of the printer shows.',
    ])
  }
  assert.deepEqual(await fail({ body }), [401, 'No API key was sent. Enter a personal API key as API Secret.'])
  assert.deepEqual(await fail({ body: { ...body, apiSecret: 'x'.repeat(32) } }), [401, 'Invalid API Key'])
  assert.deepEqual(await eventsOf(server, user), [])
})
