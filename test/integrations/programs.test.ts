import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { startServer } from '../support/server.ts'
import {
  balanceOf,
  newWorkshop,
  notice,
  pass,
  permutations,
  printsOf,
  usagesOf,
  webhook,
  type Workshop,
} from './devices.ts'
import { readNotifications } from './notifications.ts'

/** Several programs that report one printer. Each names files, jobs and times in its own way. */
const server = await startServer()
const { client, db } = server

/** π/4 × 1.75² × 1.24 mg per mm. */
const MG_PER_MM = (Math.PI / 4) * 1.75 ** 2 * 1.24
const octoEverywhere = readNotifications(new URL('../operations/OctoEverywhere/test.ts', import.meta.url).href)

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

async function moonraker({ user, printer }: Workshop, eventName: string, changes: Record<string, unknown> = {}) {
  return client.call('Moonraker_PostNotification', { body: notice(printer.id, eventName, changes), as: user })
}

async function octoprint({ user, printer }: Workshop, topic: string, changes: Record<string, unknown> = {}) {
  return client.call('Octoprint_PostEvent', { body: webhook(printer.id, topic, changes), as: user })
}

async function printEvent({ user, printer }: Workshop, event: string, changes: object = {}) {
  const body = { event, printerId: printer.id, fileName: 'Benchy by another name.3mf', jobId: 'job 1', ...changes }
  return client.call('PrintEvents_PostEvent', { body, as: user })
}

async function notifyFrom({ user, printer }: Workshop, name: string, changes: object = {}) {
  const body = { ...octoEverywhere[name], PrinterName: printer.name, ...changes }
  return client.call('OctoEverywhere_PostNotification', { body, as: user })
}

async function onlyPrint({ user }: Workshop) {
  const [print, ...others] = await printsOf(server, user)
  assert(print && others.length === 0)
  return print
}

async function toldOf({ user }: Workshop) {
  const rows = await db.selectFrom('outbox').select('type').where('user_id', '=', user.id).execute()
  return rows.map(({ type }) => type)
}

