import assert from 'node:assert/strict'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { pino } from 'pino'
import { Problem } from '../../src/kernel/problem.ts'
import { replayEvents } from '../../src/integrations/replay.ts'
import { storeEvent } from '../../src/integrations/storedEvent.ts'
import { noise, plain } from '../media/samples.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { eventsOf, newWorkshop, notice, printsOf, webhook, type Workshop } from './devices.ts'

const server = await startServer()
const { client, config, db } = server
const { store } = server.services
const log = pino({ level: 'silent' })
const services = { db, log, quotas: server.services.quotas, store }
const ever = new Date(0)
const later = () => new Date(Date.now() + 120_000)
const jpeg = await noise(300, 200).jpeg().toBuffer()
const png = await plain(64, 48).png().toBuffer()

/** What the webhook sends, with an image beside it. */
function withSnapshot(event: Readonly<Record<string, unknown>>, snapshot: Buffer): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(event)) {
    data.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  data.append('snapshot', new Blob([new Uint8Array(snapshot)], { type: 'image/jpeg' }), 'snapshot.jpg')
  return data
}

async function send({ user, printer }: Workshop, topic: string, snapshot: Buffer, changes: object = {}) {
  const body = withSnapshot(webhook(printer.id, topic, { currentTime: 0, ...changes }), snapshot)
  return client.call('Octoprint_PostEvent', { body, as: user })
}

async function notify({ user, printer }: Workshop, eventName: string, attachments: readonly unknown[]) {
  const body = { ...notice(printer.id, eventName), attachments }
  return client.call('Moonraker_PostNotification', { body, as: user })
}

/** The sizes of the images of the user's only print, the oldest first. */
async function sizes(workshop: Workshop): Promise<string[]> {
  const [print, ...others] = await printsOf(server, workshop.user)
  assert(print && others.length === 0)
  const answer = await client.call('Prints_GetImages', { path: { id: print.id }, as: workshop.user })
  return answer.body.items.map(({ width, height }) => `${width}x${height}`)
}

async function files({ user }: Workshop): Promise<number> {
  return (await readdir(path.join(config.mediaDir, 'pictures', String(user.id))).catch(() => [])).length
}

async function outcomes({ user }: Workshop) {
  return (await eventsOf(server, user)).map(({ outcome }) => outcome)
}

test("the webhook's snapshot becomes an image of its print, once", async () => {
  const workshop = await newWorkshop(server)
  assert.equal((await send(workshop, 'Print Started', png)).text, 'Print benchy on Prusa MK4 has started.')
  assert.equal((await send(workshop, 'Print Done', jpeg)).status, 200)
  assert.deepEqual(await sizes(workshop), ['64x48', '300x200'])
  assert.equal((await send(workshop, 'Print Done', jpeg)).status, 200)
  assert.equal((await send(workshop, 'Print Done', await plain(9, 9).png().toBuffer())).status, 200)
  assert.deepEqual(await sizes(workshop), ['64x48', '300x200'])
  assert.equal(await files(workshop), 4)
  assert.deepEqual(await outcomes(workshop), ['started', 'finished', 'repeated', 'repeated'])
})

test('F62: an image that is stored with its print is not stored with its event too', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', png)
  await notify(workshop, 'complete', [jpeg.toString('base64')])
  assert.deepEqual(await sizes(workshop), ['64x48', '300x200'])
  for (const { body, snapshot } of await eventsOf(server, workshop.user)) {
    assert.equal(snapshot, null)
    assert.ok(!Object.hasOwn(body as object, 'attachments'))
  }
})

test('the same image with two events is one', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', png)
  await send(workshop, 'Print Done', png)
  assert.deepEqual(await sizes(workshop), ['64x48'])
  assert.equal(await files(workshop), 2)
})

test('the image of a progress that is reported late is one of its print', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', Buffer.alloc(0))
  await send(workshop, 'Print Progress', png, { progress: { completion: 80 } })
  await send(workshop, 'Print Progress', jpeg, { progress: { completion: 20 } })
  assert.deepEqual(await sizes(workshop), ['64x48', '300x200'])
})

