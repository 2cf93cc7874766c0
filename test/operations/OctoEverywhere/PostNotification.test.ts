import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replayEvents } from '../../../src/integrations/replay.ts'
import { storeEvent } from '../../../src/integrations/storedEvent.ts'
import { balanceOf, eventsOf, permutations, printsOf, type Workshop } from '../../integrations/devices.ts'
import { newNamedWorkshop, onlyPrint, readNotifications } from '../../integrations/notifications.ts'
import { newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

/**
 * Bodies as the documentation of OctoEverywhere describes them (api-docs, commit 4a3f767a), with what its plug-ins send as the error of
 * a cancelled print (commit 74ca6767). Its service, which sends them, is not public.
 */
const documented = readNotifications(import.meta.url)
const FILE = 'shelf-bracket_0.2mm_PLA_1h18m.gcode'

const newWorkshop = () => newNamedWorkshop(server, 'Ender3')

async function send({ user }: Workshop, name: string, changes: object = {}) {
  return client.call('OctoEverywhere_PostNotification', { body: { ...documented[name], ...changes }, as: user })
}

test('a print from start to end', async () => {
  const workshop = await newWorkshop()
  const started = await send(workshop, 'started')
  assert.equal(started.text, 'Print shelf-bracket_0.2mm_PLA_1h18m on Ender3 has started.')
  const running = await onlyPrint(server, workshop)
  assert.deepEqual(
    [running.status, running.title, running.file_name, running.source, running.estimated_print_time_in_seconds],
    ['Printing', 'Shelf-bracket', FILE, 'ApiKey', 4680],
  )
  for (const [name, percent] of [
    ['paused', 21],
    ['resumed', 21],
    ['progress', 50],
  ] as const) {
    await send(workshop, name)
    const { status, progress_percent } = await onlyPrint(server, workshop)
    assert.deepEqual([status, progress_percent], ['Printing', percent], name)
  }
  await send(workshop, 'complete')
  const print = await onlyPrint(server, workshop)
  assert.deepEqual(
    [print.status, print.failure_reason, print.print_time_in_seconds, print.total_time_in_seconds],
    ['Success', null, 4740, null],
  )
})

for (const [name, status, reason, progress] of [
  ['failed', 'Failed', 'Heating failed, system stopped!', 53],
  ['cancelledInOctoPrint', 'Cancelled', null, 53],
  ['cancelledInKlipper', 'Cancelled', null, 50],
] as const) {
  test(`the notification ${name} ends the print as ${status}`, async () => {
    const workshop = await newWorkshop()
    for (const each of ['started', 'progress', name]) await send(workshop, each)
    const print = await onlyPrint(server, workshop)
    assert.deepEqual(
      [print.status, print.failure_reason, print.progress_percent, print.print_time_in_seconds],
      [status, reason, progress, 2500],
    )
  })
}

test('a failure without an error has the reason that all devices give then', async () => {
  const workshop = await newWorkshop()
  await send(workshop, 'failed', { Error: null, DurationSec: 0 })
  const { status, failure_reason, print_time_in_seconds } = await onlyPrint(server, workshop)
  assert.deepEqual([status, failure_reason, print_time_in_seconds], ['Failed', 'error', null])
})

test('F14: notifications, each repeated at once and at the end, are one print in any order', async () => {
  for (const order of permutations(['started', 'paused', 'progress', 'complete'])) {
    const workshop = await newWorkshop()
    for (const name of [...order.flatMap((each) => [each, each]), ...order]) await send(workshop, name)
    const print = await onlyPrint(server, workshop)
    assert.deepEqual(
      [print.status, print.estimated_print_time_in_seconds, print.print_time_in_seconds],
      ['Success', 4680, 4740],
      order.join(),
    )
  }
})

test('two prints of one file are told apart by their ids, also when their notifications come late', async () => {
  const workshop = await newWorkshop()
  const second = { PrintId: 'ANOTHER' }
  await send(workshop, 'started')
  await send(workshop, 'started', second)
  await send(workshop, 'failed', second)
  await send(workshop, 'complete')
  assert.deepEqual(
    (await printsOf(server, workshop.user)).map(({ status }) => status),
    ['Success', 'Failed'],
  )
})

test('F13: a start and an end, 20 at once, are one print', async () => {
  const workshop = await newWorkshop()
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(workshop, index % 2 ? 'started' : 'complete')))
  assert.equal((await onlyPrint(server, workshop)).status, 'Success')
})

for (const name of ['gadgetWarning', 'error', 'bedCooledDown', 'ofALaterVersion']) {
  test(`the notification ${name} changes nothing, during a print and after it`, async () => {
    const workshop = await newWorkshop()
    for (const before of ['started', 'failed']) {
      await send(workshop, before)
      const prints = await printsOf(server, workshop.user)
      const answer = await send(workshop, name)
      assert.deepEqual([answer.status, answer.text], [200, 'The event of Ender3 was received; no print has changed.'])
      assert.deepEqual(await printsOf(server, workshop.user), prints)
    }
  })
}

