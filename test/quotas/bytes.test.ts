import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { eventsOf, newWorkshop, notice, printsOf } from '../integrations/devices.ts'
import { form, plain } from '../media/samples.ts'
import { newPrint, newProject, newSlicerSettings, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { tally, tight } from './limits.ts'

/** A record counts as this at least. */
const LEAST = 4096
const server = await startServer(tight({ settingsBytes: 3 * LEAST, pictureBytes: 3 * LEAST, idempotencyBytes: 8000 }))
const { client, config, db } = server
const tiny = await plain(8, 8).png().toBuffer()

const retrieve = (as: User, id: string) => client.call('SlicerSettings_GetSettings', { query: { id }, as })

async function manySettings(count: number): Promise<string[]> {
  const rows = await Promise.all(Array.from({ length: count }, () => newSlicerSettings(server)))
  return rows.map(({ id }) => id)
}

test('F62: of many slicer settings that are retrieved at once, a user comes to own as many as fit', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const ids = await manySettings(8)
  const answers = await Promise.all(ids.map((id) => retrieve(user, id)))
  assert.deepEqual(tally(answers), { 200: 3, 409: 5 })
  const index = answers.findIndex(({ status }) => status === 409)
  assert.equal(
    answers[index]?.problem.detail,
    `Your slicer settings would exceed 12 KiB, the maximum for one user. Delete some at ${config.baseUrl}/account/storage first.`,
  )
  // What one has retrieved before can be read again; what there was no room for is still anybody's.
  const own = ids.find((_, at) => answers[at]?.status === 200) ?? ''
  assert.equal((await retrieve(user, own)).status, 200)
  const refused = ids[index] ?? ''
  const target = `/api/Cura/settings?id=${refused}`
  assert.equal((await client.raw('HEAD', target, { as: user })).status, 200)
  assert.equal((await retrieve(other, refused)).status, 200)

  const [next = ''] = await manySettings(1)
  assert.equal((await client.call('SlicerSettings_DeleteSettings', { path: { id: own }, as: user })).status, 204)
  assert.equal((await retrieve(user, next)).status, 200)
})

test('F62: a print cannot name slicer settings that its owner has no room for', async () => {
  const user = await newUser(server)
  const [one = '', two = '', three = '', four = ''] = await manySettings(4)
  for (const slicerSettingsId of [one, two, three]) {
    const body = { title: 'A print', slicerSettingsId }
    assert.equal((await client.call('Prints_PostPrint', { as: user, body })).status, 201)
  }
  const print = await newPrint(server, user)
  const body = { title: 'A print', slicerSettingsId: four }
  const answers = [
    await client.call('Prints_PostPrint', { as: user, body }),
    await client.call('Prints_PutPrint', { as: user, path: { id: print.id }, body }),
    await client.call('Prints_PatchPrint', { as: user, path: { id: print.id }, body }),
  ]
  assert.deepEqual(tally(answers), { 409: 3 })
  assert.equal((await printsOf(server, user)).length, 4)
  const again = { as: user, path: { id: print.id }, body: { slicerSettingsId: one } }
  assert.equal((await client.call('Prints_PatchPrint', again)).status, 200)
})

test('F62: of many images that are uploaded at once, as many are stored as fit', async () => {
  const user = await newUser(server)
  const project = await newProject(server, user)
  const prints = await Promise.all(Array.from({ length: 6 }, () => newPrint(server, user)))
  const upload = (id: number) => client.call('Prints_PostImage', { as: user, path: { id }, body: form(tiny) })
  const answers = await Promise.all(prints.map(({ id }) => upload(id)))
  assert.deepEqual(tally(answers), { 201: 3, 413: 3 })
  const refused = await client.call('Projects_PostImage', { as: user, path: { id: project.id }, body: form(tiny) })
  assert.equal(refused.status, 413)
  assert.equal(refused.problem.detail, 'Your images would exceed 12 KiB, the maximum for one user. Delete some first.')
  assert.equal(await filesOf(user), 6, 'an image and its thumbnail for each that was stored')

  const index = answers.findIndex(({ status }) => status === 201)
  const id = prints[index]?.id ?? 0
  const { id: imageId } = answers[index]?.body ?? { id: '' }
  await client.call('Prints_DeleteImage', { as: user, path: { id, imageId } })
  assert.equal((await upload(id)).status, 201)
})

