import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { closeErrors } from '../../../src/integrations/errors.ts'
import { replayEvents } from '../../../src/integrations/replay.ts'
import { storeEvent } from '../../../src/integrations/storedEvent.ts'
import { balanceOf, eventsOf, newWorkshop, printsOf, usagesOf, type Workshop } from '../../integrations/devices.ts'
import { plain } from '../../media/samples.ts'
import { load, newFilament, newPrint, newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server
const png = await plain(64, 48).png().toBuffer()

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

async function send({ user, printer }: Workshop, event: string, changes: object = {}) {
  const body = { event, printerId: printer.id, fileName: 'parts/benchy.3mf', jobId: 'job 1', ...changes }
  return client.call('PrintEvents_PostEvent', { body, as: user })
}

async function onlyPrint({ user }: Workshop) {
  const [print, ...others] = await printsOf(server, user)
  assert(print && others.length === 0)
  return print
}

test('a print from start to end: its spool is deducted once, by the weight that was used', async () => {
  const workshop = await newWorkshop(server)
  const { user, filamentId } = workshop
  const estimate = { estimatedPrintTimeInSeconds: 2650, filamentUsage: [{ estimatedAmountMg: 12_000 }] }
  const started = await send(workshop, 'Started', { ...estimate, occurredDate: ago(2800) })
  const { id, ...running } = await onlyPrint(workshop)
  const message = 'Print benchy on Prusa MK4 has started.'
  assert.deepEqual(started.body, { printId: id, outcome: 'Applied', message })
  assert.deepEqual(
    [running.status, running.title, running.file_name, running.source, running.estimated_print_time_in_seconds],
    ['Printing', 'benchy', 'benchy.3mf', 'ApiKey', 2650],
  )

  const progress = await send(workshop, 'Progress', { progressPercent: 50 })
  assert.deepEqual(progress.body, {
    printId: id,
    outcome: 'Applied',
    message: 'Print benchy on Prusa MK4 makes progress.',
  })
  assert.equal(await balanceOf(server, workshop), 1_000_000)

  const end = { occurredDate: ago(0), totalTimeInSeconds: 2790, filamentUsage: [{ amountMg: 12_345 }] }
  for (const outcome of ['Applied', 'Repeated']) {
    const { body } = await send(workshop, 'Finished', end)
    assert.deepEqual([body.printId, body.outcome], [id, outcome])
  }
  const print = await onlyPrint(workshop)
  assert.deepEqual([print.status, print.progress_percent, print.total_time_in_seconds], ['Success', 50, 2790])
  const usages = await usagesOf(server, user)
  assert.deepEqual(
    usages.map(({ filament_id, amount_mg, source, estimated_amount_mg }) => [
      filament_id,
      amount_mg,
      source,
      estimated_amount_mg,
    ]),
    [[filamentId, 12_345, 'Weight', 12_000]],
  )
  assert.equal(await balanceOf(server, workshop), 1_000_000 - 12_345)
})

test('a failure deducts the share of the estimate that was printed', async () => {
  for (const [event, status, reason] of [
    ['Failed', 'Failed', 'A knot.'],
    ['Cancelled', 'Cancelled', null],
  ] as const) {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Started', { filamentUsage: [{ estimatedAmountMg: 10_000 }] })
    await send(workshop, event, { progressPercent: 40, reason })
    const print = await onlyPrint(workshop)
    assert.deepEqual([print.status, print.failure_reason, print.progress_percent], [status, reason, 40])
    assert.equal(await balanceOf(server, workshop), 1_000_000 - 4000)
  }
})

test('each tool has its own amount: of a spool in its slot, else of its material; what is not listed was not used', async () => {
  const workshop = await newWorkshop(server)
  const second = await newFilament(server, workshop.user)
  const third = await newFilament(server, workshop.user)
  await load(server, workshop.printer, second, 1)
  await load(server, workshop.printer, third, 2)
  const amounts = [
    { slot: 3, materialType: 'PETG', amountMg: 500 },
    { slot: 1, lengthInM: 2 },
    { slot: 0, materialType: 'ABS', amountMg: 700, lengthInM: 9 },
  ]
  await send(workshop, 'Started')
  await send(workshop, 'Finished', { filamentUsage: amounts })
  const usages = await usagesOf(server, workshop.user)
  assert.deepEqual(
    usages.map(({ slot, filament_id, material_type, source, amount_mg, length_in_m }) => [
      slot,
      filament_id ?? material_type,
      source === 'Weight' ? amount_mg : length_in_m,
    ]),
    [
      [0, workshop.filamentId, 700],
      [1, second.id, 2],
      [3, 'PETG', 500],
    ],
  )
})

test('two prints of one file are told apart by their jobs, also when the end of the first comes last', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Started', { jobId: 'a' })
  await send(workshop, 'Started', { jobId: 'b' })
  await send(workshop, 'Finished', { jobId: 'b', filamentUsage: [{ amountMg: 2000 }] })
  await send(workshop, 'Failed', { jobId: 'a', reason: 'Jam', filamentUsage: [{ amountMg: 1000 }] })
  const prints = await printsOf(server, workshop.user)
  assert.deepEqual(
    prints.map(({ status, filament_amount_mg }) => [status, filament_amount_mg]),
    [
      ['Failed', 1000],
      ['Success', 2000],
    ],
  )
  assert.equal(await balanceOf(server, workshop), 1_000_000 - 3000)
})

