import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeStuckPrints } from '../../src/jobs/closeStuckPrints.ts'
import { reportStuckPrints } from '../../src/jobs/stuckPrints.ts'
import {
  balanceOf,
  newWorkshop,
  notice,
  permutations,
  printsOf,
  webhook,
  type Workshop,
} from '../integrations/devices.ts'
import { newPrint, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client, db } = server

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Math.round(Date.now() / 1000)
const FULL_MG = 1_000_000
const UNKNOWN = 'no finish reported'
/** When the prints of these tests are reported: long after they began. */
const REPORTED = Date.now() + 4 * DAY
/** When those of owners who chose a week are closed. */
const DUE = REPORTED + 7 * DAY

/** An event of a file, some seconds ago by the device's clock. */
async function send({ user, printer }: Workshop, topic: string, ago: number, changes: object = {}, file = 'first') {
  const event = webhook(printer.id, topic, { currentTime: NOW - ago, meta: { hash: file }, ...changes })
  const body = { ...event, extra: { name: `${file}.gcode`, time: 60 }, job: event['job'], ...changes }
  const answer = await client.call('Octoprint_PostEvent', { body, as: user })
  assert.equal(answer.status, 200, answer.text)
}

const progress = (completion: number) => ({ progress: { completion } })
const secondsAgo = (seconds: number) => new Date((NOW - seconds) * 1000).toISOString()

async function choose(user: User, closeStuckPrintsAfterDays: number | null) {
  const body = { closeStuckPrintsAfterDays, defaultSpoolPrice: 20 }
  const answer = await client.call('Users_PatchMe', { as: user, body })
  assert.equal(answer.status, 200, answer.text)
}

/** Runs the periodic work at a time, as several instances, and returns how many prints they have closed. */
async function close(time: number): Promise<number> {
  const closed = await Promise.all([1, 2].map(() => closeStuckPrints(db, new Date(time))))
  return closed.reduce((sum, count) => sum + count, 0)
}

async function readPrint(user: User, id: number) {
  return (await client.call('Prints_GetPrint', { path: { id }, as: user })).body
}

async function onlyPrint({ user }: Workshop) {
  const [print, ...others] = await printsOf(server, user)
  assert(print && others.length === 0)
  return readPrint(user, print.id)
}

async function change(user: User, id: number, body: object) {
  const answer = await client.call('Prints_PatchPrint', { path: { id }, as: user, body })
  assert.equal(answer.status, 200, answer.text)
}

/** The days after which its owner was notified that a print was closed; 0 for one that was only reported. */
async function told(user: User) {
  const rows = await db.selectFrom('outbox').select(['type', 'payload']).where('user_id', '=', user.id).execute()
  return rows.map(({ type, payload }) => `${type} ${(payload as { afterDays?: number }).afterDays ?? 0}`).toSorted()
}

/** A print that a device started and reported as half done, and that was reported as stuck. */
async function stuck(days: number | null = 7): Promise<Workshop & { readonly estimateMg: number }> {
  const workshop = await newWorkshop(server)
  await choose(workshop.user, days)
  await send(workshop, 'Print Started', 4000)
  await send(workshop, 'Print Progress', 3000, progress(50))
  await reportStuckPrints(db, new Date(REPORTED))
  const [usage] = (await onlyPrint(workshop)).filamentUsage
  return { ...workshop, estimateMg: usage?.estimatedAmountMg ?? 0 }
}

test('a print without a finish is closed once, as many days after its report as its owner wants', async () => {
  const workshop = await stuck()
  const { user, estimateMg } = workshop
  assert.equal((await onlyPrint(workshop)).lastReportDate, secondsAgo(3000))
  assert.equal(await close(DUE - 1000), 0)
  assert.equal((await onlyPrint(workshop)).status, 'Printing')
  assert.equal(await close(DUE + 1000), 1)
  const { id, status, failureReason, failureCategory, endDate, cost } = await onlyPrint(workshop)
  const expected = ['Cancelled', UNKNOWN, null, secondsAgo(3000)]
  assert.deepEqual([status, failureReason, failureCategory, endDate], expected)
  assert.notEqual(cost, null)
  assert.equal(await balanceOf(server, workshop), FULL_MG - Math.round(estimateMg / 2))
  assert.equal(await close(DUE + 99 * DAY), 0)
  assert.deepEqual(await told(user), ['PrintStuck 0', 'PrintStuck 7'])
  const entries = await client.call('Filaments_GetLedger', { path: { id: workshop.filamentId }, as: user })
  assert.deepEqual(
    entries.body.items.filter(({ printId }) => printId === id).map(({ actor }) => actor),
    ['StuckPrints'],
  )
})

test('nothing is closed for an owner who has not asked for it', async () => {
  const workshop = await stuck(null)
  assert.equal(await close(DUE + 99 * DAY), 0)
  assert.equal((await onlyPrint(workshop)).status, 'Printing')
  assert.deepEqual(await told(workshop.user), ['PrintStuck 0'])
  // Those that were reported long ago are closed when the owner asks for it.
  await choose(workshop.user, 90)
  assert.equal(await close(REPORTED + 89 * DAY), 0)
  assert.equal(await close(REPORTED + 91 * DAY), 1)
})

test('a device that still reports progress puts it off', async () => {
  const workshop = await stuck(1)
  await db
    .updateTable('prints')
    .set({ stuck_date: new Date(Date.now() - 9 * DAY).toISOString() })
    .where('user_id', '=', workshop.user.id)
    .execute()
  assert.equal(await close(Date.now()), 0)
  assert.equal(await close(Date.now() + DAY), 1)
})

