import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  balanceOf,
  newWorkshop,
  notice,
  permutations,
  printsOf,
  webhook,
  type Workshop,
} from '../../integrations/devices.ts'
import { newPrint, newPrinter } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

const NOW = Math.round(Date.now() / 1000)

/** An event of a file, some seconds ago by the device's clock. */
async function send(
  { user, printer }: Workshop,
  topic: string,
  file: string,
  ago: number,
  changes: { readonly extra?: object; readonly progress?: object } = {},
) {
  const extra = { name: `${file}.gcode`, time: 60, ...changes.extra }
  const body = webhook(printer.id, topic, { currentTime: NOW - ago, meta: { hash: file }, ...changes, extra })
  const answer = await client.call('Octoprint_PostEvent', { body, as: user })
  assert.equal(answer.status, 200, answer.text)
}

async function stateOf({ user }: Workshop) {
  return (await printsOf(server, user)).map(({ title, status, failure_reason }) => [title, status, failure_reason])
}

async function told({ user }: Workshop) {
  const rows = await db.selectFrom('outbox').select(['type', 'payload']).where('user_id', '=', user.id).execute()
  return rows.map(({ type, payload }) => [type, (payload as { title?: string }).title])
}

const UNKNOWN = 'no finish reported'

test('the start of another file closes the print before, deducts by its progress, and asks its owner', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', 'first', 4000)
  const [first] = await printsOf(server, workshop.user)
  const estimate = await db
    .selectFrom('filament_usages')
    .select('estimated_amount_mg as mg')
    .where('user_id', '=', workshop.user.id)
    .executeTakeFirstOrThrow()
  await send(workshop, 'Print Progress', 'first', 3000, { progress: { completion: 50 } })
  await send(workshop, 'Print Started', 'second', 2000)
  assert.deepEqual(await stateOf(workshop), [
    ['first', 'Cancelled', UNKNOWN],
    ['second', 'Printing', null],
  ])
  assert.equal(await balanceOf(server, workshop), 1_000_000 - Math.round((estimate.mg ?? 0) / 2))
  assert.deepEqual(await told(workshop), [['PrintStuck', 'first']])
  await send(workshop, 'Print Started', 'second', 2000)
  assert.deepEqual(await told(workshop), [['PrintStuck', 'first']], 'a repeated start closes nothing again')
  await send(workshop, 'Print Done', 'first', 2100)
  const after = await printsOf(server, workshop.user)
  assert.deepEqual(
    after.map(({ id, status }) => [id === first?.id, status]),
    [
      [true, 'Success'],
      [false, 'Printing'],
    ],
    'a late finish still counts',
  )
})

test('a reason that the owner gave a print stays when another start closes it, and a late finish still ends it', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', 'first', 4000)
  const [first] = await printsOf(server, workshop.user)
  const body = { failureReason: 'Warped at 3 mm.' }
  await client.call('Prints_PatchPrint', { path: { id: first?.id ?? 0 }, body, as: workshop.user })
  await send(workshop, 'Print Started', 'second', 2000)
  assert.deepEqual(await stateOf(workshop), [
    ['first', 'Cancelled', body.failureReason],
    ['second', 'Printing', null],
  ])
  await send(workshop, 'Print Failed', 'first', 2100, { extra: { reason: 'error' } })
  assert.deepEqual((await stateOf(workshop))[0], ['first', 'Failed', body.failureReason])
})

test('starts in any order leave one print printing', async () => {
  for (const order of [
    [1, 0, 2],
    [2, 1, 0],
    [0, 2, 1],
  ]) {
    const workshop = await newWorkshop(server)
    for (const index of order) await send(workshop, 'Print Started', `file ${index}`, 4000 - index * 1000)
    assert.deepEqual(await stateOf(workshop), [
      ['file 0', 'Cancelled', UNKNOWN],
      ['file 1', 'Cancelled', UNKNOWN],
      ['file 2', 'Printing', null],
    ])
  }
})

test('a start that comes after its finish closes the print before as well', async () => {
  const events = [
    ['Print Started', 'first', 4000],
    ['Print Done', 'second', 1000],
    ['Print Started', 'second', 2000],
  ] as const
  for (const order of permutations(events)) {
    const workshop = await newWorkshop(server)
    for (const [topic, file, ago] of order) await send(workshop, topic, file, ago)
    const expected = [
      ['first', 'Cancelled', UNKNOWN],
      ['second', 'Success', null],
    ]
    assert.deepEqual(await stateOf(workshop), expected, JSON.stringify(order))
  }
})