test('the printer is found by its id, else by its name', async () => {
  const workshop = await newWorkshop()
  const { user } = workshop
  const unknown = await send(workshop, 'started', { PrinterName: 'Another' })
  assert.equal(unknown.status, 403)
  assert.match(unknown.problem.detail, /Add its id to the URL as printerId/)
  const second = await newPrinter(server, user, { name: 'Voron' })
  const query = { printerId: second.id }
  const body = documented['started']
  const answer = await client.call('OctoEverywhere_PostNotification', { body, query, as: user })
  assert.equal(answer.text, 'Print shelf-bracket_0.2mm_PLA_1h18m on Voron has started.')
  const foreign = { printerId: (await newPrinter(server, await newUser(server), { name: 'Foreign' })).id }
  assert.equal((await client.call('OctoEverywhere_PostNotification', { body, query: foreign, as: user })).status, 403)
  assert.equal((await send(workshop, 'started', { ...foreign, PrinterName: 'Foreign' })).status, 403)
  assert.equal((await onlyPrint(server, workshop)).printer_id, second.id)
})

test('the test notification gets a response, and nothing is stored', async () => {
  const workshop = await newWorkshop()
  const { user } = workshop
  assert.equal((await send(workshop, 'test')).text, 'The connection to Ender3 works.')
  const unknown = await send(workshop, 'test', { PrinterName: 'Another' })
  assert.equal(unknown.text, 'The key works. Events find their printer by its name.')
  assert.deepEqual([await eventsOf(server, user), await printsOf(server, user)], [[], []])
})

/** Changes of the notification `complete` after which its type cannot be read. */
const WITHOUT_TYPE: readonly unknown[] = [undefined, null, '', 'complete', -2, 0, 2.5, 1e99, true, [2], { type: 2 }]

test('a type that cannot be read is 400 and named, and no print changes', async () => {
  const workshop = await newWorkshop()
  for (const EventType of WITHOUT_TYPE) {
    const answer = await send(workshop, 'complete', { EventType })
    assert.equal(answer.status, 400, String(EventType))
    assert.deepEqual(Object.keys(answer.problem.errors ?? {}), ['EventType'])
  }
  assert.deepEqual(await printsOf(server, workshop.user), [])
})

/** Changes of the notification `complete` that OctoEverywhere does not send. */
const MANGLED: readonly object[] = [
  { EventType: '2' },
  { PrintId: null },
  { PrintId: ['8KQ0Z6M3XW'] },
  { PrintId: 'x'.repeat(50_000) },
  { PrintId: '\u0001\u2028' },
  { FileName: null },
  { FileName: '../'.repeat(3000) },
  { FileName: { name: FILE } },
  { DurationSec: '4740' },
  { DurationSec: -1 },
  { DurationSec: 1e99 },
  { DurationSec: [] },
  { Progress: 101 },
  { Progress: 'NaN' },
  { TimeRemainingSec: {} },
  { EventType: 3, Error: 'x'.repeat(20_000) },
  { EventType: 3, Error: 7, PlatformErrorCode: ['cancelled'] },
  { EventType: 3, Error: '__proto__' },
  { EventType: 1, TimeRemainingSec: 2 ** 40 },
  { PrinterId: 7, printerId: 'mine' },
  { EventType: 9_007_199_254_740_991 },
]

test('values that cannot be used count as absent', async () => {
  for (const changes of MANGLED) {
    const workshop = await newWorkshop()
    const answer = await send(workshop, 'complete', changes)
    assert.equal(answer.status, 200, JSON.stringify(changes).slice(0, 80))
    assert((await printsOf(server, workshop.user)).length <= 1)
  }
})

test('neither a secret nor an address is stored, and the key in the URL opens', async () => {
  const workshop = await newWorkshop()
  const { user } = workshop
  const target = `/api/OctoEverywhere?api_key=${user.key}`
  const answer = await client.raw('POST', target, { body: documented['started'] })
  assert.equal(answer.status, 200)
  const [event] = await eventsOf(server, user)
  const { SecretKey: _, SnapshotUrl: __, QuickViewUrl: ___, ...kept } = documented['started'] ?? {}
  assert.deepEqual(event?.body, { ...kept, printerId: workshop.printer.id })
})

test('stored notifications are replayed', async () => {
  const workshop = await newWorkshop()
  const { user, printer } = workshop
  for (const name of ['complete', 'started']) {
    const body = { ...documented[name], printerId: printer.id }
    await storeEvent(db, { userId: user.id, source: 'OctoEverywhere', body, snapshot: null })
  }
  await replayEvents(server.services, new Date(Date.now() + 120_000), new Date(0))
  const print = await onlyPrint(server, workshop)
  assert.deepEqual([print.status, print.print_time_in_seconds], ['Success', 4740])
  assert.equal(await balanceOf(server, workshop), 1_000_000)
})
