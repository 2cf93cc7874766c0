import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balanceOf, eventsOf, permutations, printsOf, usagesOf, type Workshop } from '../../integrations/devices.ts'
import { newNamedWorkshop, onlyPrint, readNotifications } from '../../integrations/notifications.ts'
import { newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

/** Bodies as the webhook of Bambuddy has sent them (commit a28bdc54), recorded from its own sender. */
const recorded = readNotifications(import.meta.url)

/** A user whose printer has the name that the recorded bodies have. */
const newWorkshop = () => newNamedWorkshop(server, 'X1C')

async function send({ user }: Workshop, name: string, changes: object = {}) {
  return client.call('Bambuddy_PostNotification', { body: { ...recorded[name], ...changes }, as: user })
}

test('a print from start to end, with the weight of each slot and the images', async () => {
  const workshop = await newWorkshop()
  const { user, filamentId } = workshop
  assert.equal((await send(workshop, 'start')).text, 'Print Shelf bracket v2 on X1C has started.')
  const { id, ...running } = await onlyPrint(server, workshop)
  assert.deepEqual(
    [running.status, running.title, running.source, running.estimated_print_time_in_seconds],
    ['Printing', 'Shelf bracket v2', 'ApiKey', 4680],
  )
  await send(workshop, 'progress25')
  await send(workshop, 'progress50')
  assert.equal((await onlyPrint(server, workshop)).progress_percent, 50)
  assert.equal((await send(workshop, 'complete')).text, 'Print Shelf bracket v2 on X1C is finished.')
  const print = await onlyPrint(server, workshop)
  assert.deepEqual([print.status, print.failure_reason, print.print_time_in_seconds], ['Success', null, 4740])
  assert.deepEqual(
    (await usagesOf(server, user)).map(({ slot, filament_id, material_type, amount_mg }) => [
      slot,
      filament_id ?? material_type,
      amount_mg,
    ]),
    [
      [0, filamentId, 12_400],
      [2, 'PETG', 2800],
    ],
  )
  assert.equal(await balanceOf(server, workshop), 1_000_000 - 12_400)
  const { body } = await client.call('Prints_GetImages', { path: { id }, as: user })
  assert(body.items.length > 0)
  assert((await eventsOf(server, user)).every((event) => !Object.hasOwn(event.body as object, 'image')))
})

for (const [name, status, reason, progress, amount] of [
  ['failed', 'Failed', 'Spaghetti', 25, 3800],
  ['stopped', 'Cancelled', null, 12, 1900],
  ['stoppedUnknown', 'Cancelled', null, 50, null],
] as const) {
  test(`the notification ${name} ends the print as ${status}`, async () => {
    const workshop = await newWorkshop()
    await send(workshop, 'start')
    if (name === 'stoppedUnknown') await send(workshop, 'progress50')
    await send(workshop, name)
    const print = await onlyPrint(server, workshop)
    assert.deepEqual(
      [print.status, print.failure_reason, print.progress_percent, print.filament_amount_mg],
      [status, reason, progress, amount],
    )
    assert.equal(await balanceOf(server, workshop), 1_000_000 - (amount ?? 0))
  })
}

test('the reasons that Bambuddy derives from codes state the kind of cause', async () => {
  for (const [reason, category] of [
    ['Layer shift', 'LayerShift'],
    ['Filament runout', 'FilamentRunout'],
    ['Clogged nozzle', 'Clog'],
    ['Stale - reconciled after reconnect, end time unknown', null],
  ] as const) {
    const workshop = await newWorkshop()
    await send(workshop, 'failed', { reason })
    const { failure_reason, failure_category } = await onlyPrint(server, workshop)
    assert.deepEqual([failure_reason, failure_category], [reason, category])
  }
})

test('F14: notifications, repeated at once, are one print in any order', async () => {
  for (const order of permutations(['start', 'progress25', 'progress50', 'complete'])) {
    const workshop = await newWorkshop()
    for (const [index, name] of order.entries()) {
      await send(workshop, name)
      // A start that comes again after the end is that of the next print: it tells no time.
      const isLate = name === 'start' && order.indexOf('complete') < index
      if (!isLate) await send(workshop, name)
    }
    const print = await onlyPrint(server, workshop)
    assert.deepEqual([print.status, print.estimated_print_time_in_seconds], ['Success', 4680], order.join())
    assert.equal(await balanceOf(server, workshop), 1_000_000 - 12_400)
  }
})

for (const name of ['offline', 'error', 'filamentLow', 'plateNotEmpty']) {
  test(`the notification ${name} changes nothing`, async () => {
    const workshop = await newWorkshop()
    await send(workshop, 'start')
    const before = await printsOf(server, workshop.user)
    const answer = await send(workshop, name)
    assert.equal(answer.text, 'The event of X1C was received; no print has changed.')
    assert.deepEqual(await printsOf(server, workshop.user), before)
  })
}

test('the printer is found by its id, else by a name that only one printer has', async () => {
  const workshop = await newWorkshop()
  const { user } = workshop
  assert.equal((await send(workshop, 'start', { printer: ' x1c ' })).status, 200)
  const unknown = await send(workshop, 'start', { printer: 'P1S' })
  assert.equal(unknown.status, 403)
  assert.match(unknown.problem.detail, /Add its id to the URL as printerId/)
  const second = await newPrinter(server, user, { name: 'x1c' })
  assert.equal((await send(workshop, 'start')).status, 403)
  const query = { printerId: second.id }
  const answer = await client.call('Bambuddy_PostNotification', { body: recorded['start'], query, as: user })
  assert.equal(answer.text, 'Print Shelf bracket v2 on x1c has started.')
  const foreign = await newPrinter(server, await newUser(server), { name: 'P1S' })
  for (const input of [{ query: { printerId: foreign.id } }, {}]) {
    const body = { ...recorded['start'], printer: 'P1S', printerId: foreign.id }
    assert.equal((await client.call('Bambuddy_PostNotification', { ...input, body, as: user })).status, 403)
  }
  assert.equal((await printsOf(server, user)).length, 2)
})

test('the test notification gets a response, and nothing is stored', async () => {
  const workshop = await newWorkshop()
  const { user, printer } = workshop
  assert.equal((await send(workshop, 'test')).text, 'The key works. Events find their printer by its name.')
  const ask = (printerId: number) =>
    client.call('Bambuddy_PostNotification', { body: recorded['test'], query: { printerId }, as: user })
  assert.equal((await ask(printer.id)).text, 'The connection to X1C works.')
  assert.equal((await ask(Number.MAX_SAFE_INTEGER)).status, 403)
  assert.deepEqual(await eventsOf(server, user), [])
})

/** Changes of the notification `complete` that no version of Bambuddy sends. */
const MANGLED: readonly object[] = [
  { duration: 4740 },
  { duration: '1h 18' },
  { duration: '99999h 99999m' },
  { duration: {} },
  { filament_grams: '-3' },
  { filament_grams: 'NaN', filament_details: null },
  { filament_grams: 1e99, filament_details: [] },
  { filament_details: '|'.repeat(5000) },
  { filament_details: ' | '.repeat(500) },
  { filament_details: 'AMS-Z T99 PLA: 999999.999g' },
  { filament_details: 'AMS-A T0 PLA: 1g | Ext : 1g' },
  { filament_details: `AMS-A T1 ${'x'.repeat(60)}: 1g` },
  { filament_details: 'AMS-A T1 PLA: 1g | AMS-A T1 PLA: 2g' },
  { filename: '../'.repeat(3000) },
  { filename: ['a'] },
  { filename: '.gcode.3mf' },
  { progress: '101' },
  { reason: 'x'.repeat(20_000) },
  { image: 'no image' },
  { image: 7, event: 'PRINT_FAILED', reason: '\u0001\u2028' },
  { event: 'constructor' },
  { event: '__proto__', printer: { name: 'X1C' } },
]

test('values that cannot be used count as absent', async () => {
  for (const changes of MANGLED) {
    const workshop = await newWorkshop()
    const { user, printer } = workshop
    const body = { ...recorded['complete'], ...changes }
    const query = { printerId: printer.id }
    const answer = await client.call('Bambuddy_PostNotification', { body, query, as: user })
    assert.equal(answer.status, 200, JSON.stringify(changes).slice(0, 80))
    assert((await printsOf(server, user)).length <= 1)
  }
})

test('the key in the URL opens, and is not stored', async () => {
  const workshop = await newWorkshop()
  const { user } = workshop
  const target = `/api/Bambuddy?api_key=${user.key}`
  const body = { ...recorded['start'], access_token: user.key }
  assert.equal((await client.raw('POST', target, { body })).status, 200)
  assert(!JSON.stringify(await eventsOf(server, user)).includes(user.key))
})
