import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeErrors } from '../../../src/integrations/errors.ts'
import { newWorkshop, printsOf, webhook, type Workshop } from '../../integrations/devices.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

const ERROR = { extra: { error: 'Thermal runaway' }, job: '', progress: '', meta: '' }
const FAILED = { extra: { name: 'benchy.gcode', reason: 'error', time: 51 } }

async function send({ user, printer }: Workshop, topic: string, changes: object = {}): Promise<string> {
  const answer = await client.call('Octoprint_PostEvent', {
    body: { ...webhook(printer.id, topic), ...changes },
    as: user,
  })
  assert.equal(answer.status, 200, answer.text)
  return answer.text
}

/** Runs the periodic work some seconds from now, as several instances. */
const later = (seconds: number) => Promise.all([1, 2].map(() => closeErrors(db, new Date(Date.now() + seconds * 1000))))

async function stateOf({ user }: Workshop) {
  return (await printsOf(server, user)).map(({ status, failure_reason }) => [status, failure_reason])
}

async function told({ user }: Workshop) {
  const rows = await db.selectFrom('outbox').select('type').where('user_id', '=', user.id).orderBy('id').execute()
  return rows.map(({ type }) => type)
}

async function broken(): Promise<Workshop> {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started')
  assert.equal(await send(workshop, 'Error', ERROR), 'The event of Prusa MK4 was received; no print has changed.')
  return workshop
}

test('an error that nothing follows fails the print after a minute, once', async () => {
  const workshop = await broken()
  await later(50)
  assert.deepEqual(await stateOf(workshop), [['Printing', null]])
  await later(70)
  await later(200)
  assert.deepEqual(await stateOf(workshop), [['Failed', 'Thermal runaway']])
  const [print] = await printsOf(server, workshop.user)
  assert.notEqual(print?.end_date, null)
  assert.deepEqual(await told(workshop), ['PrintFailed'])
})

test('what the device reports after the error counts, before the minute is over and later', async () => {
  const cancelled = await broken()
  await send(cancelled, 'Print Failed', { extra: { name: 'benchy.gcode', reason: 'cancelled' } })
  const running = await broken()
  await send(running, 'Print Progress', { progress: { completion: 40 } })
  const finished = await broken()
  await later(70)
  assert.deepEqual(await stateOf(cancelled), [['Cancelled', 'Thermal runaway']])
  assert.deepEqual(await stateOf(running), [['Printing', null]])
  await send(finished, 'Print Done')
  assert.deepEqual(await stateOf(finished), [['Success', null]])
})

test('a print that goes on after its error was taken for its end is finished, although the time that is reported began later', async () => {
  const workshop = await newWorkshop(server)
  const start = Date.now() - 3 * 3_600_000
  const tell = async (event: string, minutes: number, changes: object = {}) => {
    const occurredDate = new Date(start + minutes * 60_000).toISOString()
    const body = { event, printerId: workshop.printer.id, fileName: 'benchy.gcode', occurredDate, ...changes }
    assert.equal((await client.call('PrintEvents_PostEvent', { body, as: workshop.user })).status, 200)
  }
  await tell('Started', 0)
  await tell('Error', 10, { reason: 'Filament ran out' })
  await later(70)
  assert.deepEqual(await stateOf(workshop), [['Failed', 'Filament ran out']])
  // Without the pause and what was printed before it.
  await tell('Finished', 120, { totalTimeInSeconds: 4200 })
  assert.deepEqual(await stateOf(workshop), [['Success', null]])
})

test('a failure that gives no reason has that of the error before it, before the minute is over and later', async () => {
  const soon = await broken()
  const late = await broken()
  await send(soon, 'Print Failed', FAILED)
  await later(70)
  assert.deepEqual(await stateOf(late), [['Failed', 'Thermal runaway']])
  for (const workshop of [late, soon, late]) await send(workshop, 'Print Failed', FAILED)
  for (const workshop of [soon, late]) assert.deepEqual(await stateOf(workshop), [['Failed', 'Thermal runaway']])
})