describe('a print that two programs report is one print', () => {
  for (const first of ['started', 'ended'] as const) {
    test(`when the second program is the first to tell that it has ${first}`, async () => {
      const workshop = await newWorkshop(server)
      const starts = [() => moonraker(workshop, 'started'), () => notifyFrom(workshop, 'started')]
      for (const send of first === 'started' ? starts.toReversed() : starts) await send()
      assert.equal((await onlyPrint(workshop)).status, 'Printing')
      await pass(server, workshop, 3012)
      await notifyFrom(workshop, 'progress')
      assert.equal((await onlyPrint(workshop)).progress_percent, 50)
      const ends = [
        () => moonraker(workshop, 'complete'),
        () => notifyFrom(workshop, 'complete', { DurationSec: 3010 }),
      ]
      for (const send of first === 'ended' ? ends.toReversed() : ends) await send()
      const print = await onlyPrint(workshop)
      assert.equal(print.status, 'Success')
      // The firmware alone tells what it has extruded.
      assert.equal(await balanceOf(server, workshop), 1_000_000 - Math.round(3820.52 * MG_PER_MM))
      assert.deepEqual(await toldOf(workshop), ['PrintCompleted'])
      for (const send of ends) assert.equal((await send()).status, 200)
      assert.deepEqual(await onlyPrint(workshop), print)
      assert.deepEqual(await toldOf(workshop), ['PrintCompleted'])
    })
  }

  test('in any order of their events, if they tell their times', async () => {
    const now = Math.floor(Date.now() / 1000)
    const events = [
      (workshop: Workshop) => octoprint(workshop, 'Print Started', { currentTime: now - 2720 }),
      (workshop: Workshop) => octoprint(workshop, 'Print Done', { currentTime: now - 10 }),
      (workshop: Workshop) => printEvent(workshop, 'Started', { occurredDate: secondsAgo(2700) }),
      (workshop: Workshop) =>
        printEvent(workshop, 'Finished', { occurredDate: secondsAgo(5), totalTimeInSeconds: 2695 }),
    ]
    for (const order of permutations(events)) {
      const workshop = await newWorkshop(server)
      for (const send of order) assert.equal((await send(workshop)).status, 200)
      const { status } = await onlyPrint(workshop)
      assert.equal(status, 'Success', order.map((send) => events.indexOf(send)).join())
    }
  })

  test('in any order of their events, without jobs and with a start that is repeated, if they tell their times', async () => {
    const now = Math.floor(Date.now() / 1000)
    const startAgain = { jobId: null, occurredDate: secondsAgo(2700) }
    const events = [
      (workshop: Workshop) => octoprint(workshop, 'Print Started', { currentTime: now - 2720 }),
      (workshop: Workshop) => octoprint(workshop, 'Print Done', { currentTime: now - 10 }),
      (workshop: Workshop) => printEvent(workshop, 'Started', startAgain),
      (workshop: Workshop) =>
        printEvent(workshop, 'Finished', { jobId: null, occurredDate: secondsAgo(5), totalTimeInSeconds: 2695 }),
    ]
    for (const order of permutations(events)) {
      const workshop = await newWorkshop(server)
      for (const send of order) assert.equal((await send(workshop)).status, 200)
      await printEvent(workshop, 'Started', startAgain)
      const { status } = await onlyPrint(workshop)
      assert.equal(status, 'Success', order.map((send) => events.indexOf(send)).join())
    }
  })

  test('when their events come at once', async () => {
    const workshop = await newWorkshop(server)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? moonraker(workshop, 'started') : printEvent(workshop, 'Started'),
      ),
    )
    assert.equal((await onlyPrint(workshop)).status, 'Printing')
    await pass(server, workshop, 3012)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? moonraker(workshop, 'complete') : printEvent(workshop, 'Finished'),
      ),
    )
    assert.equal((await onlyPrint(workshop)).status, 'Success')
    assert.deepEqual(await toldOf(workshop), ['PrintCompleted'])
  })

  test('also when they report one job after another', async () => {
    const workshop = await newWorkshop(server)
    const extra = { name: 'benchy.gcode', time: 117, reason: 'cancelled' }
    const canceled = { extra, progress: { completion: 4, printTime: 117 } }
    for (const [seconds, jobId] of [
      [9000, 'one'],
      [5000, 'two'],
      [4000, 'three'],
    ] as const) {
      const at = (later: number) => ({ jobId, occurredDate: secondsAgo(seconds - later) })
      const time = (later: number) => ({ currentTime: Math.floor(Date.now() / 1000) - seconds + later })
      await printEvent(workshop, 'Started', at(0))
      await octoprint(workshop, 'Print Started', time(3))
      await octoprint(workshop, 'Print Failed', { ...time(120), ...canceled })
      await printEvent(workshop, 'Cancelled', at(121))
    }
    const prints = await printsOf(server, workshop.user)
    assert.deepEqual(
      prints.map(({ status }) => status),
      ['Cancelled', 'Cancelled', 'Cancelled'],
    )
  })
})

