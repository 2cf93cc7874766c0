import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { closeErrors } from '../../../src/integrations/errors.ts'
import { closeStuckPrints } from '../../../src/jobs/closeStuckPrints.ts'
import { reportStuckPrints } from '../../../src/jobs/stuckPrints.ts'
import { balanceOf, newWorkshop, printsOf, usagesOf, type Workshop } from '../../integrations/devices.ts'
import { SEED } from '../../support/seed.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server
const DAY = 86_400_000
const begin = Date.now() - 20_000_000

/** A time of a print, RFC 3339. */
const at = (seconds: number) => new Date(begin + seconds * 1000).toISOString()
const usage = (members: object) => ({ filamentUsage: [{ slot: 0, ...members }] })

/** Two prints of one file: one that succeeds, one that has an error and fails. */
const EVENTS = [
  {
    event: 'Started',
    jobId: 'a',
    occurredDate: at(0),
    estimatedPrintTimeInSeconds: 2900,
    ...usage({ estimatedAmountMg: 9000 }),
  },
  { event: 'Progress', jobId: 'a', occurredDate: at(1000), progressPercent: 30 },
  { event: 'Progress', jobId: 'a', occurredDate: at(2000), progressPercent: 70 },
  { event: 'Finished', jobId: 'a', occurredDate: at(3000), totalTimeInSeconds: 3000, ...usage({ amountMg: 9100 }) },
  { event: 'Started', jobId: 'b', occurredDate: at(4000), ...usage({ estimatedAmountMg: 10_000 }) },
  { event: 'Progress', jobId: 'b', occurredDate: at(5000), progressPercent: 20 },
  { event: 'Error', jobId: 'b', occurredDate: at(5500), reason: 'The nozzle is clogged.' },
  { event: 'Failed', jobId: 'b', occurredDate: at(5501), progressPercent: 25 },
] as const

async function send({ user, printer }: Workshop, event: object): Promise<void> {
  const body = { printerId: printer.id, fileName: 'benchy.3mf', ...event }
  assert.equal((await client.call('PrintEvents_PostEvent', { body, as: user })).status, 200)
}

/** What the events have made, in the order of the starts. */
async function seen(workshop: Workshop) {
  const usages = await usagesOf(server, workshop.user)
  const prints = (await printsOf(server, workshop.user)).map((print) => ({
    status: print.status,
    start: Date.parse(print.start_date ?? ''),
    end: Date.parse(print.end_date ?? ''),
    seconds: print.print_time_in_seconds,
    total: print.total_time_in_seconds,
    estimated: print.estimated_print_time_in_seconds,
    progress: print.progress_percent,
    reason: print.failure_reason,
    usages: usages
      .filter(({ print_id }) => print_id === print.id)
      .map(({ slot, filament_id, amount_mg, estimated_amount_mg }) => [
        slot,
        filament_id,
        amount_mg,
        estimated_amount_mg,
      ]),
  }))
  return { prints: prints.sort((a, b) => a.start - b.start), balance: await balanceOf(server, workshop) }
}

test('F14: two jobs of one file are the same prints in any order of their events, each of which may be repeated', async () => {
  const order = fc.shuffledSubarray([...EVENTS, ...EVENTS], { minLength: EVENTS.length * 2 })
  const inTurn = await newWorkshop(server)
  for (const event of EVENTS) await send(inTurn, event)
  const expected = await seen(inTurn)
  assert.deepEqual(
    expected.prints.map(({ status, seconds, reason }) => [status, seconds, reason]),
    [
      ['Success', 3000, null],
      ['Failed', 1501, 'The nozzle is clogged.'],
    ],
  )
  assert.equal(expected.balance, 1_000_000 - 9100 - 2500)
  await fc.assert(
    fc.asyncProperty(order, async (events) => {
      const workshop = await newWorkshop(server)
      for (const event of events) await send(workshop, event)
      await closeErrors(db, new Date(Date.now() + 120_000))
      const { prints, balance } = await seen(workshop)
      const own = prints.map((print) => ({
        ...print,
        usages: print.usages.map(([slot, spool, ...amounts]) => [
          slot,
          spool === workshop.filamentId ? inTurn.filamentId : spool,
          ...amounts,
        ]),
      }))
      assert.deepEqual({ prints: own, balance }, expected)
    }),
    { numRuns: 40, seed: SEED },
  )
})

/** Closes what has waited for its finish long enough for its owner. */
async function closeStuck(): Promise<void> {
  await reportStuckPrints(db, new Date(Date.now() + 30 * DAY))
  await closeStuckPrints(db, new Date(Date.now() + 60 * DAY))
}

for (const { name, ends } of [
  { name: 'whose finishes come late', ends: true },
  { name: 'without a finish', ends: false },
]) {
  test(`F14: two jobs ${name} are the same prints whenever they are closed in between`, async () => {
    const events = EVENTS.filter(
      ({ event }) => event !== 'Error' && (ends || (event !== 'Finished' && event !== 'Failed')),
    )
    const steps = [...events, ...events, 'close', 'close'] as const
    const run = async (order: readonly (typeof steps)[number][]) => {
      const workshop = await newWorkshop(server)
      await client.call('Users_PatchMe', { body: { closeStuckPrintsAfterDays: 7 }, as: workshop.user })
      for (const step of order) await (step === 'close' ? closeStuck() : send(workshop, step))
      await closeStuck()
      const { prints, balance } = await seen(workshop)
      return { prints: prints.map(({ usages: _, ...print }) => print), balance }
    }
    const expected = await run(events)
    assert.deepEqual(
      expected.prints.map(({ status, end }) => [status, end]),
      ends
        ? [
            ['Success', Date.parse(at(3000))],
            ['Failed', Date.parse(at(5501))],
          ]
        : [
            ['Cancelled', Date.parse(at(2000))],
            ['Cancelled', Date.parse(at(5000))],
          ],
    )
    const order = fc.shuffledSubarray([...steps], { minLength: steps.length })
    await fc.assert(
      fc.asyncProperty(order, async (order) => assert.deepEqual(await run(order), expected)),
      { numRuns: 15, seed: SEED },
    )
  })
}

test('F14: progress from before the start counts, also when neither tells its time', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, { event: 'Progress', jobId: 'a', progressPercent: 60 })
  await send(workshop, { event: 'Started', jobId: 'a' })
  const [print] = await printsOf(server, workshop.user)
  assert.equal(print?.progress_percent, 60)
})

test('F13: an event and its repetitions, 20 at once, are one', async () => {
  const workshop = await newWorkshop(server)
  const [start, , , finish] = EVENTS
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(workshop, index % 2 ? start : finish)))
  const { prints, balance } = await seen(workshop)
  assert.deepEqual([prints.map(({ status }) => status), balance], [['Success'], 1_000_000 - 9100])
})
