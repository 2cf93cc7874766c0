import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeErrors } from '../../../src/integrations/errors.ts'
import { balanceOf, newWorkshop, printsOf, webhook, type Workshop } from '../../integrations/devices.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server
const NOW = Math.floor(Date.now() / 1000)

/** A progress in percent, some seconds ago by the device's clock; null for one that tells no time. */
type Progress = readonly [percent: number, ago: number | null]

async function send({ user, printer }: Workshop, topic: string, ago: number | null, changes: object = {}) {
  const currentTime = ago === null ? null : NOW - ago
  const extra = { name: 'benchy.gcode', reason: 'cancelled', time: 60 }
  const body = { ...webhook(printer.id, topic, { extra, currentTime }), ...changes }
  const answer = await client.call('Octoprint_PostEvent', { body, as: user })
  assert.equal(answer.status, 200, answer.text)
}

async function sendProgress(workshop: Workshop, [percent, ago]: Progress) {
  await send(workshop, 'Print Progress', ago, { progress: { completion: percent } })
}

/** Cancels the print, and returns the part of the estimates of all prints that was deducted, in percent. */
async function cancel(workshop: Workshop, ago: number | null, changes: object = { progress: '' }): Promise<number> {
  await send(workshop, 'Print Failed', ago, changes)
  const prints = await printsOf(server, workshop.user)
  const estimate = prints.at(-1)?.estimated_filament_amount_mg ?? 0
  return Math.round(((1_000_000 - (await balanceOf(server, workshop))) / estimate) * 100)
}

const STORIES: readonly { name: string; reports: readonly Progress[]; percent: number }[] = [
  {
    name: 'a report that is late',
    reports: [
      [80, 1000],
      [20, 1500],
    ],
    percent: 80,
  },
  {
    name: 'reports without a time',
    reports: [
      [20, null],
      [80, null],
      [50, null],
    ],
    percent: 80,
  },
  {
    name: 'reports in order',
    reports: [
      [0, 2000],
      [40, 1500],
      [40, 1400],
      [80, 1000],
    ],
    percent: 80,
  },
  { name: 'a report from before the start', reports: [[90, 2001]], percent: 0 },
]

for (const { name, reports, percent } of STORIES) {
  test(`F14: the progress of a print only grows: ${name}`, async () => {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Print Started', 2000)
    for (const report of reports) await sendProgress(workshop, report)
    assert.equal(await cancel(workshop, 900), percent)
  })
}

test('a finish that tells less progress than before does not set it back, one that tells more counts', async () => {
  for (const [completion, percent] of [
    [0, 80],
    [79.5, 80],
    [90, 90],
  ]) {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Print Started', 2000)
    await sendProgress(workshop, [80, 1000])
    assert.equal(await cancel(workshop, 900, { progress: { completion } }), percent)
  }
})

test('F14: progress that comes after the next start of its file does not count for the next print', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', 3000)
  await send(workshop, 'Print Failed', 2000, { progress: '' })
  await send(workshop, 'Print Started', 1900)
  await sendProgress(workshop, [90, 2100])
  const seen = (await printsOf(server, workshop.user)).map(({ status, progress_percent }) => [status, progress_percent])
  assert.deepEqual(seen, [
    ['Cancelled', 90],
    ['Printing', null],
  ])
  await sendProgress(workshop, [5, 1900])
  assert.equal(await cancel(workshop, 1800), 90 + 5)
})