describe('an end of another program', () => {
  test('ends a print whose own end never comes, once', async () => {
    const workshop = await newWorkshop(server)
    await moonraker(workshop, 'started')
    for (const outcome of ['Applied', 'Repeated']) {
      const { body } = await printEvent(workshop, 'Failed', { reason: 'the nozzle is clogged' })
      assert.equal(body.outcome, outcome)
    }
    const print = await onlyPrint(workshop)
    assert.deepEqual([print.status, print.failure_reason], ['Failed', 'the nozzle is clogged'])
    assert.deepEqual(await toldOf(workshop), ['PrintFailed'])
  })

  test('stands against a later one, except that a failure explains what seemed cancelled', async () => {
    for (const [first, status] of [
      ['Finished', 'Success'],
      ['Cancelled', 'Failed'],
    ] as const) {
      const workshop = await newWorkshop(server)
      await moonraker(workshop, 'started')
      await printEvent(workshop, first)
      await moonraker(workshop, 'error', { message: 'Heater extruder not heating' })
      assert.equal((await onlyPrint(workshop)).status, status)
    }
  })

  test('makes no print of one that its owner has closed', async () => {
    const workshop = await newWorkshop(server)
    const { user } = workshop
    await moonraker(workshop, 'started')
    const { id } = await onlyPrint(workshop)
    await client.call('Prints_PatchPrint', { path: { id }, body: { status: 'PartialSuccess' }, as: user })
    await pass(server, workshop, 3012)
    await printEvent(workshop, 'Finished', { totalTimeInSeconds: 3010 })
    assert.equal((await onlyPrint(workshop)).status, 'PartialSuccess')
  })

  const missed = [
    'the end before',
    'the end before and the start',
    'the end before and the start, which another clock tells later',
  ]
  for (const [index, what] of missed.entries()) {
    test(`is that of the print which both have reported, also when its program has missed ${what}`, async () => {
      const workshop = await newWorkshop(server)
      const start = Math.round(Date.now() / 1000) - 20_000
      const at = (seconds: number) => ({
        fileName: 'benchy.gcode',
        jobId: null,
        occurredDate: new Date((start + seconds) * 1000).toISOString(),
        totalTimeInSeconds: 2710,
      })
      await octoprint(workshop, 'Print Started', { currentTime: start })
      await printEvent(workshop, 'Finished', at(2710))
      await printEvent(workshop, 'Started', at(10_000))
      if (index === 0) {
        await octoprint(workshop, 'Print Started', { currentTime: start + 10_060 })
        await printEvent(workshop, 'Finished', at(12_710))
      }
      await octoprint(workshop, 'Print Done', { currentTime: start + (index === 2 ? 12_700 : 12_780) })
      await printEvent(workshop, 'Finished', at(12_710))
      const prints = await printsOf(server, workshop.user)
      assert.deepEqual(
        prints.map(({ status, print_time_in_seconds }) => [status, print_time_in_seconds]),
        [
          ['Success', 2710],
          ['Success', 2710],
        ],
      )
    })
  }

  test('is of a print of its own if it began earlier', async () => {
    const workshop = await newWorkshop(server)
    await moonraker(workshop, 'started')
    await printEvent(workshop, 'Finished', { totalTimeInSeconds: 3010 })
    const prints = await printsOf(server, workshop.user)
    assert.deepEqual(prints.map(({ status }) => status).sort(), ['Printing', 'Success'])
  })
})

describe('an event of a job counts for the print that another program has reported', () => {
  test('however late it is repeated', async () => {
    const workshop = await newWorkshop(server)
    await moonraker(workshop, 'started')
    for (const event of ['Started', 'Progress', 'Finished']) await printEvent(workshop, event, { progressPercent: 30 })
    await moonraker(workshop, 'complete')
    await pass(server, workshop, 40_000)
    const print = await onlyPrint(workshop)
    for (const event of ['Started', 'Finished', 'Failed']) {
      assert.equal((await printEvent(workshop, event, { progressPercent: 30 })).body.printId, print.id)
    }
    assert.deepEqual(await onlyPrint(workshop), print)
  })

  test('and not for the next print', async () => {
    const workshop = await newWorkshop(server)
    await moonraker(workshop, 'started')
    await printEvent(workshop, 'Started')
    await pass(server, workshop, 3012)
    await moonraker(workshop, 'complete')
    await moonraker(workshop, 'started')
    await printEvent(workshop, 'Started', { jobId: 'job 2' })
    await printEvent(workshop, 'Error', { reason: 'late' })
    await printEvent(workshop, 'Progress', { progressPercent: 70 })
    await printEvent(workshop, 'Finished')
    await printEvent(workshop, 'Progress', { jobId: 'job 2', progressPercent: 20 })
    const prints = await printsOf(server, workshop.user)
    assert.deepEqual(
      prints.map(({ status, progress_percent, error_reason }) => [status, progress_percent, error_reason]),
      [
        ['Success', 70, null],
        ['Printing', 20, null],
      ],
    )
    await printEvent(workshop, 'Error', { jobId: 'job 2', reason: 'the heater is off' })
    assert.equal((await printsOf(server, workshop.user))[1]?.error_reason, 'the heater is off')
  })

  test('and it remembers 20 of them', async () => {
    const workshop = await newWorkshop(server)
    await moonraker(workshop, 'started')
    for (let job = 0; job < 25; job += 1) await printEvent(workshop, 'Started', { jobId: `job ${job}` })
    assert.equal((await onlyPrint(workshop)).other_job_keys?.length, 20)
  })
})