test('a print that was recorded by hand is closed as well, without an end', async () => {
  const user = await newUser(server)
  await choose(user, 7)
  const body = { title: 'By hand', status: 'Printing', startDate: '2026-03-01T12:00:00Z' }
  const { id } = (await client.call('Prints_PostPrint', { as: user, body })).body
  const explained = (await client.call('Prints_PostPrint', { as: user, body: { ...body, failureReason: 'Jam' } })).body
  await reportStuckPrints(db, new Date(REPORTED))
  assert.equal(await close(DUE + 1000), 2)
  assert.equal((await readPrint(user, explained.id)).failureReason, 'Jam')
  const { status, failureReason, endDate } = await readPrint(user, id)
  assert.deepEqual([status, failureReason, endDate], ['Cancelled', UNKNOWN, null])
  await change(user, id, { status: 'Printing', failureReason: null })
  assert.equal(await close(DUE + 99 * DAY), 0, 'a print that its owner has opened again stays open')
})

test('what the owner has decided stays', async () => {
  const decided = await stuck()
  await change(decided.user, (await onlyPrint(decided)).id, { status: 'Pending' })
  await change(decided.user, (await onlyPrint(decided)).id, { status: 'Printing' })
  assert.equal(await close(DUE + 1000), 0)
  const explained = await stuck()
  const own = { failureReason: 'Power cut', failureCategory: 'PowerLoss', endDate: secondsAgo(2500) }
  await change(explained.user, (await onlyPrint(explained)).id, own)
  const cleared = await stuck()
  for (const body of [own, { failureReason: null, endDate: null }])
    await change(cleared.user, (await onlyPrint(cleared)).id, body)
  assert.equal(await close(DUE + 1000), 2)
  const { status, failureReason, failureCategory, endDate } = await onlyPrint(explained)
  assert.deepEqual({ status, failureReason, failureCategory, endDate }, { status: 'Cancelled', ...own })
  const after = await onlyPrint(cleared)
  assert.deepEqual([after.status, after.failureReason, after.endDate], ['Cancelled', null, null])
})

test('a finish, progress and a next start count after the close, in any order, and nothing is deducted twice', async () => {
  const late = {
    progress: (workshop: Workshop) => send(workshop, 'Print Progress', 2500, progress(80)),
    finish: (workshop: Workshop) => send(workshop, 'Print Done', 2000),
    restart: (workshop: Workshop) => send(workshop, 'Print Started', 1000),
    repeated: (workshop: Workshop) => send(workshop, 'Print Started', 4000),
  }
  for (const order of permutations(Object.keys(late) as (keyof typeof late)[])) {
    const workshop = await stuck()
    await close(DUE + 1000)
    for (const name of order) await late[name](workshop)
    const prints = await printsOf(server, workshop.user)
    assert.deepEqual(
      prints.map(({ status, end_date }) => [status, end_date]),
      [
        ['Success', secondsAgo(2000)],
        ['Printing', null],
      ],
      order.join(),
    )
    assert.equal(await balanceOf(server, workshop), FULL_MG - workshop.estimateMg, order.join())
  }
})

test('late progress and starts leave one print, with what was used until then', async () => {
  const late = {
    progress: (workshop: Workshop) => send(workshop, 'Print Progress', 2500, progress(80)),
    earlier: (workshop: Workshop) => send(workshop, 'Print Progress', 3500, progress(20)),
    other: (workshop: Workshop) => send(workshop, 'Print Started', 1000, {}, 'second'),
  }
  for (const order of permutations(Object.keys(late) as (keyof typeof late)[])) {
    const workshop = await stuck()
    await close(DUE + 1000)
    for (const name of order) await late[name](workshop)
    const prints = await printsOf(server, workshop.user)
    assert.deepEqual(
      prints.map(({ status, end_date, failure_reason }) => [status, end_date, failure_reason]),
      [
        ['Cancelled', secondsAgo(2500), UNKNOWN],
        ['Printing', null, null],
      ],
      order.join(),
    )
    assert.equal(await balanceOf(server, workshop), FULL_MG - Math.round(workshop.estimateMg * 0.8), order.join())
  }
})

test('an end that the owner has set stays when progress comes late', async () => {
  const workshop = await stuck()
  await close(DUE + 1000)
  await change(workshop.user, (await onlyPrint(workshop)).id, { endDate: secondsAgo(2900) })
  await send(workshop, 'Print Progress', 2500, progress(80))
  assert.equal((await onlyPrint(workshop)).endDate, secondsAgo(2900))
})

test('an end that another program reports after the close is that of the print', async () => {
  const workshop = await stuck()
  await close(DUE + 1000)
  const { user, printer } = workshop
  const ended = { filename: 'First.gcode', print_duration: 3990, total_duration: 4000 }
  await client.call('Moonraker_PostNotification', { body: notice(printer.id, 'complete', ended), as: user })
  assert.equal((await onlyPrint(workshop)).status, 'Success')
})

test('more prints than fit into one transaction are closed', async () => {
  const user = await newUser(server)
  await choose(user, 7)
  const reported = { status: 'Printing' as const, stuck_date: new Date(REPORTED).toISOString() }
  const { id: _, logged_date: __, ...print } = { ...(await newPrint(server, user, reported)) }
  const { user_id, title, view_status, source } = print
  const values = Array.from({ length: 250 }, () => ({ user_id, title, view_status, source, ...reported }))
  await db.insertInto('prints').values(values).execute()
  assert.equal(await closeStuckPrints(db, new Date(DUE + 1000)), 251)
})
