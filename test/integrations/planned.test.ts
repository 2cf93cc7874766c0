import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drainEvents } from '../../src/events/drain.ts'
import { readEvents } from '../support/eventLog.ts'
import { newPrinter } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { balanceOf, newWorkshop, printsOf, usagesOf, webhook, type Workshop } from './devices.ts'

const server = await startServer()
const { client } = server

const NOW = Math.floor(Date.now() / 1000) * 1000

/** Plans a print of `benchy.gcode`, and returns its id. */
async function plan({ user, printer }: Workshop, fields: object = {}): Promise<number> {
  const file = { printerId: printer.id, fileName: 'parts/benchy.gcode' }
  const body = { title: 'Boat', status: 'Pending', ...file, ...fields } as const
  const { status, body: print, text } = await client.call('Prints_PostPrint', { body, as: user })
  assert.equal(status, 201, text)
  return print.id
}

/** An event of `benchy.gcode` on OctoPrint, some seconds ago. */
async function send({ user, printer }: Workshop, topic: string, seconds = 0, extra: object = {}) {
  const changes = { currentTime: NOW / 1000 - seconds, extra: { name: 'benchy.gcode', ...extra }, meta: { hash: 'b' } }
  const body = webhook(printer.id, topic, changes)
  const { status, text } = await client.call('Octoprint_PostEvent', { body, as: user })
  assert.equal(status, 200, text)
}

/** An event of a job, as any program reports it. */
async function report({ user, printer }: Workshop, event: 'Started' | 'Finished', jobId: string, fields: object = {}) {
  const body = { event, printerId: printer.id, fileName: 'benchy.gcode', jobId, ...fields } as const
  const { status, text } = await client.call('PrintEvents_PostEvent', { body, as: user })
  assert.equal(status, 200, text)
}

async function statesOf({ user }: Workshop) {
  const prints = await printsOf(server, user)
  return prints.map(({ id, status }) => [id, status] as const).sort(([one], [other]) => one - other)
}

test('the start of a planned print begins it, once, and its end finishes it', async () => {
  const workshop = await newWorkshop(server)
  const id = await plan(workshop, { startDate: new Date(NOW + 86_400_000).toISOString(), notes: 'For the shelf' })
  await send(workshop, 'Print Started', 60)
  await send(workshop, 'Print Started', 60)
  const [begun, ...others] = await printsOf(server, workshop.user)
  assert(begun && others.length === 0)
  assert.deepEqual([begun.id, begun.title, begun.status, begun.notes], [id, 'Boat', 'Printing', 'For the shelf'])
  assert.equal(begun.start_date, new Date(NOW - 60_000).toISOString())
  assert.deepEqual(
    (await usagesOf(server, workshop.user)).map(({ filament_id }) => filament_id),
    [workshop.filamentId],
  )
  await drainEvents(server.services.db)
  const { items } = await readEvents(client, { as: workshop.user })
  assert.deepEqual(
    items.filter(({ type }) => type.startsWith('print.')).map(({ type }) => type),
    ['print.created', 'print.started'],
  )
  await send(workshop, 'Print Done', 0, { time: 60 })
  assert.deepEqual(await statesOf(workshop), [[id, 'Success']])
})

test('materials that were planned stay, and are deducted from the loaded spool of the same type', async () => {
  for (const [materialType, left] of [
    ['pla', 980_000],
    ['PETG', 1_000_000],
  ] as const) {
    const workshop = await newWorkshop(server)
    await plan(workshop, {
      filamentUsage: [{ materialType, estimatedAmountMg: 20_000, estimatedSource: 'Weight' }],
      estimatedPrintTimeInSeconds: 700,
    })
    await send(workshop, 'Print Started', 60)
    await send(workshop, 'Print Done', 0, { time: 60 })
    const [print, ...others] = await printsOf(server, workshop.user)
    assert.deepEqual([print?.status, print?.estimated_print_time_in_seconds, others.length], ['Success', 700, 0])
    const [usage] = await usagesOf(server, workshop.user)
    assert.equal(usage?.estimated_amount_mg, 20_000)
    assert.equal(await balanceOf(server, workshop), left, materialType)
  }
})