test('an error that comes after the failure explains it, also when it is sent again, and only a failure without a reason', async () => {
  const soon = await newWorkshop(server)
  await send(soon, 'Print Started')
  await send(soon, 'Print Failed', FAILED)
  for (const _ of [1, 2]) await send(soon, 'Error', ERROR)
  assert.deepEqual(await stateOf(soon), [['Failed', 'Thermal runaway']])
  await send(soon, 'Error', { ...ERROR, extra: { error: 'Printer not connected' } })
  assert.deepEqual(await stateOf(soon), [['Failed', 'Thermal runaway']])
  const [print] = await printsOf(server, soon.user)
  await client.call('Prints_PatchPrint', {
    path: { id: print?.id ?? 0 },
    body: { failureReason: 'error' },
    as: soon.user,
  })
  await send(soon, 'Error', ERROR)
  assert.deepEqual(await stateOf(soon), [['Failed', 'error']], 'its owner wrote so')

  const old = await newWorkshop(server)
  await send(old, 'Print Started')
  await send(old, 'Print Failed', FAILED)
  await db
    .updateTable('prints')
    .set({ start_date: '2026-01-01T00:00Z', end_date: '2026-01-01T01:00Z' })
    .where('user_id', '=', old.user.id)
    .execute()
  await send(old, 'Error', ERROR)
  assert.deepEqual(await stateOf(old), [['Failed', 'error']])
})

const CANCELLED = { extra: { name: 'benchy.gcode', reason: 'cancelled' } }

test('an error explains a cancellation that it follows or precedes by at most a minute', async () => {
  const now = Math.floor(Date.now() / 1000)
  for (const [seconds, reason] of [
    [0, 'Thermal runaway'],
    [1, 'Thermal runaway'],
    [60, 'Thermal runaway'],
    [61, null],
  ] as const) {
    for (const isFirst of [true, false]) {
      const workshop = await newWorkshop(server)
      await send(workshop, 'Print Started', { currentTime: now - 3000 })
      const error = ['Error', { ...ERROR, currentTime: now - 500 }] as const
      const end = ['Print Failed', { ...CANCELLED, currentTime: now - 500 + (isFirst ? seconds : -seconds) }] as const
      for (const [topic, changes] of isFirst ? [error, end] : [end, error]) await send(workshop, topic, changes)
      await later(70)
      assert.deepEqual(await stateOf(workshop), [['Cancelled', reason]], `${seconds} ${isFirst}`)
    }
  }
})

test('an error after a cancellation explains it once, and neither against its owner nor after the print went well', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started')
  await send(workshop, 'Print Failed', CANCELLED)
  for (const error of ['Thermal runaway', 'Printer not connected'])
    await send(workshop, 'Error', { ...ERROR, extra: { error } })
  assert.deepEqual(await stateOf(workshop), [['Cancelled', 'Thermal runaway']])

  for (const [edits, state] of [
    [[{ failureReason: 'Warped.' }], ['Cancelled', 'Warped.']],
    [
      [{ failureReason: 'Warped.' }, { failureReason: null }],
      ['Cancelled', null],
    ],
    [[{ status: 'Failed' }], ['Failed', null]],
    [[{ failureCategory: 'Warping' }], ['Cancelled', 'Thermal runaway']],
  ] as const) {
    const decided = await newWorkshop(server)
    await send(decided, 'Print Started')
    await send(decided, 'Print Failed', CANCELLED)
    const [print] = await printsOf(server, decided.user)
    for (const body of edits) {
      const edit = { path: { id: print?.id ?? 0 }, body, as: decided.user }
      assert.equal((await client.call('Prints_PatchPrint', edit)).status, 200)
    }
    await send(decided, 'Error', ERROR)
    assert.deepEqual(await stateOf(decided), [state])
    const [after] = await printsOf(server, decided.user)
    const [{ failureCategory = null }] = edits as readonly [{ readonly failureCategory?: string }]
    assert.equal(after?.failure_category, failureCategory ?? (state[1] === 'Thermal runaway' ? 'Electrical' : null))
  }

  const done = await newWorkshop(server)
  await send(done, 'Print Started')
  await send(done, 'Print Done')
  await send(done, 'Error', ERROR)
  assert.deepEqual(await stateOf(done), [['Success', null]])
})