test('a finish whose start never came closes the print that began before its own', async () => {
  for (const [seconds, status, reason] of [
    [60, 'Cancelled', UNKNOWN],
    [2999, 'Printing', null],
    [null, 'Printing', null],
  ] as const) {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Print Started', 'first', 4000)
    const [first] = await printsOf(server, workshop.user)
    await send(workshop, 'Print Progress', 'first', 3900, { progress: { completion: 50 } })
    await send(workshop, 'Print Done', 'second', 1000, { extra: { time: seconds } })
    assert.deepEqual(await stateOf(workshop), [
      ['first', status, reason],
      ['second', 'Success', null],
    ])
    const stuck = (await told(workshop)).filter(([type]) => type === 'PrintStuck')
    assert.deepEqual(stuck, reason === null ? [] : [['PrintStuck', 'first']])
    await send(workshop, 'Print Done', 'first', 3500)
    const [late] = await printsOf(server, workshop.user)
    assert.deepEqual([late?.id, late?.status], [first?.id, 'Success'], 'a late finish still counts')
  }
})

test('a start without a time of its own closes what began before its print, and no print that was started since', async () => {
  const workshop = await newWorkshop(server)
  const tell = async (event: string, filename: string) => {
    const body = notice(workshop.printer.id, event, { filename })
    const answer = await client.call('Moonraker_PostNotification', { body, as: workshop.user })
    assert.equal(answer.status, 200, answer.text)
  }
  await tell('started', 'first.gcode')
  const past = { start_date: new Date((NOW - 9000) * 1000).toISOString() }
  await db.updateTable('prints').set(past).where('user_id', '=', workshop.user.id).execute()
  for (const event of ['complete', 'started']) await tell(event, 'second.gcode')
  await tell('complete', 'third.gcode')
  await tell('started', 'fourth.gcode')
  await tell('started', 'third.gcode')
  assert.deepEqual((await stateOf(workshop)).map(([title, status]) => [title, status]).sort(), [
    ['first', 'Cancelled'],
    ['fourth', 'Printing'],
    ['second', 'Success'],
    ['third', 'Success'],
  ])
})

test('the firmware notifier closes the print before as well', async () => {
  const workshop = await newWorkshop(server)
  const start = async (filename: string) =>
    client.call('Moonraker_PostNotification', {
      body: notice(workshop.printer.id, 'started', { filename }),
      as: workshop.user,
    })
  await start('a.gcode')
  await start('b.gcode')
  assert.deepEqual(
    (await stateOf(workshop)).map(([title, status]) => [title, status]),
    [
      ['a', 'Cancelled'],
      ['b', 'Printing'],
    ],
  )
})

test('prints of other printers, planned ones, those of the same file, and those that the owner has decided stay', async () => {
  const workshop = await newWorkshop(server)
  const { user, printer } = workshop
  const past = { start_date: new Date((NOW - 9000) * 1000).toISOString(), printer_id: printer.id }
  const edited = { ...past, source: 'OctoPrint' as const, edited_fields: ['status'], file_name: 'b.gcode' }
  await newPrint(server, user, { ...past, status: 'Pending', file_name: 'a.gcode' })
  await newPrint(server, user, { ...edited, status: 'Printing' })
  const elsewhere = { ...past, printer_id: (await newPrinter(server, user)).id, file_name: 'c.gcode' }
  await newPrint(server, user, { ...elsewhere, status: 'Printing' })
  await newPrint(server, user, { ...past, status: 'Printing', file_name: null })
  await newPrint(server, user, { ...past, status: 'Printing', file_name: 'other.gcode' })
  const before = (await stateOf(workshop)).map(([, status]) => status)
  await send(workshop, 'Print Started', 'other', 1000)
  assert.deepEqual(
    (await stateOf(workshop)).map(([, status]) => status),
    [...before, 'Printing'],
  )
})

test('a finish that began after a later start had closed its print is that of another print', async () => {
  for (const file of ['first', 'second']) {
    const workshop = await newWorkshop(server)
    await send(workshop, 'Print Started', 'first', 9000)
    await send(workshop, 'Print Started', file, 6000)
    await send(workshop, 'Print Done', file, 5000)
    await send(workshop, 'Print Done', 'first', 1000)
    assert.deepEqual(
      await stateOf(workshop),
      [
        ['first', 'Cancelled', UNKNOWN],
        [file, 'Success', null],
        ['first', 'Success', null],
      ],
      file,
    )
  }
})