test('of several planned prints, the first that was planned begins, also when a program names its job', async () => {
  const workshop = await newWorkshop(server)
  const [first, second] = [await plan(workshop), await plan(workshop)]
  await report(workshop, 'Started', 'one')
  assert.deepEqual(await statesOf(workshop), [
    [first, 'Printing'],
    [second, 'Pending'],
  ])
  await report(workshop, 'Finished', 'one')
  await report(workshop, 'Started', 'two')
  await report(workshop, 'Started', 'two')
  assert.deepEqual(await statesOf(workshop), [
    [first, 'Success'],
    [second, 'Printing'],
  ])
  await report(workshop, 'Started', 'three')
  assert.equal((await statesOf(workshop)).length, 3)
})

test('a planned print of another file or printer, without a file, or planned after the start, does not begin', async () => {
  const workshop = await newWorkshop(server)
  const other = await newPrinter(server, workshop.user)
  const planned = [
    await plan(workshop, { fileName: 'other.gcode' }),
    await plan(workshop, { printerId: other.id }),
    await plan(workshop, { fileName: null }),
  ]
  await send(workshop, 'Print Started', 10)
  const states = new Map(await statesOf(workshop))
  for (const id of planned) assert.equal(states.get(id), 'Pending')
  assert.equal(states.size, 4)
})

test('a start from before a print was planned, or from before a later start, is another print', async () => {
  const anHourAgo = { occurredDate: new Date(NOW - 3_600_000).toISOString() }
  const workshop = await newWorkshop(server)
  const late = await plan(workshop)
  await report(workshop, 'Started', 'one', anHourAgo)
  assert.equal(new Map(await statesOf(workshop)).get(late), 'Pending')
  assert.equal((await statesOf(workshop)).length, 2)

  const other = await newWorkshop(server)
  await report(other, 'Started', 'next', { fileName: 'other.gcode' })
  const id = await plan(other, { fileName: 'benchy.gcode' })
  const before = new Date(NOW - 60_000).toISOString()
  await report(other, 'Started', 'before', { occurredDate: before })
  assert.equal(new Map(await statesOf(other)).get(id), 'Pending')
})

test('a start without a file begins no planned print', async () => {
  const workshop = await newWorkshop(server)
  const id = await plan(workshop, { fileName: null })
  await report(workshop, 'Started', 'nameless', { fileName: null })
  assert.equal(new Map(await statesOf(workshop)).get(id), 'Pending')
})

test('a print that is planned again is printed from its beginning', async () => {
  const workshop = await newWorkshop(server)
  const { user } = workshop
  const times = {
    startDate: new Date(NOW - 90_000_000).toISOString(),
    endDate: new Date(NOW - 86_400_000).toISOString(),
  }
  const id = await plan(workshop, { ...times, printTimeInSeconds: 3600 })
  await send(workshop, 'Print Started', 60)
  const read = async () => (await client.call('Prints_GetPrint', { path: { id }, as: user })).body
  const begun = await read()
  assert.deepEqual([begun.status, begun.endDate, begun.printTimeInSeconds], ['Printing', null, null])
  await send(workshop, 'Print Done', 0, { time: 60 })
  const done = await read()
  assert.deepEqual([done.status, done.printTimeInSeconds], ['Success', 60])
})

test('a print that a later start closed, and its owner plans again, can end', async () => {
  const workshop = await newWorkshop(server)
  const { user } = workshop
  const id = await plan(workshop, { status: 'Printing', startDate: new Date(NOW - 7_200_000).toISOString() })
  await report(workshop, 'Started', 'another', {
    fileName: 'other.gcode',
    occurredDate: new Date(NOW - 3_600_000).toISOString(),
  })
  const body = { status: 'Pending', filamentUsage: [] } as const
  assert.equal((await client.call('Prints_PatchPrint', { path: { id }, body, as: user })).status, 200)
  await report(workshop, 'Started', 'again')
  await report(workshop, 'Finished', 'again')
  const { body: print } = await client.call('Prints_GetPrint', { path: { id }, as: user })
  assert.deepEqual([print.status, print.failureReason], ['Success', null])
})