test('an image that its owner has deleted does not come back', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Done', png)
  const [print] = await printsOf(server, workshop.user)
  const id = print?.id ?? 0
  const { items } = (await client.call('Prints_GetImages', { path: { id }, as: workshop.user })).body
  await client.call('Prints_DeleteImage', { path: { id, imageId: items[0]?.id ?? '' }, as: workshop.user })
  await send(workshop, 'Print Done', png)
  await replayEvents(services, later(), ever)
  assert.deepEqual(await sizes(workshop), [])
})

test("the notifier's attachments become images, in every form they come in", async () => {
  const workshop = await newWorkshop(server)
  const [one, two, three] = await Promise.all([11, 12, 13].map((width) => plain(width, 10).png().toBuffer()))
  await notify(workshop, 'complete', [
    one?.toString('base64'),
    `data:image/png;base64,${two?.toString('base64')}`,
    { filename: 'snapshot.png', base64: three?.toString('base64'), mimetype: 'image/png' },
  ])
  assert.deepEqual((await sizes(workshop)).sort(), ['11x10', '12x10', '13x10'])
})

test('broken and hostile images are dropped, the event is not', async () => {
  const junk = [
    '',
    'a',
    '%%%',
    7,
    null,
    [],
    {},
    { base64: 7 },
    'data:',
    '<svg/>',
    jpeg.subarray(0, 99).toString('base64'),
  ]
  const lists = [junk, ['{"base64":"x"}'], { 0: 'x' }, 'x', null, [[[[]]]], [png.toString('base64'), 'x']]
  for (const attachments of lists) {
    const workshop = await newWorkshop(server)
    const answer = await notify(workshop, 'complete', attachments as unknown[])
    assert.equal(answer.text, 'Print benchy on Prusa MK4 is finished.', JSON.stringify(attachments))
    assert.equal((await sizes(workshop)).length, attachments === lists.at(-1) ? 1 : 0)
    assert.deepEqual(await outcomes(workshop), ['finished'])
  }
  const workshop = await newWorkshop(server)
  assert.equal((await send(workshop, 'Print Done', Buffer.from('<html><script>'))).status, 200)
  assert.deepEqual(await sizes(workshop), [])
  assert.equal(await files(workshop), 0)
})

test('one event brings ten images at most', async () => {
  const workshop = await newWorkshop(server)
  const images = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      plain(at + 1, 5)
        .png()
        .toBuffer(),
    ),
  )
  await notify(
    workshop,
    'complete',
    images.map((image) => image.toString('base64')),
  )
  assert.equal((await sizes(workshop)).length, 10)
})

test('images on the way leave room for that of the finish, which leaves none beyond 100', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Started', png)
  const [print] = await printsOf(server, workshop.user)
  const fill = (count: number) => {
    const row = { width: 1, height: 1, image_bytes: 1, thumbnail_bytes: 1 }
    const rows = Array.from({ length: count }, () => ({ ...row, user_id: workshop.user.id, print_id: print?.id ?? 0 }))
    return db.insertInto('images').values(rows).execute()
  }
  await fill(48)
  const progress = { progress: { completion: 50 } }
  await send(workshop, 'Print Progress', await plain(5, 5).png().toBuffer(), progress)
  await send(workshop, 'Print Progress', await plain(6, 6).png().toBuffer(), progress)
  assert.equal((await sizes(workshop)).length, 50)
  await fill(50)
  assert.equal((await send(workshop, 'Print Done', jpeg)).status, 200)
  assert.equal((await sizes(workshop)).length, 100)
  assert.equal(await files(workshop), 4)
  assert.deepEqual(await outcomes(workshop), ['started', 'progress', 'progress', 'finished'])
})

