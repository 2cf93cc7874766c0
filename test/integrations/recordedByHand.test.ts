import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeStuckPrints } from '../../src/jobs/closeStuckPrints.ts'
import { reportStuckPrints } from '../../src/jobs/stuckPrints.ts'
import { startServer } from '../support/server.ts'
import { balanceOf, newWorkshop, notice, printsOf, webhook, type Workshop } from './devices.ts'

const server = await startServer()
const { client, db } = server

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Math.floor(Date.now() / 1000) * 1000

const ago = (minutes: number) => new Date(NOW - minutes * MINUTE).toISOString()

/** Records a print by hand that began some minutes ago, and returns its id. */
async function record({ user, printer }: Workshop, minutes: number, fields: object = {}): Promise<number> {
  const body = { title: 'Boat', status: 'Printing', printerId: printer.id, startDate: ago(minutes), ...fields } as const
  const { status, body: print, text } = await client.call('Prints_PostPrint', { body, as: user })
  assert.equal(status, 201, text)
  return print.id
}

/** The end of a print of an hour, some minutes ago, as a print server reports it. */
async function finish({ user, printer }: Workshop, minutes: number, topic = 'Print Done', seconds = 3600) {
  const extra = { name: 'benchy.gcode', time: seconds, ...(topic === 'Print Failed' ? { reason: 'error' } : {}) }
  const changes = { currentTime: (NOW - minutes * MINUTE) / 1000, extra, meta: { hash: extra.name } }
  const body = webhook(printer.id, topic, changes)
  const { status, text } = await client.call('Octoprint_PostEvent', { body, as: user })
  assert.equal(status, 200, text)
}

async function start({ user, printer }: Workshop, minutes: number, name = 'benchy.gcode') {
  const changes = { currentTime: (NOW - minutes * MINUTE) / 1000, extra: { name }, meta: { hash: name } }
  const { status, text } = await client.call('Octoprint_PostEvent', {
    body: webhook(printer.id, 'Print Started', changes),
    as: user,
  })
  assert.equal(status, 200, text)
}

async function onlyPrint({ user }: Workshop) {
  const [print, ...others] = await printsOf(server, user)
  assert(print && others.length === 0)
  return print
}

const FILE = { fileName: 'parts/benchy.gcode' }

test('the finish of a print that its owner has closed completes it, deducts its material once, and is known when it comes again', async () => {
  const workshop = await newWorkshop(server)
  const { user } = workshop
  const id = await record(workshop, 64, FILE)
  const body = { status: 'PartialSuccess', endDate: ago(1), failureReason: 'Some strings.' } as const
  assert.equal((await client.call('Prints_CompletePrint', { path: { id }, body, as: user })).status, 200)
  for (const _ of [1, 2]) {
    const { status } = await client.call('Moonraker_PostNotification', {
      body: notice(workshop.printer.id, 'complete'),
      as: user,
    })
    assert.equal(status, 200)
  }
  const print = await onlyPrint(workshop)
  assert.deepEqual(
    [print.id, print.status, print.failure_reason, print.print_time_in_seconds, print.device_source],
    [id, 'PartialSuccess', 'Some strings.', 63 * 60, 'Moonraker'],
  )
  assert.deepEqual([print.start_date, print.end_date], [ago(64), ago(1)])
  const spentMg = 1_000_000 - (await balanceOf(server, workshop))
  assert.equal(spentMg, Math.round(3820.52 * (Math.PI / 4) * 1.75 ** 2 * 1.24))
})

test('the finish of a print that was closed for lack of one says how it ended', async () => {
  const workshop = await newWorkshop(server)
  const { user } = workshop
  const closed = { closeStuckPrintsAfterDays: 1 }
  assert.equal((await client.call('Users_PatchMe', { body: closed, as: user })).status, 200)
  await record(workshop, 61, FILE)
  await reportStuckPrints(db, new Date(NOW + 50 * HOUR))
  await closeStuckPrints(db, new Date(NOW + 80 * HOUR))
  const before = await onlyPrint(workshop)
  assert.deepEqual([before.status, before.failure_reason], ['Cancelled', 'no finish reported'])
  await finish(workshop, 0)
  const print = await onlyPrint(workshop)
  assert.deepEqual([print.status, print.failure_reason, print.end_date], ['Success', null, ago(0)])
})

test('a late finish ends a print that the start of another file has closed, and keeps what its owner has written', async () => {
  for (const failureReason of [null, 'Warped.']) {
    const workshop = await newWorkshop(server)
    const id = await record(workshop, 122, FILE)
    await start(workshop, 10, 'other.gcode')
    if (failureReason) {
      const edit = { path: { id }, body: { failureReason }, as: workshop.user }
      assert.equal((await client.call('Prints_PatchPrint', edit)).status, 200)
    }
    await finish(workshop, 60, 'Print Failed')
    const prints = await printsOf(server, workshop.user)
    assert.deepEqual(
      prints.map(({ title, status, failure_reason }) => [title, status, failure_reason]),
      [
        ['Boat', 'Failed', failureReason ?? 'error'],
        ['other', 'Printing', null],
      ],
    )
  }
})

test('the status of a closed print that its owner has edited stays', async () => {
  const workshop = await newWorkshop(server)
  const id = await record(workshop, 122, FILE)
  await start(workshop, 10, 'other.gcode')
  for (const status of ['Success', 'Cancelled']) {
    const edit = { path: { id }, body: { status }, as: workshop.user }
    assert.equal((await client.call('Prints_PatchPrint', edit)).status, 200)
  }
  await finish(workshop, 60)
  const prints = await printsOf(server, workshop.user)
  assert.deepEqual(
    prints.map(({ status }) => status),
    ['Cancelled', 'Printing'],
  )
})

