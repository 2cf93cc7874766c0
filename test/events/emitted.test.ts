import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { EventDto, EventName, ImageDto } from '../../generated/api.d.ts'
import { drainEvents } from '../../src/events/drain.ts'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { closeStuckPrints } from '../../src/jobs/closeStuckPrints.ts'
import { reportStuckPrints } from '../../src/jobs/stuckPrints.ts'
import { reportDueMaintenance } from '../../src/jobs/maintenanceDue.ts'
import { closeErrors } from '../../src/integrations/errors.ts'
import { newWorkshop, notice, webhook, type Workshop } from '../integrations/devices.ts'
import { newFilament, newPrinter, newUser, type User } from '../support/factories.ts'
import { readEvents } from '../support/eventLog.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client } = server
const { db } = server.services

/** The events of a user since the last look. */
class Log {
  readonly #user: User
  #position = 0

  constructor(user: User) {
    this.#user = user
  }

  async next(): Promise<EventDto[]> {
    await drainEvents(db)
    const body = await readEvents(client, {
      query: { after: this.#position, limit: 200 },
      as: this.#user,
    })
    assert.deepEqual(
      body.items.map(({ position }) => position),
      body.items.map((_, index) => this.#position + 1 + index),
    )
    this.#position = body.position
    return body.items
  }

  async names(): Promise<EventName[]> {
    return (await this.next()).map(({ type }) => type)
  }
}

async function newLog(): Promise<{ user: User; log: Log }> {
  const user = await newUser(server)
  return { user, log: new Log(user) }
}

test('a print: what the owner does, each time with the record as it is read then', async () => {
  const { user, log } = await newLog()
  const path = async (id: number) => (await client.call('Prints_GetPrint', { path: { id }, as: user })).body
  const { body: made } = await client.call('Prints_PostPrint', { body: { title: 'Benchy' }, as: user })
  const [created] = await log.next()
  assert.deepEqual([created?.type, created?.data, created?.previous], ['print.created', made, null])
  assert.deepEqual(created?.data, await path(made.id))

  await client.call('Prints_PatchPrint', { path: { id: made.id }, body: { title: 'Boat', tags: ['toy'] }, as: user })
  const [updated] = await log.next()
  assert.deepEqual([updated?.type, updated?.previous], ['print.updated', { title: 'Benchy', tags: [] }])
  assert.deepEqual(updated?.data, await path(made.id))

  await client.call('Prints_PatchPrint', { path: { id: made.id }, body: { title: 'Boat' }, as: user })
  assert.deepEqual(await log.names(), [], 'nothing has changed')

  for (const [status, name] of [
    ['Printing', 'print.started'],
    ['Success', 'print.finished'],
    ['Failed', 'print.failed'],
    ['Cancelled', 'print.cancelled'],
    ['PartialSuccess', 'print.finished'],
    ['Pending', 'print.updated'],
  ] as const) {
    await client.call('Prints_PatchPrint', { path: { id: made.id }, body: { status }, as: user })
    const [changed, ...others] = await log.next()
    assert.deepEqual([changed?.type, others], [name, []])
    assert.ok(changed?.previous && 'status' in changed.previous)
  }
  const last = await path(made.id)
  await client.call('Prints_DeletePrint', { path: { id: made.id }, as: user })
  const [deleted] = await log.next()
  assert.deepEqual([deleted?.type, deleted?.data], ['print.deleted', last])
})

test('many prints at once: one event each, none for a dry run or what stays', async () => {
  const { user, log } = await newLog()
  const ids: number[] = []
  for (let count = 0; count < 3; count += 1) {
    const { body } = await client.call('Prints_PostPrint', { body: { title: 'P', status: 'Printing' }, as: user })
    ids.push(body.id)
  }
  assert.equal((await log.names()).length, 6)
  const change = (dryRun: boolean) =>
    client.call('Prints_PatchBulk', { body: { ids, changes: { status: 'Success', tags: ['x'] }, dryRun }, as: user })
  await change(true)
  assert.deepEqual(await log.names(), [])
  await change(false)
  const events = await log.next()
  assert.deepEqual(
    events.map(({ type, data, previous }) => [type, data['id'], previous?.['status'], data['tags']]),
    ids.map((id) => ['print.finished', id, 'Printing', ['x']]),
  )
  await change(false)
  assert.deepEqual(await log.names(), [])
  await client.call('Users_PatchMe', { body: { electricityRatePerKwh: 0.4 }, as: user })
  await client.call('Prints_RepricePrints', { body: { ids, dryRun: true }, as: user })
  await client.call('Prints_DeleteBulk', { body: { ids, dryRun: true }, as: user })
  assert.deepEqual(await log.names(), [])
  await client.call('Prints_DeleteBulk', { body: { ids, dryRun: false }, as: user })
  assert.deepEqual(await log.names(), ['print.deleted', 'print.deleted', 'print.deleted'])
})

test('prints that are repriced tell their cost before', async () => {
  const { user, log } = await newLog()
  const { body: spool } = await client.call('Filaments_PostFilament', {
    body: { displayName: 'S', materialType: 'PLA' },
    as: user,
  })
  const usage = { filamentId: spool.id, amountMg: 100_000 }
  const { body: print } = await client.call('Prints_PostPrint', {
    body: { title: 'P', status: 'Success', filamentUsage: [usage] },
    as: user,
  })
  await log.next()
  await client.call('Users_PatchMe', { body: { defaultSpoolPrice: 30 }, as: user })
  await client.call('Prints_RepricePrints', { body: { ids: [print.id], dryRun: false }, as: user })
  const [event] = await log.next()
  assert.deepEqual([event?.type, event?.previous], ['print.updated', { cost: print.cost }])
})

test('a spool: stock that is used, runs low and is used up; loading; deletion', async () => {
  const { user, log } = await newLog()
  const { body: spool } = await client.call('Filaments_PostFilament', {
    body: { displayName: 'S', materialType: 'PLA', initialNominalWeightMg: 1000, lowStockThresholdMg: 500 },
    as: user,
  })
  assert.deepEqual(await log.names(), ['filamentType.created', 'spool.created'])
  const print = (amountMg: number) =>
    client.call('Prints_PostPrint', {
      body: { title: 'P', status: 'Success', filamentUsage: [{ filamentId: spool.id, amountMg }] },
      as: user,
    })
  await print(400)
  const [, used] = await log.next()
  assert.deepEqual([used?.type, used?.data['remainingMg'], used?.previous], ['spool.used', 600, { remainingMg: 1000 }])
  await print(100)
  assert.deepEqual(await log.names(), ['print.created', 'spool.used', 'spool.low'])
  await print(700)
  assert.deepEqual(await log.names(), ['print.created', 'spool.used', 'spool.emptied'])
  await client.call('Filaments_PostAdjustment', { path: { id: spool.id }, body: { newRemainingMg: 900 }, as: user })
  const [adjusted] = await log.next()
  assert.deepEqual([adjusted?.type, adjusted?.previous?.['remainingMg']], ['spool.updated', -200])
  await client.call('Filaments_PatchFilament', { path: { id: spool.id }, body: { notes: 'dry' }, as: user })
  const [noted] = await log.next()
  assert.deepEqual([noted?.type, noted?.previous], ['spool.updated', { notes: null }])
})

test('what is used of a spool is about the printer that it is loaded in, until it is taken out', async () => {
  const { user, log } = await newLog()
  const { body: spool } = await client.call('Filaments_PostFilament', {
    body: { displayName: 'S', materialType: 'PLA', initialNominalWeightMg: 1000, lowStockThresholdMg: 500 },
    as: user,
  })
  const { body: printer } = await client.call('Printers_PostPrinter', {
    body: { name: 'One', loadedFilaments: [{ slot: 0, filamentId: spool.id }] },
    as: user,
  })
  const use = () =>
    client.call('Prints_PostPrint', {
      body: { title: 'P', status: 'Success', filamentUsage: [{ filamentId: spool.id, amountMg: 1001 }] },
      as: user,
    })
  await use()
  await client.call('Printers_UnloadFilament', { path: { id: printer.id }, as: user })
  await use()
  await log.next()
  const ofPrinter = await readEvents(client, { query: { printerIds: [printer.id] }, as: user })
  assert.deepEqual(
    ofPrinter.items.map(({ type }) => type),
    ['printer.created', 'spool.loaded', 'spool.used', 'spool.emptied', 'spool.low', 'spool.unloaded'],
  )
})

test('spools are loaded and unloaded, each with its printer', async () => {
  const { user, log } = await newLog()
  const spools: string[] = []
  for (const displayName of ['A', 'B']) {
    const made = await client.call('Filaments_PostFilament', { body: { displayName, materialType: 'PLA' }, as: user })
    spools.push(made.body.id)
  }
  const [a = '', b = ''] = spools
  const { body: first } = await client.call('Printers_PostPrinter', {
    body: { name: 'One', loadedFilaments: [{ slot: 0, filamentId: a }] },
    as: user,
  })
  const { body: second } = await client.call('Printers_PostPrinter', { body: { name: 'Two' }, as: user })
  const loads = async () => (await log.next()).map(({ type, data }) => [type, data['id']])
  assert.deepEqual((await loads()).slice(4), [
    ['printer.created', first.id],
    ['spool.loaded', a],
    ['printer.created', second.id],
  ])
  await client.call('Printers_PutFilament', {
    path: { id: second.id },
    body: { slot: 0, filamentId: a.toUpperCase() },
    as: user,
  })
  assert.deepEqual(await loads(), [
    ['spool.unloaded', a],
    ['spool.loaded', a],
  ])
  await client.call('Printers_PutFilament', { path: { id: second.id }, body: { slot: 0, filamentId: b }, as: user })
  assert.deepEqual(await loads(), [
    ['spool.unloaded', a],
    ['spool.loaded', b],
  ])
  await client.call('Printers_UnloadFilament', { path: { id: second.id }, body: { slot: 0 }, as: user })
  assert.deepEqual(await loads(), [['spool.unloaded', b]])
  await client.call('Printers_UnloadFilament', { path: { id: second.id }, body: { slot: 0 }, as: user })
  assert.deepEqual(await loads(), [])
  const change = { name: 'Uno', loadedFilaments: [{ slot: 3, filamentId: b }] }
  await client.call('Printers_PatchPrinter', { path: { id: first.id }, body: change, as: user })
  assert.deepEqual(await loads(), [
    ['printer.updated', first.id],
    ['spool.loaded', b],
  ])
  const ofFirst = await readEvents(client, { query: { printerIds: [first.id] }, as: user })
  assert.deepEqual(
    ofFirst.items.map(({ type }) => type),
    ['printer.created', 'spool.loaded', 'spool.unloaded', 'printer.updated', 'spool.loaded'],
  )
  await client.call('Printers_DeletePrinter', { path: { id: first.id }, as: user })
  await client.call('Filaments_DeleteFilament', { path: { id: b }, as: user })
  assert.deepEqual(await loads(), [
    ['printer.deleted', first.id],
    ['spool.unloaded', b],
    ['spool.deleted', b],
  ])
})

test('a spool that is moved to another slot changes its printer', async () => {
  const { user, log } = await newLog()
  const [a, b] = [(await newFilament(server, user)).id, (await newFilament(server, user)).id]
  const { id } = await newPrinter(server, user)
  const put = async (slot: number, filamentId: string) => {
    await client.call('Printers_PutFilament', { path: { id }, body: { slot, filamentId }, as: user })
    return (await log.next()).map(({ type, data, previous }) => [type, data['id'], previous])
  }
  assert.deepEqual(await put(0, a), [['spool.loaded', a, null]])
  assert.deepEqual(await put(1, b), [['spool.loaded', b, null]])
  const before = [
    { slot: 0, filamentId: a },
    { slot: 1, filamentId: b },
  ]
  assert.deepEqual(await put(2, a.toUpperCase()), [['printer.updated', id, { loadedFilaments: before }]])
  assert.deepEqual(await put(2, a), [], 'it is there already')
  assert.deepEqual(await put(1, a), [
    ['printer.updated', id, { loadedFilaments: [before[1], { slot: 2, filamentId: a }] }],
    ['spool.unloaded', b, null],
  ])
})

test('devices: a print that starts, goes on and ends; progress once a minute', async () => {
  const workshop = await newWorkshop(server)
  const log = new Log(workshop.user)
  const send = (topic: string, changes: object = {}) =>
    client.call('Octoprint_PostEvent', {
      body: { ...webhook(workshop.printer.id, topic), ...changes },
      as: workshop.user,
    })
  await send('Print Started')
  assert.deepEqual(await log.names(), ['print.created', 'print.started'])
  await send('Print Progress', { progress: { completion: 40 } })
  await send('Print Progress', { progress: { completion: 41 } })
  const [progressed, ...others] = await log.next()
  assert.deepEqual([progressed?.type, progressed?.data['progressPercent'], others], ['print.progressed', 40, []])
  assert.deepEqual(progressed?.previous, { progressPercent: null })
  await server.db
    .updateTable('prints')
    .set({ progressed_date: new Date(Date.now() - 61_000).toISOString() })
    .where('user_id', '=', workshop.user.id)
    .execute()
  await send('Print Progress', { progress: { completion: 90 } })
  assert.deepEqual(await log.names(), ['print.progressed'])
  await send('Print Done')
  const events = await log.next()
  assert.deepEqual([events[0]?.type, events[0]?.data['status']], ['print.finished', 'Success'])
  assert.deepEqual([events[0]?.previous?.['status'], events[0]?.previous?.['endDate']], ['Printing', null])
  await send('Print Done')
  assert.deepEqual(await log.names(), [], 'a repeated event')
})

test('devices: a failure, a print that another one displaces, an error that nothing follows', async () => {
  const workshop = await newWorkshop(server)
  const log = new Log(workshop.user)
  const send = (name: string, filename: string) =>
    client.call('Moonraker_PostNotification', {
      body: notice(workshop.printer.id, name, { filename }),
      as: workshop.user,
    })
  await send('started', 'a.gcode')
  await send('started', 'b.gcode')
  await send('error', 'b.gcode')
  assert.deepEqual(await log.names(), [
    'print.created',
    'print.started',
    'print.cancelled',
    'print.created',
    'print.started',
    'print.failed',
    'spool.used',
  ])
  await errorOf(workshop)
  assert.deepEqual(await log.names(), ['print.created', 'print.started'])
  await closeErrors(db, new Date(Date.now() + 70_000))
  const [failed, ...others] = await log.next()
  assert.deepEqual([failed?.type, failed?.previous?.['status'], others], ['print.failed', 'Printing', []])
  assert.equal(failed?.previous?.['failureReason'], null)
})

async function errorOf({ user, printer }: Workshop): Promise<void> {
  await client.call('Octoprint_PostEvent', { body: webhook(printer.id, 'Print Started'), as: user })
  const body = { ...webhook(printer.id, 'Error'), extra: { error: 'Thermal runaway' } }
  await client.call('Octoprint_PostEvent', { body, as: user })
}

test('a print without an end is stuck, once', async () => {
  const { user, log } = await newLog()
  const body = { title: 'P', status: 'Printing', startDate: '2026-01-01T00:00:00Z' }
  await client.call('Prints_PostPrint', { body, as: user })
  await reportStuckPrints(db, new Date())
  await reportStuckPrints(db, new Date())
  assert.deepEqual(await log.names(), ['print.created', 'print.started', 'print.stuck'])
})

test('a print without an end is cancelled after as many days as its owner wants', async () => {
  const { user, log } = await newLog()
  await client.call('Users_PatchMe', { body: { closeStuckPrintsAfterDays: 1 }, as: user })
  const body = { title: 'P', status: 'Printing', startDate: '2026-01-01T00:00:00Z' }
  await client.call('Prints_PostPrint', { body, as: user })
  await reportStuckPrints(db, new Date())
  await log.next()
  await closeStuckPrints(db, new Date(Date.now() + 90_000_000))
  const [cancelled, ...others] = await log.next()
  assert.deepEqual([cancelled?.type, others], ['print.cancelled', []])
  assert.deepEqual([cancelled?.data['status'], cancelled?.data['failureReason']], ['Cancelled', 'no finish reported'])
  assert.equal(cancelled?.previous?.['status'], 'Printing')
})

test('maintenance that is done, and that is due', async () => {
  const { user, log } = await newLog()
  const { body: printer } = await client.call('Printers_PostPrinter', { body: { name: 'One' }, as: user })
  await log.next()
  const entry = { printerId: printer.id, category: 'NozzleReplacement' }
  await client.call('PrinterMaintenance_PostEntry', { body: { ...entry, done: true }, as: user })
  const { body: planned } = await client.call('PrinterMaintenance_PostEntry', {
    body: { ...entry, done: false, dueDate: '2026-01-01T00:00:00Z' },
    as: user,
  })
  assert.deepEqual(await log.names(), ['maintenance.done'])
  await reportDueMaintenance(db, new Date())
  const [due] = await log.next()
  assert.deepEqual([due?.type, due?.data['id'], due?.data['isDue']], ['maintenance.due', planned.id, true])
  const { body: done } = await client.call('PrinterMaintenance_PatchEntry', {
    path: { id: planned.id },
    body: { done: true },
    as: user,
  })
  const [event] = await log.next()
  assert.deepEqual([event?.type, event?.data], ['maintenance.done', done])
})

test('a comment is an event of the owner of the print, not of its author', async () => {
  const { user, log } = await newLog()
  const author = await newLog()
  const body = { title: 'P', viewStatus: 'Public' }
  const { body: print } = await client.call('Prints_PostPrint', { body, as: user })
  await log.next()
  const { body: comment } = await client.call('Prints_PostComment', {
    path: { id: print.id },
    body: { body: 'Nice' },
    as: author.user,
  })
  const [event] = await log.next()
  assert.deepEqual([event?.type, event?.data], ['comment.created', comment])
  assert.deepEqual(await author.log.names(), [])
})

test('keys: without their secret', async () => {
  const { user, log } = await newLog()
  const { body: key } = await client.call('UserApiKeys_PostApiKey', {
    body: { description: 'Script' },
    as: user.token(),
  })
  const { body: keys } = await client.call('UserApiKeys_GetApiKeys', { as: user.token() })
  await client.call('UserApiKeys_DeleteApiKey', { path: { id: key.id }, as: user.token() })
  const [created, deleted] = await log.next()
  const listed = keys.items.find(({ id }) => id === key.id)
  assert.deepEqual([created?.type, created?.data], ['key.created', listed])
  assert.deepEqual([deleted?.type, deleted?.data], ['key.deleted', listed])
  assert.ok(!JSON.stringify([created, deleted]).includes(key.key))
})

test('images of a print: those before, for one that is added and one that is removed', async () => {
  const { user, log } = await newLog()
  const { body: print } = await client.call('Prints_PostPrint', { body: { title: 'P' }, as: user })
  await log.next()
  const path = { id: print.id }
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  const images: ImageDto[] = []
  for (let count = 0; count < 3; count += 1) {
    const form = new FormData()
    form.append('file', new File([image], 'a.png', { type: 'image/png' }))
    const { body } = await client.call('Prints_PostImage', { path, body: form, as: user })
    const [added] = await log.next()
    assert.deepEqual([added?.type, added?.previous], ['print.updated', { images }])
    images.push(body)
  }
  await client.call('Prints_DeleteImage', { path: { ...path, imageId: images[1]?.id ?? '' }, as: user })
  const [removed] = await log.next()
  assert.deepEqual(removed?.previous, { images })
  const left = [images[0], { ...images[2], position: 1 }]
  assert.deepEqual(removed?.data['images'], left)
  const last = { imageId: images[2]?.id ?? '' }
  await client.call('Images_PatchImage', { path: last, body: { caption: 'The back', position: 0 }, as: user })
  const [changed] = await log.next()
  assert.deepEqual([changed?.type, changed?.previous], ['print.updated', { images: left }])
  await client.call('Images_PatchImage', { path: last, body: { position: 0 }, as: user })
  assert.deepEqual(await log.next(), [], 'what changes nothing has no event')
  const { body: turned } = await client.call('Images_RotateImage', { path: last, body: { degrees: 90 }, as: user })
  const [rotated] = await log.next()
  assert.equal(rotated?.type, 'print.updated')
  assert.deepEqual((rotated?.data['images'] as ImageDto[])[0], turned)
})

test('covers of spools and printers: those before', async () => {
  const { user, log } = await newLog()
  const { body: spool } = await client.call('Filaments_PostFilament', {
    body: { displayName: 'Red', materialType: 'PLA' },
    as: user,
  })
  const { body: printer } = await client.call('Printers_PostPrinter', { body: { name: 'Mill' }, as: user })
  await log.next()
  const image = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  const upload = async (operation: 'Filaments_PostImage' | 'Printers_PostImage', id: string | number) => {
    const form = new FormData()
    form.append('file', new File([image], 'a.png', { type: 'image/png' }))
    return (await client.call(operation, { path: { id }, body: form, as: user })).body.id
  }
  for (const [operation, id, name] of [
    ['Filaments_PostImage', spool.id, 'spool.updated'],
    ['Printers_PostImage', printer.id, 'printer.updated'],
  ] as const) {
    const first = await upload(operation, id)
    const [added] = await log.next()
    assert.deepEqual([added?.type, added?.previous, added?.data['imageId']], [name, { imageId: null }, first])
    const second = await upload(operation, id)
    assert.deepEqual(await log.next(), [], 'the cover is the same')
    await client.call('Images_DeleteImage', { path: { imageId: first }, as: user })
    const [removed] = await log.next()
    assert.deepEqual([removed?.type, removed?.previous, removed?.data['imageId']], [name, { imageId: first }, second])
  }
})

test('an image, an achievement and the notification of it', async () => {
  const { user, log } = await newLog()
  await client.call('Prints_PostPrint', { body: { title: 'P', status: 'Success' }, as: user })
  await log.next()
  await client.call('Achievements_GetMine', { as: user })
  const granted = await log.next()
  assert.ok(granted.length > 0 && granted.every(({ type }) => type === 'achievement.granted'))
  await new OutboxDelivery(db, server.services.log).run(new Date())
  const { body: notifications } = await client.call('Notifications_GetNotifications', { as: user })
  const told = await log.next()
  assert.deepEqual(
    told.map(({ type, data }) => [type, data]).sort(),
    notifications.items.map((item) => ['notification.created', item]).sort(),
  )
})
