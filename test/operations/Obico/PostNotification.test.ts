import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replayEvents } from '../../../src/integrations/replay.ts'
import { storeEvent } from '../../../src/integrations/storedEvent.ts'
import { isObject } from '../../../src/kernel/lenient.ts'
import { eventsOf, permutations, printsOf, type Workshop } from '../../integrations/devices.ts'
import { newNamedWorkshop, onlyPrint, readNotifications } from '../../integrations/notifications.ts'
import { newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

/** Bodies as the webhook of Obico has sent them (obico-server, commit 49c0bc70), recorded from its own sender. */
const recorded = readNotifications(import.meta.url)
/** When the recorded print has ended, in Unix seconds. */
const ENDED_AT = 1_795_807_100.75
/** From its start to its end. */
const SECONDS = 4701
/** Seconds since the prints of the tests have ended: Obico may report late. */
const AGO = 3600

const newWorkshop = () => newNamedWorkshop(server, 'Voron')

/** A recorded body as if its print had ended an hour ago. */
function recentlyEnded(name: string): Readonly<Record<string, unknown>> {
  const { print, ...rest } = recorded[name] ?? {}
  if (!isObject(print)) return rest
  const shift = (value: unknown) => (typeof value === 'number' ? value - ENDED_AT - AGO + Date.now() / 1000 : value)
  const { started_at, ended_at } = print
  return { ...rest, print: { ...print, started_at: shift(started_at), ended_at: shift(ended_at) } }
}

async function send({ user }: Workshop, name: string, changes: object = {}) {
  return client.call('Obico_PostNotification', { body: { ...recentlyEnded(name), ...changes }, as: user })
}

/** Changes of the print of a notification. */
const ofPrint = (name: string, members: object) => ({
  print: { ...(recentlyEnded(name)['print'] as object), ...members },
})

/** Whether a print has the times of the recorded one, in seconds. */
function assertTimes({ start_date, end_date }: { start_date: string | null; end_date: string | null }): void {
  const [start, end] = [start_date, end_date].map((date) => Date.parse(date ?? '') / 1000) as [number, number]
  assert(Math.abs(Date.now() / 1000 - AGO - end) < 60)
  assert(Math.abs(end - start - SECONDS) < 60)
}

for (const [name, status, verb] of [
  ['done', 'Success', 'is finished'],
  ['cancelled', 'Cancelled', 'was cancelled'],
] as const) {
  test(`a print from its start, at the time that Obico tells, to ${name}`, async () => {
    const workshop = await newWorkshop()
    const started = await send(workshop, 'started')
    assert.equal(started.text, 'Print shelf-bracket_0.2mm_PLA_1h18m on Voron has started.')
    const running = await onlyPrint(server, workshop)
    assert.deepEqual(
      [running.status, running.title, running.source, running.progress_percent],
      ['Printing', 'Shelf-bracket', 'ApiKey', null],
    )
    for (const each of ['heaterTargetReached', 'paused', 'filamentChange', 'resumed']) await send(workshop, each)
    assert.deepEqual(await onlyPrint(server, workshop), { ...running })
    assert.equal((await send(workshop, name)).text, `Print shelf-bracket_0.2mm_PLA_1h18m on Voron ${verb}.`)
    const print = await onlyPrint(server, workshop)
    assert.deepEqual(
      [print.status, print.failure_reason, print.print_time_in_seconds, print.total_time_in_seconds],
      [status, null, SECONDS, null],
    )
    assertTimes(print)
  })
}

test('F14: notifications, each repeated at once and at the end, are one print in any order', async () => {
  for (const order of permutations(['started', 'paused', 'resumed', 'done'])) {
    const workshop = await newWorkshop()
    for (const name of [...order.flatMap((each) => [each, each]), ...order]) await send(workshop, name)
    const print = await onlyPrint(server, workshop)
    assert.deepEqual([print.status, print.print_time_in_seconds], ['Success', SECONDS], order.join())
    assertTimes(print)
  }
})

test('two prints of one file are told apart by their ids, also when their notifications come late', async () => {
  const workshop = await newWorkshop()
  await send(workshop, 'started')
  await send(workshop, 'started', ofPrint('started', { id: 4712, started_at: Date.now() / 1000 - AGO - 60 }))
  await send(workshop, 'cancelled', ofPrint('cancelled', { id: 4712 }))
  await send(workshop, 'done')
  assert.deepEqual((await printsOf(server, workshop.user)).map(({ status }) => status).sort(), ['Cancelled', 'Success'])
})

test('F13: a start and an end, 20 at once, are one print', async () => {
  const workshop = await newWorkshop()
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(workshop, index % 2 ? 'started' : 'done')))
  assert.equal((await onlyPrint(server, workshop)).status, 'Success')
})

for (const name of ['failureWarning', 'failurePaused', 'heaterCooledDown', 'heaterTargetReached']) {
  test(`the notification ${name} changes nothing, during a print and after it`, async () => {
    const workshop = await newWorkshop()
    for (const before of ['started', 'cancelled']) {
      await send(workshop, before)
      const prints = await printsOf(server, workshop.user)
      const answer = await send(workshop, name)
      assert.deepEqual([answer.status, answer.text], [200, 'The event of Voron was received; no print has changed.'])
      assert.deepEqual(await printsOf(server, workshop.user), prints)
    }
  })
}