test('events that concern no print, or a printer of nobody, keep no image', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Paused', png)
  const stranger = { ...workshop, user: await newUser(server) }
  assert.equal((await send(stranger, 'Print Done', png)).status, 403)
  assert.deepEqual([await files(workshop), await files(stranger)], [0, 0])
})

test('while the store is away the event counts, and its image is taken later, once', async () => {
  const workshop = await newWorkshop(server)
  const aside = `${config.mediaDir}-aside`
  await rename(config.mediaDir, aside)
  await writeFile(config.mediaDir, 'no folder')
  try {
    assert.equal((await send(workshop, 'Print Done', jpeg)).text, 'Print benchy on Prusa MK4 is finished.')
  } finally {
    await rm(config.mediaDir)
    await rename(aside, config.mediaDir)
  }
  assert.deepEqual(await sizes(workshop), [])
  assert.deepEqual(await outcomes(workshop), [null], 'open until its image is taken')
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([1, 2, 3].map(() => replayEvents(services, later(), ever)))
  }
  assert.deepEqual(await sizes(workshop), ['300x200'])
  assert.deepEqual(await outcomes(workshop), ['finished'])
  assert.equal(await files(workshop), 2)
})

test('the image of an event that was never understood comes with its replay', async () => {
  const workshop = await newWorkshop(server)
  const body = webhook(workshop.printer.id, 'Print Done')
  await storeEvent(db, { userId: workshop.user.id, source: 'OctoPrint', body, snapshot: jpeg })
  await replayEvents(services, later(), ever)
  assert.deepEqual(await sizes(workshop), ['300x200'])
})

test('images that wait for a print which was deleted are dropped', async () => {
  const workshop = await newWorkshop(server)
  await send(workshop, 'Print Done', jpeg)
  const [print] = await printsOf(server, workshop.user)
  await client.call('Prints_DeletePrint', { path: { id: print?.id ?? 0 }, as: workshop.user })
  await db.updateTable('device_events').set({ outcome: null }).where('user_id', '=', workshop.user.id).execute()
  await replayEvents(services, later(), ever)
  assert.deepEqual(await outcomes(workshop), ['finished'])
  assert.equal(await files(workshop), 0)
  assert.deepEqual(await printsOf(server, workshop.user), [])
})

test('a replay while the store is away records the print, and a later one takes its image', async () => {
  const workshop = await newWorkshop(server)
  const body = webhook(workshop.printer.id, 'Print Done')
  const away = { ...store, put: () => Promise.reject(Problem.unavailable(new Error('The store is away.'))) }
  await storeEvent(db, { userId: workshop.user.id, source: 'OctoPrint', body, snapshot: png })
  await replayEvents({ ...services, store: away }, later(), ever)
  assert.deepEqual(await outcomes(workshop), [null])
  assert.equal((await printsOf(server, workshop.user)).length, 1)
  await replayEvents(services, later(), ever)
  assert.deepEqual(await sizes(workshop), ['64x48'])
})

test('the images of an end that two programs report are those of the first, besides those of people', async () => {
  for (const [image, isOfOwner, expected] of [
    [png.toString('base64'), false, ['64x48']],
    [null, false, ['300x200']],
    [null, true, ['64x48', '300x200']],
  ] as const) {
    const workshop = await newWorkshop(server)
    const { user, printer } = workshop
    await notify(workshop, 'started', [])
    const end = { event: 'Finished', printerId: printer.id, jobId: '1', image }
    const { body } = await client.call('PrintEvents_PostEvent', { body: end, as: user })
    if (isOfOwner) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'photo.png')
      await client.call('Prints_PostImage', { path: { id: body.printId ?? 0 }, body: form, as: user })
    }
    const count = await files(workshop)
    await notify(workshop, 'complete', [jpeg.toString('base64')])
    assert.deepEqual(await sizes(workshop), expected)
    assert.equal(await files(workshop), expected.length > 1 || image === null ? count + 2 : count)
    assert.deepEqual(await outcomes(workshop), ['started', 'finished', 'finished'])
  }
})