test('an error after a cancellation is that of the next print once that has begun', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started')
  await send(workshop, 'Print Failed', CANCELLED)
  await send(workshop, 'Print Started', { extra: { name: 'next.gcode' }, meta: { hash: 'next' } })
  await send(workshop, 'Error', ERROR)
  await later(70)
  assert.deepEqual(await stateOf(workshop), [
    ['Cancelled', null],
    ['Failed', 'Thermal runaway'],
  ])
})

test('a failure keeps its own reason, and is not given that of an error after which the print went on', async () => {
  const own = await broken()
  await send(own, 'Print Failed', { extra: { ...FAILED.extra, error: 'Heater 1 fell off' } })
  assert.deepEqual(await stateOf(own), [['Failed', 'Heater 1 fell off']])
  const wentOn = await broken()
  await send(wentOn, 'Print Progress', { progress: { completion: 40 } })
  await send(wentOn, 'Print Failed', FAILED)
  assert.deepEqual(await stateOf(wentOn), [['Failed', 'error']])
})

test('a reason that the owner wrote is kept, also on a print that they recorded', async () => {
  const failureReason = 'The first layer came off.'
  const edited = await broken()
  const [print] = await printsOf(server, edited.user)
  await client.call('Prints_PatchPrint', { path: { id: print?.id ?? 0 }, body: { failureReason }, as: edited.user })
  const recorded = await newWorkshop(server)
  const { user, printer } = recorded
  const body = { title: 'Boat', status: 'Printing', fileName: 'benchy.gcode', printerId: printer.id, failureReason }
  assert.equal((await client.call('Prints_PostPrint', { body, as: user })).status, 201)
  for (const workshop of [edited, recorded]) {
    await send(workshop, 'Print Failed', FAILED)
    assert.deepEqual(await stateOf(workshop), [['Failed', failureReason]])
  }
})

test('an error of a printer that prints nothing, and one of a print that its owner has decided, change nothing', async () => {
  const idle = await newWorkshop(server)
  await send(idle, 'Error', ERROR)
  const decided = await newWorkshop(server)
  await send(decided, 'Print Started')
  const [print] = await printsOf(server, decided.user)
  for (const status of ['Success', 'Printing'])
    await client.call('Prints_PatchPrint', { path: { id: print?.id ?? 0 }, body: { status }, as: decided.user })
  await send(decided, 'Error', ERROR)
  await later(70)
  assert.deepEqual(await stateOf(idle), [])
  assert.deepEqual(await stateOf(decided), [['Printing', null]])
})

test('a look tells when the next print is to be closed, if before the next look', async () => {
  const { user } = await broken()
  const at = (time: string) => new Date(`2020-01-01T00:${time}Z`)
  await db
    .updateTable('prints')
    .set({ start_date: at('00:00').toISOString(), error_date: at('05:00').toISOString(), error_event_date: null })
    .where('user_id', '=', user.id)
    .execute()
  assert.deepEqual(await Promise.all(['04:59', '05:00', '05:59'].map((time) => closeErrors(db, at(time)))), [
    null,
    at('06:00'),
    at('06:00'),
  ])
  assert.equal(await closeErrors(db, at('06:00')), null)
  const [print] = await printsOf(server, user)
  assert.deepEqual([print?.status, print?.print_time_in_seconds], ['Failed', 300])
})

test('an error explains a failure also by a clock that is ahead', async () => {
  const workshop = await newWorkshop(server)
  const currentTime = Math.floor(Date.now() / 1000) + 300
  await send(workshop, 'Print Started', { currentTime })
  await send(workshop, 'Print Failed', { ...FAILED, currentTime: currentTime + 50 })
  await send(workshop, 'Error', { ...ERROR, currentTime: currentTime + 50 })
  assert.deepEqual(await stateOf(workshop), [['Failed', 'Thermal runaway']])
})

test('an error fails a print whose owner has removed its start', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started')
  const [print] = await printsOf(server, workshop.user)
  const path = { id: print?.id ?? 0 }
  await client.call('Prints_PatchPrint', { path, body: { startDate: null }, as: workshop.user })
  await send(workshop, 'Error', ERROR)
  await later(70)
  assert.deepEqual(await stateOf(workshop), [['Failed', 'Thermal runaway']])
})