test('the printer is found by its id, else by its name', async () => {
  const workshop = await newWorkshop()
  const { user } = workshop
  const unknown = await send(workshop, 'started', { printer: { id: workshop.printer.id, name: 'Another' } })
  assert.equal(unknown.status, 403)
  assert.match(unknown.problem.detail, /Add its id to the URL as printerId/)
  const second = await newPrinter(server, user, { name: 'Ender3' })
  const body = recentlyEnded('started')
  const answer = await client.call('Obico_PostNotification', { body, query: { printerId: second.id }, as: user })
  assert.equal(answer.text, 'Print shelf-bracket_0.2mm_PLA_1h18m on Ender3 has started.')
  const foreign = { printerId: (await newPrinter(server, await newUser(server), { name: 'Foreign' })).id }
  assert.equal((await client.call('Obico_PostNotification', { body, query: foreign, as: user })).status, 403)
  assert.equal((await send(workshop, 'started', { ...foreign, printer: { name: 'Foreign' } })).status, 403)
  assert.equal((await onlyPrint(server, workshop)).printer_id, second.id)
})

test('the test notification gets a response, and nothing is stored', async () => {
  const workshop = await newWorkshop()
  const { user, printer } = workshop
  assert.equal((await send(workshop, 'test')).text, 'The key works. Events find their printer by its name.')
  const query = { printerId: printer.id }
  const answer = await client.call('Obico_PostNotification', { body: recorded['test'], query, as: user })
  assert.equal(answer.text, 'The connection to Voron works.')
  assert.deepEqual([await eventsOf(server, user), await printsOf(server, user)], [[], []])
})

/** Events of the notification `done` after which its type cannot be read. */
const WITHOUT_TYPE: readonly unknown[] = [
  undefined,
  null,
  'PrintDone',
  'testEvent',
  7,
  [{ type: 'PrintDone' }],
  {},
  { type: null },
  { type: '' },
  { type: ['PrintDone'] },
  { Type: 'PrintDone' },
]

test('a type that cannot be read is 400 and named, and no print changes', async () => {
  const workshop = await newWorkshop()
  for (const event of WITHOUT_TYPE) {
    const answer = await send(workshop, 'done', { event })
    assert.equal(answer.status, 400, JSON.stringify(event))
    assert.deepEqual(Object.keys(answer.problem.errors ?? {}), ['event'])
  }
  assert.deepEqual(await printsOf(server, workshop.user), [])
})

/** Changes of the print of the notification `done` that Obico does not send. */
const MANGLED: readonly unknown[] = [
  undefined,
  null,
  'done',
  [],
  { id: 0 },
  { id: -1 },
  { id: '4711' },
  { id: 1e99 },
  { id: {} },
  { filename: null },
  { filename: ['a.gcode'] },
  { filename: '../'.repeat(3000) },
  { filename: '\u0001\u2028' },
  { started_at: 'yesterday' },
  { started_at: -5 },
  { started_at: 1e99 },
  { started_at: Date.now() },
  { ended_at: {} },
  { ended_at: 0 },
  { started_at: '', ended_at: '' },
  { started_at: 0, ended_at: 1e11 },
]

test('values that cannot be used count as absent', async () => {
  for (const members of MANGLED) {
    const workshop = await newWorkshop()
    const changes = isObject(members) ? ofPrint('done', members) : { print: members }
    const answer = await send(workshop, 'done', changes)
    assert.equal(answer.status, 200, JSON.stringify(members)?.slice(0, 80))
    const { status } = await onlyPrint(server, workshop)
    assert.equal(status, 'Success')
  }
})

test('types that objects have by themselves are unknown', async () => {
  const workshop = await newWorkshop()
  for (const type of ['constructor', '__proto__', 'toString']) {
    assert.equal((await send(workshop, 'done', { event: { type } })).status, 200)
  }
  assert.deepEqual(await printsOf(server, workshop.user), [])
})

test('the address of the image is not stored, and the key in the URL opens', async () => {
  const workshop = await newWorkshop()
  const { user, printer } = workshop
  const { img_url: _, ...kept } = recorded['started'] ?? {}
  const body = { ...recorded['started'], token: user.key }
  assert.equal((await client.raw('POST', `/api/Obico?api_key=${user.key}`, { body })).status, 200)
  const [event] = await eventsOf(server, user)
  assert.deepEqual(event?.body, { ...kept, printerId: printer.id })
})

test('stored notifications are replayed', async () => {
  const workshop = await newWorkshop()
  const { user, printer } = workshop
  for (const name of ['done', 'started']) {
    const body = { ...recentlyEnded(name), printerId: printer.id }
    await storeEvent(db, { userId: user.id, source: 'Obico', body, snapshot: null })
  }
  await replayEvents(server.services, new Date(Date.now() + 120_000), new Date(0))
  const print = await onlyPrint(server, workshop)
  assert.deepEqual([print.status, print.print_time_in_seconds], ['Success', SECONDS])
  assertTimes(print)
})