test('the start of another job closes the print before it, which a later end still finishes', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Started', { jobId: 'a' })
  await send(workshop, 'Started', { jobId: 'b' })
  const statuses = async () => (await printsOf(server, workshop.user)).map(({ status }) => status)
  assert.deepEqual(await statuses(), ['Cancelled', 'Printing'])
  await send(workshop, 'Finished', { jobId: 'a' })
  assert.deepEqual(await statuses(), ['Success', 'Printing'])
})

test('a job has one end, and its progress counts whatever the times say', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Started', { occurredDate: ago(100) })
  await send(workshop, 'Progress', { progressPercent: 20, occurredDate: ago(200) })
  const ends = [await send(workshop, 'Cancelled'), await send(workshop, 'Finished', { fileName: 'other.3mf' })]
  assert.deepEqual(
    ends.map(({ body }) => body.outcome),
    ['Applied', 'Repeated'],
  )
  const { status, progress_percent } = await onlyPrint(workshop)
  assert.deepEqual([status, progress_percent], ['Cancelled', 20])
})

test('a job is one of its printer', async () => {
  const workshop = await newWorkshop(server)
  const printer = await newPrinter(server, workshop.user)
  await send(workshop, 'Started')
  await send({ ...workshop, printer }, 'Started')
  await send({ ...workshop, printer }, 'Finished')
  assert.deepEqual(
    (await printsOf(server, workshop.user)).map(({ printer_id, status }) => [printer_id, status]),
    [
      [workshop.printer.id, 'Printing'],
      [printer.id, 'Success'],
    ],
  )
})

test('without a job, events are matched by file and time', async () => {
  const workshop = await newWorkshop(server)
  const [jobId, occurredDate] = [null, ago(3000)]
  await send(workshop, 'Started', { jobId, occurredDate })
  await send(workshop, 'Started', { jobId, occurredDate })
  await send(workshop, 'Finished', { jobId, fileName: 'benchy.3mf', occurredDate: ago(0) })
  assert.equal((await onlyPrint(workshop)).print_time_in_seconds, 3000)
})

test('an error fails the print after a minute, unless progress shows that it goes on', async () => {
  for (const goesOn of [false, true]) {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Started', { occurredDate: ago(600) })
    const error = await send(workshop, 'Error', { reason: 'The nozzle is clogged.', occurredDate: ago(300) })
    assert.equal(error.body.outcome, 'Applied')
    if (goesOn) await send(workshop, 'Progress', { progressPercent: 60, occurredDate: ago(200) })
    await closeErrors(db, new Date(Date.now() + 61_000))
    const { status, failure_reason } = await onlyPrint(workshop)
    assert.deepEqual([status, failure_reason], goesOn ? ['Printing', null] : ['Failed', 'The nozzle is clogged.'])
  }
})