test('a start within five minutes of a print that its owner records as printing is that of the same print', async () => {
  for (const fields of [{}, FILE]) {
    for (const minutes of [64, 56]) {
      const workshop = await newWorkshop(server)
      await record(workshop, minutes, { ...fields, printTimeInSeconds: 100 })
      await start(workshop, 60)
      const running = await onlyPrint(workshop)
      assert.deepEqual([running.status, running.title, running.start_date], ['Printing', 'Boat', ago(minutes)])
      assert.equal(running.file_name, 'fileName' in fields ? FILE.fileName : 'benchy.gcode')
      const edit = { path: { id: running.id }, body: { failureReason: 'Warped.' }, as: workshop.user }
      assert.equal((await client.call('Prints_PatchPrint', edit)).status, 200)
      for (const _ of [1, 2]) await finish(workshop, 0, 'Print Failed')
      const print = await onlyPrint(workshop)
      assert.deepEqual([print.status, print.failure_reason, print.end_date], ['Failed', 'Warped.', ago(0)])
      assert.equal(print.print_time_in_seconds, 100)
    }
  }
})

test('a print of a job is one with what its owner recorded', async () => {
  const workshop = await newWorkshop(server)
  const { user, printer } = workshop
  await record(workshop, 61)
  const event = async (event: 'Started' | 'Finished', minutes: number) => {
    const body = { event, printerId: printer.id, jobId: 'job 1', fileName: 'a.gcode', occurredDate: ago(minutes) }
    assert.equal((await client.call('PrintEvents_PostEvent', { body, as: user })).status, 200)
  }
  for (const _ of [1, 2]) await event('Started', 60)
  for (const _ of [1, 2]) await event('Finished', 0)
  const print = await onlyPrint(workshop)
  assert.deepEqual([print.title, print.status], ['Boat', 'Success'])
})

/** Prints of an hour until now are the same as these, which are recorded by their start and end, in minutes before now. */
const SAME: readonly (readonly [string, number, object])[] = [
  ['of the same file, begun later', 40, { ...FILE, status: 'Success', endDate: ago(-3) }],
  ['of the same file, closed early', 58, { ...FILE, status: 'Success', endDate: ago(50) }],
  ['of the same file, closed late', 62, { ...FILE, status: 'Success', endDate: ago(-30) }],
  ['of the same file, closed without an end', 40, { ...FILE, status: 'Success' }],
  ['without a file, begun before', 63, { status: 'Printing' }],
  ['without a file, closed', 63, { status: 'Failed', endDate: ago(20) }],
  ['without a file, ended with it', 90, { status: 'Success', endDate: ago(-2) }],
]

for (const [name, minutes, fields] of SAME) {
  test(`a finish is that of a print ${name}`, async () => {
    const workshop = await newWorkshop(server)
    await record(workshop, minutes, fields)
    await finish(workshop, 0)
    assert.equal((await onlyPrint(workshop)).title, 'Boat')
  })
}

/** Prints that may be others. */
const OTHER: readonly (readonly [string, number, object])[] = [
  ['of the same file that ended before it began', 75, { ...FILE, status: 'Success', endDate: ago(61) }],
  ['of the same file, mostly from before', 180, { ...FILE, status: 'Success', endDate: ago(50) }],
  ['of the same file, begun at its end', 10, { ...FILE, status: 'Success' }],
  ['of another file', 60, { fileName: 'other.gcode', status: 'Success', endDate: ago(0) }],
  ['without a file, begun long before', 90, { status: 'Printing' }],
  ['without a file, begun in its middle', 30, { status: 'Success', endDate: ago(0) }],
  ['without a file, begun and ended at other times', 80, { status: 'Success', endDate: ago(20) }],
  ['that is planned for that time', 60, { status: 'Pending' }],
]

for (const [name, minutes, fields] of OTHER) {
  test(`a finish is not that of a print ${name}`, async () => {
    const workshop = await newWorkshop(server)
    const id = await record(workshop, minutes, fields)
    await finish(workshop, 0)
    const prints = await printsOf(server, workshop.user)
    assert.deepEqual(prints.map(({ title }) => title).sort(), ['Boat', 'benchy'])
    assert.equal(prints.find((print) => print.id === id)?.finish_event_key, null)
  })
}

test('a finish is not that of a print that had ended just before it began', async () => {
  const workshop = await newWorkshop(server)
  await record(workshop, 9, { ...FILE, status: 'Success', endDate: ago(4) })
  await finish(workshop, 0, 'Print Done', 120)
  assert.equal((await printsOf(server, workshop.user)).length, 2)
})

test('a finish without a duration is that of a print that ended within five minutes', async () => {
  for (const [minutes, count] of [
    [4, 1],
    [6, 2],
  ] as const) {
    const workshop = await newWorkshop(server)
    const { user, printer } = workshop
    await record(workshop, 60, { ...FILE, status: 'Success', endDate: ago(minutes) })
    const body = { event: 'Finished', printerId: printer.id, fileName: 'benchy.gcode', occurredDate: ago(0) } as const
    assert.equal((await client.call('PrintEvents_PostEvent', { body, as: user })).status, 200)
    assert.equal((await printsOf(server, user)).length, count)
  }
})

test('a start is that of another print five minutes after a recorded one, after its end, and of another file', async () => {
  for (const [minutes, fields] of [
    [65, {}],
    [64, { status: 'Success', endDate: ago(61) }],
    [61, { status: 'Success' }],
    [60, { fileName: 'other.gcode' }],
    [60, { status: 'Pending' }],
  ] as const) {
    const workshop = await newWorkshop(server)
    await record(workshop, minutes, fields)
    await start(workshop, 60)
    assert.equal((await printsOf(server, workshop.user)).length, 2, JSON.stringify(fields))
  }
})