test('the progress of a print counts from any program, but only from its start on', async () => {
  const workshop = await newWorkshop(server)
  await moonraker(workshop, 'started')
  for (const [percent, occurredDate] of [
    [20, secondsAgo(60)],
    [40, undefined],
  ] as const) {
    await printEvent(workshop, 'Progress', { progressPercent: percent, occurredDate })
  }
  assert.equal((await onlyPrint(workshop)).progress_percent, 40)
  await printEvent(workshop, 'Progress', { progressPercent: 60, occurredDate: secondsAgo(60) })
  assert.equal((await onlyPrint(workshop)).progress_percent, 40)
})

describe('a start of another program', () => {
  test('adds the estimates that are missing, and changes nothing else', async () => {
    const workshop = await newWorkshop(server)
    await printEvent(workshop, 'Started')
    const before = await onlyPrint(workshop)
    await octoprint(workshop, 'Print Started')
    const print = await onlyPrint(workshop)
    assert.equal(before.estimated_print_time_in_seconds, null)
    assert.equal(print.estimated_print_time_in_seconds, 2651)
    assert.deepEqual([print.title, print.file_name], [before.title, before.file_name])
    const [usage, ...others] = await usagesOf(server, workshop.user)
    assert.deepEqual(
      [usage?.filament_id, usage?.estimated_length_in_m, others.length],
      [workshop.filamentId, 3.9005, 0],
    )
    await octoprint(workshop, 'Print Started')
    assert.deepEqual(await onlyPrint(workshop), print)
  })

  test('does not replace what the owner has edited', async () => {
    const workshop = await newWorkshop(server)
    const { user } = workshop
    await printEvent(workshop, 'Started')
    const { id } = await onlyPrint(workshop)
    const edits = { estimatedPrintTimeInSeconds: 1234, filamentUsage: [] }
    await client.call('Prints_PatchPrint', { path: { id }, body: edits, as: user })
    await octoprint(workshop, 'Print Started')
    assert.equal((await onlyPrint(workshop)).estimated_print_time_in_seconds, 1234)
    assert.deepEqual(await usagesOf(server, user), [])
  })

  for (const [title, seconds] of [
    ['begins a print if the one before began 5 minutes ago or earlier', 300],
    ['is one of the print that began less than 5 minutes ago', 290],
  ] as const) {
    test(title, async () => {
      const workshop = await newWorkshop(server)
      await printEvent(workshop, 'Started', { occurredDate: secondsAgo(seconds) })
      await moonraker(workshop, 'started')
      const prints = await printsOf(server, workshop.user)
      assert.deepEqual(
        prints.map(({ status }) => status),
        seconds < 300 ? ['Printing'] : ['Cancelled', 'Printing'],
      )
    })
  }

  test('begins a print if the one before has ended, also less than 5 minutes after its start', async () => {
    const workshop = await newWorkshop(server)
    await printEvent(workshop, 'Started', { occurredDate: secondsAgo(200) })
    await printEvent(workshop, 'Failed', { occurredDate: secondsAgo(100) })
    const starts = [() => moonraker(workshop, 'started'), () => printEvent(workshop, 'Started', { jobId: 'job 2' })]
    for (const start of starts) {
      await start()
      const prints = await printsOf(server, workshop.user)
      assert.deepEqual(
        prints.map(({ status }) => status),
        ['Failed', 'Printing'],
      )
    }
  })
})