test('an error of another job changes nothing', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Started')
  const { body } = await send(workshop, 'Error', { jobId: 'job 2' })
  assert.deepEqual([body.printId, body.outcome], [null, 'Ignored'])
})

test('a pause changes nothing, and its progress counts', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Started')
  assert.equal((await send(workshop, 'Paused')).body.outcome, 'Ignored')
  assert.equal((await send(workshop, 'Resumed', { progressPercent: 30 })).body.outcome, 'Applied')
  const { status, progress_percent } = await onlyPrint(workshop)
  assert.deepEqual([status, progress_percent], ['Printing', 30])
})

test('the image becomes one of the print, and is not stored with the event as well', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Started', { image: png.toString('base64') })
  const { id } = await onlyPrint(workshop)
  const { body } = await client.call('Prints_GetImages', { path: { id }, as: workshop.user })
  assert.deepEqual(
    body.items.map(({ width, height }) => [width, height]),
    [[64, 48]],
  )
  const [event] = await eventsOf(server, workshop.user)
  assert.deepEqual([event?.snapshot, Object.hasOwn(event?.body as object, 'image')], [null, false])
})

test('an image that is none is left out', async () => {
  const workshop = await newWorkshop(server)
  assert.equal((await send(workshop, 'Started', { image: 'AAAA' })).body.outcome, 'Applied')
})

test('what the owner has edited stays', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Started')
  const { id } = await onlyPrint(workshop)
  const edits = { status: 'Printing', printTimeInSeconds: 60, filamentUsage: [{ materialType: 'PLA', amountMg: 5 }] }
  await client.call('Prints_PatchPrint', { path: { id }, body: edits, as: workshop.user })
  await client.call('Prints_PatchBulk', {
    body: { ids: [id], changes: { failureReason: 'My own' } },
    as: workshop.user,
  })
  await send(workshop, 'Failed', { reason: 'A knot.', printTimeInSeconds: 90, filamentUsage: [{ amountMg: 7 }] })
  const print = await onlyPrint(workshop)
  assert.deepEqual(
    [print.status, print.failure_reason, print.print_time_in_seconds, print.filament_amount_mg],
    ['Failed', 'My own', 60, 5],
  )
})

test("a printer of somebody else's is 403, and nothing of the key is stored", async () => {
  const { user } = await newWorkshop(server)
  const foreign = await newPrinter(server, await newUser(server))
  const body = { event: 'Started', printerId: foreign.id, fileName: JSON.stringify({ apiKey: user.key }), reason: 'x' }
  const query = { api_key: user.key }
  const target = `/api/PrintEvents?${new URLSearchParams(query).toString()}`
  const answer = await client.raw('POST', target, { body })
  assert.equal(answer.status, 403)
  assert.match(answer.problem.detail, /^None of your printers has this number/)
  const [event] = await eventsOf(server, user)
  assert.equal(event?.outcome, 'unknown printer')
  assert(!JSON.stringify(event).includes(user.key))
})

test('an event that was stored and not understood is applied later, once, with its image', async () => {
  const workshop = await newWorkshop(server)
  const { user, printer } = workshop
  await send(workshop, 'Started')
  const usage = { slot: 0, materialType: null, lengthInM: null, estimatedAmountMg: null, estimatedLengthInM: null }
  const times = { estimatedPrintTimeInSeconds: null, printTimeInSeconds: 60, totalTimeInSeconds: null }
  const event = { event: 'Finished', printerId: printer.id, fileName: null, jobId: 'job 1', occurredDate: null }
  const body = { ...event, ...times, progressPercent: null, reason: null, filamentUsage: [{ ...usage, amountMg: 900 }] }
  await storeEvent(db, { userId: user.id, source: 'PrintEvents', body, snapshot: png })
  const services = { db, log: pino({ level: 'silent' }), quotas: server.services.quotas, store: server.services.store }
  for (let round = 0; round < 2; round += 1) await replayEvents(services, new Date(Date.now() + 120_000), new Date(0))
  const { id, status } = await onlyPrint(workshop)
  const { body: images } = await client.call('Prints_GetImages', { path: { id }, as: user })
  assert.deepEqual([status, images.items.length], ['Success', 1])
  assert.equal(await balanceOf(server, workshop), 1_000_000 - 900)
})