test('F14: an error that comes after progress from later on does not fail the print, one from after the progress does', async () => {
  const now = Math.floor(Date.now() / 1000)
  for (const [ago, state] of [
    [900, ['Printing', null]],
    [501, ['Printing', null]],
    [500, ['Failed', 'Thermal runaway']],
  ] as const) {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Print Started', { currentTime: now - 2000 })
    for (const before of [500, 700]) {
      await send(workshop, 'Print Progress', { currentTime: now - before, progress: { completion: 40 } })
    }
    // A server that has got no response sends it again.
    for (const _ of [1, 2]) await send(workshop, 'Error', { ...ERROR, currentTime: now - ago })
    await later(70)
    assert.deepEqual(await stateOf(workshop), [state])
    if (state[0] === 'Failed') continue
    await send(workshop, 'Print Failed', FAILED)
    assert.deepEqual(await stateOf(workshop), [['Failed', 'error']])
    assert.deepEqual(await told(workshop), ['PrintFailed'])
  }
})

test('F13: an error that is sent again after its print went on does not fail it', async () => {
  const now = Math.floor(Date.now() / 1000)
  const workshop = await newWorkshop(server)
  const error = { ...ERROR, currentTime: now - 900 }
  await send(workshop, 'Print Started', { currentTime: now - 2000 })
  await send(workshop, 'Error', error)
  await send(workshop, 'Print Progress', { currentTime: now - 890, progress: { completion: 40 } })
  await send(workshop, 'Error', error)
  await later(70)
  assert.deepEqual(await stateOf(workshop), [['Printing', null]])
})

test('a print whose start its owner has moved after the error, or removed, fails without a duration, and stops no others', async () => {
  const workshops = [await broken(), await broken(), await broken()] as const
  const starts = [new Date(Date.now() + 600_000).toISOString(), null]
  for (const [index, startDate] of starts.entries()) {
    const workshop = workshops[index] ?? assert.fail()
    const [print] = await printsOf(server, workshop.user)
    const path = { id: print?.id ?? 0 }
    const answer = await client.call('Prints_PatchPrint', { path, body: { startDate }, as: workshop.user })
    assert.equal(answer.status, 200, answer.text)
  }
  await later(70)
  for (const [index, { user }] of workshops.entries()) {
    const [print] = await printsOf(server, user)
    assert.deepEqual([print?.status, print?.failure_reason], ['Failed', 'Thermal runaway'])
    assert.deepEqual([print?.end_date === null, print?.print_time_in_seconds], [index === 0, index === 2 ? 0 : null])
  }
})

test('the duration of a print that an error has ended is at most the time with pauses that its owner has set', async () => {
  const workshop = await newWorkshop(server)
  const now = Math.floor(Date.now() / 1000)
  await send(workshop, 'Print Started', { currentTime: now - 500 })
  await send(workshop, 'Error', { ...ERROR, currentTime: now })
  const [print] = await printsOf(server, workshop.user)
  const edit = async (body: object) =>
    client.call('Prints_PatchPrint', { path: { id: print?.id ?? 0 }, body, as: workshop.user })
  await edit({ totalTimeInSeconds: 100 })
  await later(70)
  const { status, body } = await edit({ notes: 'The heater is broken.' })
  assert.deepEqual([status, body.status, body.printTimeInSeconds, body.totalTimeInSeconds], [200, 'Failed', 100, 100])
})

test('what the owner has cleared while it printed stays empty after an error', async () => {
  const workshop = await broken()
  const [print] = await printsOf(server, workshop.user)
  const values = { failureReason: 'Warped.', failureCategory: 'Warping', printTimeInSeconds: 60 } as const
  const cleared = { failureReason: null, failureCategory: null, printTimeInSeconds: null }
  for (const body of [values, cleared]) {
    const answer = await client.call('Prints_PatchPrint', { path: { id: print?.id ?? 0 }, body, as: workshop.user })
    assert.equal(answer.status, 200, answer.text)
  }
  await later(70)
  const [after] = await printsOf(server, workshop.user)
  assert.deepEqual(
    [after?.status, after?.failure_reason, after?.failure_category, after?.print_time_in_seconds],
    ['Failed', null, null, null],
  )
  await send(workshop, 'Print Failed', FAILED)
  assert.equal((await printsOf(server, workshop.user))[0]?.failure_category, null)
})