test('F62: images of devices and slicers for which there is no room are dropped, what they came with is stored', async () => {
  const { user, printer } = await newWorkshop(server)
  const full = await newPrint(server, user)
  for (let i = 0; i < 3; i += 1) {
    const image = form(
      await plain(8 + i, 8)
        .png()
        .toBuffer(),
    )
    await client.call('Prints_PostImage', { as: user, path: { id: full.id }, body: image })
  }
  const attachments = [tiny.toString('base64')]
  const event = { ...notice(printer.id, 'complete'), attachments }
  assert.equal((await client.call('Moonraker_PostNotification', { as: user, body: event })).status, 200)
  const [stored] = await eventsOf(server, user)
  assert.equal(stored?.outcome, 'finished')

  const { id: slicerSettingsId } = await newSlicerSettings(server, {
    body: JSON.stringify({ settings: { snapshot: attachments[0] } }),
  })
  const posted = await client.call('Prints_PostPrint', { as: user, body: { title: 'From a slicer', slicerSettingsId } })
  assert.deepEqual([posted.status, posted.body.images], [201, []])
  const patch = { as: user, path: { id: posted.body.id }, body: { slicerSettingsId } }
  assert.deepEqual((await client.call('Prints_PatchPrint', patch)).body.images, [])

  const { count } = await db
    .selectFrom('images')
    .select((images) => images.fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  assert.equal(count, 3)
  assert.equal(await filesOf(user), 6)
  const dropped = server.log.filter((line) => line.includes('sent images were dropped'))
  assert.equal(dropped.length, 3)
})

test('F62: beyond the bytes of stored responses a keyed request is refused; no earlier key is forgotten', async () => {
  const user = await newUser(server)
  const post = (key: string | null, name: string) =>
    client.call('Projects_PostProject', {
      as: user,
      headers: key === null ? {} : { 'Idempotency-Key': key },
      body: { name, description: 'x'.repeat(1000) },
    })
  const first = { key: randomUUID(), name: 'The first' }
  const answer = await post(first.key, first.name)
  assert.equal(answer.status, 201)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => post(randomUUID(), `Project ${at}`)))
  const { 201: stored = 0, 429: refused = 0 } = tally(answers)
  assert.equal(stored + refused, 10)
  assert.ok(stored >= 2 && refused >= 3, `${stored} were stored`)
  const late = answers.find(({ status }) => status === 429)
  assert.equal(late?.headers.get('Retry-After'), '3600')
  assert.match(
    late.problem.detail,
    /use 7\.8 KiB, the maximum .* Try again later, or send the request without a key\.$/,
  )

  assert.equal((await post(first.key, first.name)).text, answer.text)
  assert.equal((await post(null, 'Without a key')).status, 201)
  const projects = await db.selectFrom('projects').select('id').where('user_id', '=', user.id).execute()
  assert.equal(projects.length, stored + 2)
  // A key that has lapsed makes room.
  await db
    .updateTable('idempotency_keys')
    .set({ created_date: new Date(Date.now() - 25 * 3_600_000).toISOString() })
    .where('user_id', '=', user.id)
    .execute()
  assert.equal((await post(randomUUID(), 'A day later')).status, 201)
})

test('the bytes of a stored record are those that were sent', async () => {
  const { id } = await newSlicerSettings(server, { body: '{"name":  "ü"}' })
  const { bytes } = await db
    .selectFrom('slicer_settings')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(bytes, 15)
})

/** How many files the store has for a user. */
async function filesOf(user: User): Promise<number> {
  let count = 0
  for await (const { key } of server.services.store.list('pictures/')) if (key.includes(`/${user.id}/`)) count += 1
  return count
}