test('a time without an offset is in the time zone of the user', async () => {
  const workshop = await newWorkshop(server)
  const { user } = workshop
  await db.updateTable('users').set({ time_zone: 'Asia/Kathmandu' }).where('id', '=', user.id).execute()
  const start = Math.floor(Date.now() / 1000) * 1000 - 600_000
  // Nepal is 5 hours and 45 minutes ahead, all year.
  const local = new Date(start + (5 * 60 + 45) * 60_000).toISOString().slice(0, 19)
  await send(workshop, 'Started', { occurredDate: local })
  assert.equal((await onlyPrint(workshop)).start_date, new Date(start).toISOString())
})

test('an event is recognized as a repetition when many other prints have followed on its printer', async () => {
  const workshop = await newWorkshop(server)
  const { user, printer } = workshop
  const ofFile = { jobId: null, fileName: 'vase.3mf', totalTimeInSeconds: 60 }
  const ids: (number | null)[] = []
  for (const event of ['Started', 'Finished']) ids.push((await send(workshop, event)).body.printId)
  for (const event of ['Started', 'Finished']) ids.push((await send(workshop, event, ofFile)).body.printId)
  const later = { printer_id: printer.id, status: 'Success' as const, file_name: 'vase.3mf' }
  for (let hour = 1; hour <= 50; hour += 1) await newPrint(server, user, { ...later, start_date: ago(-3600 * hour) })
  await db
    .updateTable('prints')
    .set({ start_date: ago(86_400) })
    .where('user_id', '=', user.id)
    .where(
      'id',
      'in',
      ids.filter((id) => id !== null),
    )
    .execute()
  for (const event of ['Started', 'Finished']) {
    assert.deepEqual((await send(workshop, event)).body.printId, ids[0])
    assert.equal((await send(workshop, event)).body.outcome, 'Repeated')
  }
  assert.deepEqual(await send(workshop, 'Finished', ofFile).then(({ body }) => [body.printId, body.outcome]), [
    ids[2],
    'Repeated',
  ])
})

test('an amount that is impossible for the loaded spool is left out with a note, and the print is recorded', async () => {
  const workshop = await newWorkshop(server)
  const { user, filamentId } = workshop
  const impossible = { material_density_gram_per_cubic_cm: 30, diameter_mm: 10 }
  await db
    .updateTable('filaments')
    .set(impossible)
    .where('user_id', '=', user.id)
    .where('id', '=', filamentId)
    .execute()
  for (const [event, usage] of [
    ['Started', { estimatedLengthInM: 10_000 }],
    ['Finished', { lengthInM: 10_000 }],
  ] as const) {
    const response = await send(workshop, event, { filamentUsage: [usage] })
    assert.deepEqual([response.status, response.body.outcome], [200, 'Applied'])
    const [recorded, ...others] = await usagesOf(server, user)
    assert.deepEqual(
      [recorded?.filament_id, recorded?.estimated_length_in_m, recorded?.length_in_m, recorded?.notes, others],
      [filamentId, null, null, 'The reported amount is impossible for this material. It was left out.', []],
    )
  }
  assert.equal((await onlyPrint(workshop)).status, 'Success')
  assert.equal(await balanceOf(server, workshop), 1_000_000)
  const events = await eventsOf(server, user)
  assert.deepEqual(
    events.map(({ outcome }) => outcome),
    ['started', 'finished'],
  )
})
