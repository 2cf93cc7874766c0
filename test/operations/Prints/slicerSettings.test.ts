import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { plain } from '../../media/samples.ts'
import { newPrint, newSlicerSettings, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, config, db } = server
const snapshot = (await plain(120, 90).png().toBuffer()).toString('base64')

/** Saves settings as a slicer does. */
async function save(body: unknown): Promise<string> {
  return (await client.call('SlicerSettings_SaveSettings', { body })).body.newSettingId
}

const post = (as: User, slicerSettingsId: string | null, more: object = {}, headers: Record<string, string> = {}) =>
  client.call('Prints_PostPrint', { as, headers, body: { title: 'Bracket', slicerSettingsId, ...more } })

async function ownerOf(id: string): Promise<number | null | undefined> {
  const row = await db.selectFrom('slicer_settings').select('user_id').where('id', '=', id).executeTakeFirst()
  return row?.user_id
}

async function files(user: User): Promise<number> {
  return (await readdir(path.join(config.mediaDir, 'pictures', String(user.id))).catch(() => [])).length
}

async function printCount(user: User): Promise<number> {
  return (await client.call('Prints_GetSummary', { as: user })).body.paging.totalCount
}

test('a print made from slicer settings has their image, and the settings are its owner’s', async () => {
  const user = await newUser(server)
  const id = await save({ curaVersion: '5.9.0', settings: { print_name: 'Bracket', snapshot } })
  const { status, body } = await post(user, id)
  assert.equal(status, 201)
  assert.equal(body.source, 'Slicer')
  assert.deepEqual(
    body.images.map(({ width, height }) => [width, height]),
    [[120, 90]],
  )
  assert.equal(body.slicerSettingsId, id)
  const image = await client.call('Media_GetImage', { path: { imageId: body.images[0]?.id ?? '' }, as: user })
  assert.equal(image.status, 200)
  assert.equal(await ownerOf(id), user.id)
  const { status: foreign } = await client.call('SlicerSettings_GetSettings', {
    query: { id },
    as: await newUser(server),
  })
  assert.equal(foreign, 403)
  const row = await db.selectFrom('prints').select('slicer_settings_id').where('id', '=', body.id).executeTakeFirst()
  assert.equal(row?.slicer_settings_id, id)
})

test('the image may be a data URL, and lie in settings without `settings`', async () => {
  const user = await newUser(server)
  const id = await save({ snapshot: `data:image/png;base64,${snapshot}` })
  assert.equal((await post(user, id)).body.images.length, 1)
})

test('settings that the user retrieved before, or printed from before, may be named', async () => {
  const user = await newUser(server)
  const id = await save({ settings: { snapshot } })
  await client.call('SlicerSettings_GetSettings', { query: { id }, as: user })
  for (let round = 0; round < 2; round += 1) assert.equal((await post(user, id)).body.images.length, 1)
})

test('settings that are unknown or somebody else’s are refused, and nothing is written', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const { id: foreign } = await newSlicerSettings(server, {
    user_id: other.id,
    body: JSON.stringify({ settings: { snapshot } }),
  })
  const print = await newPrint(server, user)
  for (const slicerSettingsId of [foreign, randomUUID()]) {
    const path = { id: print.id }
    const answers = [
      await post(user, slicerSettingsId),
      await client.call('Prints_PutPrint', { path, body: { title: 'x', slicerSettingsId }, as: user }),
      await client.call('Prints_PatchPrint', { path, body: { slicerSettingsId }, as: user }),
    ]
    for (const { status, problem } of answers) {
      assert.equal(status, 400)
      assert.deepEqual(Object.keys(problem.errors ?? {}), ['slicerSettingsId'])
    }
  }
  assert.equal(await ownerOf(foreign), other.id)
  assert.equal(await printCount(user), 1)
  assert.equal((await client.call('Prints_GetPrint', { path: { id: print.id }, as: user })).body.title, print.title)
  assert.equal(await files(user), 0)
})

test('of many who name the same new settings at once, one gets them', async () => {
  const users = await Promise.all(Array.from({ length: 5 }, () => newUser(server)))
  const id = await save({ settings: { snapshot } })
  const statuses = (await Promise.all(users.map((user) => post(user, id)))).map(({ status }) => status)
  assert.deepEqual(statuses.toSorted(), [201, 400, 400, 400, 400])
  for (const [at, user] of users.entries()) assert.equal(await files(user), statuses[at] === 201 ? 2 : 0)
})

test('a refused print claims no settings and keeps no image', async () => {
  const user = await newUser(server)
  const id = await save({ settings: { snapshot } })
  assert.equal((await post(user, id, { printerId: 987_654_321 })).status, 400)
  assert.equal((await post(user, id, { filamentUsage: [{ filamentId: randomUUID() }] })).status, 400)
  assert.equal(await ownerOf(id), null)
  assert.equal(await files(user), 0)
})

test('a repeated creation stores the image once', async () => {
  const user = await newUser(server)
  const id = await save({ settings: { snapshot } })
  const key = { 'Idempotency-Key': randomUUID() }
  const first = await post(user, id, {}, key)
  const repeated = await post(user, id, {}, key)
  assert.deepEqual(repeated.body, first.body)
  assert.equal(await printCount(user), 1)
  assert.equal(await files(user), 2)
})

test('an existing print gets the image once, keeps its source, and forgets nothing of its own', async () => {
  const user = await newUser(server)
  const print = await newPrint(server, user, { notes: 'Mine' })
  const id = await save({ settings: { snapshot } })
  const path = { id: print.id }
  for (let round = 0; round < 2; round += 1) {
    const { body } = await client.call('Prints_PatchPrint', { path, body: { slicerSettingsId: id }, as: user })
    assert.deepEqual([body.images.length, body.source, body.notes], [1, 'Web', 'Mine'])
  }
  const put = await client.call('Prints_PutPrint', { path, body: { title: 'New', slicerSettingsId: id }, as: user })
  assert.deepEqual([put.body.images.length, put.body.title], [1, 'New'])
  assert.equal(await files(user), 2)
  const cleared = await client.call('Prints_PatchPrint', { path, body: { slicerSettingsId: null }, as: user })
  assert.equal(cleared.body.images.length, 1, 'the image is the print’s own')
})

test('an image that is broken or no image is dropped, the print is not', async () => {
  const user = await newUser(server)
  for (const broken of ['', 'x', 7, null, { a: 1 }, [snapshot], '<svg/>', snapshot.slice(0, 60)]) {
    const { status, body } = await post(user, await save({ settings: { snapshot: broken } }))
    assert.deepEqual([status, body.source, body.images], [201, 'Slicer', []], JSON.stringify(broken))
  }
  for (const settings of [null, [], 'x', 7]) assert.equal((await post(user, await save({ settings }))).status, 201)
  assert.equal(await files(user), 0)
})

test('while the store is away the print is recorded, and naming the settings again brings the image', async () => {
  const user = await newUser(server)
  const id = await save({ settings: { snapshot } })
  const aside = `${config.mediaDir}-aside`
  await rename(config.mediaDir, aside)
  await writeFile(config.mediaDir, 'no folder')
  let print
  try {
    print = (await post(user, id)).body
  } finally {
    await rm(config.mediaDir)
    await rename(aside, config.mediaDir)
  }
  assert.deepEqual(print.images, [])
  const patch = { path: { id: print.id }, body: { slicerSettingsId: id }, as: user }
  assert.equal((await client.call('Prints_PatchPrint', patch)).body.images.length, 1)
})