test('progress from before an error that comes after it does not say that the print goes on, later progress does', async () => {
  for (const [report, status] of [
    [[20, 2000], 'Failed'],
    [[90, 950], 'Failed'],
    [[90, 900], 'Failed'],
    [[90, 899], 'Printing'],
    [[90, null], 'Printing'],
  ] as const) {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Print Started', 3000)
    await sendProgress(workshop, [80, 1000])
    await send(workshop, 'Error', 900, { extra: { error: 'Thermal runaway' }, job: '', progress: '', meta: '' })
    await sendProgress(workshop, report)
    await closeErrors(db, new Date(Date.now() + 70_000))
    const [print] = await printsOf(server, workshop.user)
    assert.deepEqual([print?.status, print?.progress_percent], [status, Math.max(80, report[0])])
    if (status !== 'Failed') continue
    assert.deepEqual(
      [print?.end_date, print?.print_time_in_seconds],
      [new Date((NOW - 900) * 1000).toISOString(), 2100],
    )
  }
})

test('F14: progress that comes after the end of its print still counts for what that deducts', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', 3000)
  assert.equal(await cancel(workshop, 1000), 0)
  for (const [report, percent] of [
    [[50, 2000], 50],
    [[30, 2500], 50],
    [[70, 1000], 70],
    [[90, 999], 70],
    [[90, null], 70],
  ] as const) {
    await sendProgress(workshop, report)
    const [print] = await printsOf(server, workshop.user)
    const estimate = print?.estimated_filament_amount_mg ?? 0
    assert.deepEqual([print?.status, print?.progress_percent], ['Cancelled', percent])
    assert.equal(await balanceOf(server, workshop), 1_000_000 - Math.round((estimate * percent) / 100))
  }
  const path = { id: (await printsOf(server, workshop.user))[0]?.id ?? 0 }
  await client.call('Prints_PatchPrint', { path, body: { status: 'Failed' }, as: workshop.user })
  await sendProgress(workshop, [80, 1500])
  assert.equal((await printsOf(server, workshop.user))[0]?.progress_percent, 70)
})

test('F14: progress that comes after a later start has closed its print still counts for what that deducts', async () => {
  const [first, second] = [{ meta: { hash: 'first' } }, { meta: { hash: 'second' } }]
  for (const next of [first, second]) {
    const workshop = await newWorkshop(server)
    const report = (completion: number, ago: number) =>
      send(workshop, 'Print Progress', ago, { ...first, progress: { completion } })
    await send(workshop, 'Print Started', 3000, first)
    await report(10, 2900)
    await send(workshop, 'Print Started', 1000, next)
    await report(50, 2000)
    await report(30, 2500)
    await report(70, 900)
    const prints = await printsOf(server, workshop.user)
    assert.deepEqual(
      prints.map(({ status, progress_percent }) => [status, progress_percent]),
      [
        ['Cancelled', 50],
        ['Printing', next === first ? 70 : null],
      ],
    )
    const estimate = prints[0]?.estimated_filament_amount_mg ?? 0
    assert.equal(await balanceOf(server, workshop), 1_000_000 - Math.round(estimate / 2))
  }
})

test('progress without a time of its own does not count for a print that is closed', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', 3000)
  await send(workshop, 'Print Started', 1000, { meta: { hash: 'second' } })
  await sendProgress(workshop, [50, null])
  const [closed] = await printsOf(server, workshop.user)
  assert.deepEqual([closed?.status, closed?.progress_percent], ['Cancelled', null])
  const failed = await newWorkshop(server)
  await send(failed, 'Print Started', 3000)
  await send(failed, 'Error', 900, { extra: { error: 'Thermal runaway' }, job: '', progress: '', meta: '' })
  await closeErrors(db, new Date(Date.now() + 70_000))
  await sendProgress(failed, [50, null])
  const [print] = await printsOf(server, failed.user)
  assert.deepEqual([print?.status, print?.progress_percent], ['Failed', null])
})

test('progress does not count for a print whose status its owner has decided', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', 3000)
  const [print] = await printsOf(server, workshop.user)
  const path = { id: print?.id ?? 0 }
  await client.call('Prints_PatchPrint', { path, body: { status: 'Cancelled' }, as: workshop.user })
  await sendProgress(workshop, [50, 2000])
  assert.equal((await printsOf(server, workshop.user))[0]?.progress_percent, null)
})
