import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { suite, test } from 'node:test'
import sharp from 'sharp'
import { filesOf, storedFiles } from '../../images/imageTests.ts'
import { form, plain } from '../../media/samples.ts'
import { newFilament, newPrint, newPrinter, newProject, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server
const png = await plain(50, 30).png().toBuffer()

/** Records with images, and the operations of each. */
const KINDS = {
  print: { make: newPrint, get: 'Prints_GetImages', post: 'Prints_PostImage' },
  project: { make: newProject, get: 'Projects_GetImages', post: 'Projects_PostImage' },
  spool: { make: newFilament, get: 'Filaments_GetImages', post: 'Filaments_PostImage' },
  printer: { make: newPrinter, get: 'Printers_GetImages', post: 'Printers_PostImage' },
} as const

/** Makes a record with some images. */
async function newImages(kind: keyof typeof KINDS, user: User, count: number) {
  const { make, get, post } = KINDS[kind]
  const { id } = await make(server, user)
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    ids.push((await client.call(post, { path: { id }, body: form(png), as: user })).body.id)
  }
  const list = async () => (await client.call(get, { path: { id }, as: user })).body.items
  return { id, ids, list }
}

const patch = (as: User, imageId: string, body: object, headers: Record<string, string> = {}) =>
  client.call('Images_PatchImage', { path: { imageId }, body, headers, as })

for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
  suite(`Images of a ${kind}`, () => {
    test('have captions and an order, and a new one comes last', async () => {
      const user = await newUser(server)
      const { id, ids, list } = await newImages(kind, user, 3)
      const [first = '', second = '', third = ''] = ids
      const order = async () => (await list()).map((image) => [image.id, image.position])
      assert.deepEqual(await order(), [
        [first, 0],
        [second, 1],
        [third, 2],
      ])
      const moved = await patch(user, third, { caption: 'The back', position: 0 })
      assert.deepEqual([moved.status, moved.body.caption, moved.body.position], [200, 'The back', 0])
      assert.deepEqual((await list())[0], moved.body)
      for (const _ of ['once', 'again']) {
        assert.equal((await patch(user, third, { position: 0 })).body.caption, 'The back')
        assert.deepEqual(await order(), [
          [third, 0],
          [first, 1],
          [second, 2],
        ])
      }
      assert.equal((await patch(user, first, { position: 99 })).body.position, 2, 'a place behind the last is the last')
      const { body: added } = await client.call(KINDS[kind].post, { path: { id }, body: form(png), as: user })
      assert.deepEqual([added.position, added.caption], [3, null])
      assert.deepEqual(await order(), [
        [third, 0],
        [second, 1],
        [first, 2],
        [added.id, 3],
      ])
      for (const caption of ['', null]) {
        assert.equal((await patch(user, third, { caption })).body.caption, caption)
      }
    })

    test('are rotated into new bytes under a new id, in their place', async () => {
      const user = await newUser(server)
      const { ids, list } = await newImages(kind, user, 2)
      const [first = '', second = ''] = ids
      await patch(user, first, { caption: 'The front' })
      const [before] = await list()
      const rotate = (headers: Record<string, string> = {}) =>
        client.call('Images_RotateImage', { path: { imageId: first }, body: { degrees: 90 }, headers, as: user })
      const key = { 'Idempotency-Key': randomUUID() }
      const turned = await rotate(key)
      assert.equal(turned.status, 200)
      const { id: newId } = turned.body
      assert.notEqual(newId, first)
      const url = `${server.config.baseUrl}/media/${newId}`
      const expected = { ...before, id: newId, width: 30, height: 50, url, thumbnailUrl: `${url}/thumbnail` }
      assert.deepEqual(turned.body, expected)
      assert.deepEqual(
        (await list()).map((image) => image.id),
        [newId, second],
      )
      assert.deepEqual(await storedFiles(server, user), filesOf(newId, second), 'the old bytes are gone')
      const repeated = await rotate(key)
      assert.deepEqual([repeated.status, repeated.body], [200, turned.body], 'the same key turns it once')
      assert.equal((await rotate()).status, 404, 'without a key, the old image is unknown')
      assert.deepEqual(await storedFiles(server, user), filesOf(newId, second))
    })

    test('are deleted by their id alone, unless they have changed', async () => {
      const user = await newUser(server)
      const { ids, list } = await newImages(kind, user, 2)
      const [first = '', second = ''] = ids
      const read = await client.call('Images_GetImage', { path: { imageId: first }, as: user })
      assert.deepEqual(read.body, (await list())[0])
      const headers = { 'If-Match': read.headers.get('ETag') ?? '' }
      await patch(user, first, { caption: 'Changed' }, headers)
      assert.equal((await patch(user, first, { caption: 'Again' }, headers)).status, 412)
      const remove = (with_: object) =>
        client.call('Images_DeleteImage', { path: { imageId: first }, as: user, ...with_ })
      assert.equal((await remove({ headers })).status, 412)
      assert.equal((await remove({})).status, 204)
      assert.deepEqual(
        (await list()).map((image) => [image.id, image.position]),
        [[second, 0]],
      )
      assert.deepEqual(await storedFiles(server, user), filesOf(second))
      assert.equal((await remove({})).status, 404)
    })
  })
}

suite('Images', () => {
  test('each angle turns clockwise', async () => {
    const user = await newUser(server)
    const { id } = await newPrint(server, user)
    // Red at the top left, blue elsewhere.
    const corner = await plain(40, 20)
      .composite([{ input: { create: { width: 10, height: 10, channels: 3, background: 'red' } }, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const cornerAfter = async (degrees: number) => {
      const { body: image } = await client.call('Prints_PostImage', { path: { id }, body: form(corner), as: user })
      const path = { imageId: image.id }
      const { body: turned } = await client.call('Images_RotateImage', { path, body: { degrees }, as: user })
      const bytes = await server.services.store.get(`pictures/${user.id}/${turned.id}.webp`)
      return redCorner(Buffer.concat(await (bytes ?? assert.fail('The bytes are stored.')).toArray()))
    }
    assert.deepEqual(
      [await cornerAfter(90), await cornerAfter(180), await cornerAfter(270)],
      ['top right', 'bottom right', 'bottom left'],
    )
  })

  test('only angles of a quarter turn, short captions and places in the list are possible', async () => {
    const user = await newUser(server)
    const [imageId = ''] = (await newImages('print', user, 1)).ids
    for (const degrees of [0, 45, -90, 360, '90', null]) {
      const { status, problem } = await client.call('Images_RotateImage', {
        path: { imageId },
        body: { degrees },
        as: user,
      })
      assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['degrees']])
    }
    const cases = [
      ['caption', { caption: 'x'.repeat(501) }],
      ['caption', { caption: 'a\0b' }],
      ['position', { position: -1 }],
      ['position', { position: 100 }],
      ['position', { position: null }],
      ['positoin', { positoin: 1 }],
    ] as const
    for (const [field, body] of cases) {
      const { status, problem } = await patch(user, imageId, body)
      assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, [field]])
    }
  })

  test('the first image is the one that lists show', async () => {
    const user = await newUser(server)
    const { id, ids } = await newImages('print', user, 2)
    const { body: cover } = await patch(user, ids[1] ?? '', { position: 0 })
    const { items } = (await client.call('Prints_GetSummary', { as: user })).body
    assert.equal(items[0]?.thumbnailUrl, cover.thumbnailUrl)
    const { body: print } = await client.call('Prints_GetPrint', { path: { id }, as: user })
    assert.deepEqual(print.images[0], cover)
    const spool = await newImages('spool', user, 2)
    await patch(user, spool.ids[1] ?? '', { position: 0 })
    const { body } = await client.call('Filaments_GetFilament', { path: { id: String(spool.id) }, as: user })
    assert.equal(body.imageId, spool.ids[1])
  })

  test('the same image is turned once by two requests at a time', async () => {
    const user = await newUser(server)
    const { ids, list } = await newImages('print', user, 1)
    const path = { imageId: ids[0] ?? '' }
    const answers = await Promise.all(
      [90, 90].map((degrees) => client.call('Images_RotateImage', { path, body: { degrees }, as: user })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404])
    const [image] = await list()
    assert.deepEqual(await storedFiles(server, user), filesOf(image?.id ?? ''))
  })
})

/** Name of the corner of an image that is red. */
async function redCorner(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) =>
    (data[(y * info.width + x) * info.channels] ?? 0) > 150 &&
    (data[(y * info.width + x) * info.channels + 2] ?? 0) < 100
  const [right, bottom] = [info.width - 4, info.height - 4]
  const corners = {
    'top left': [3, 3],
    'top right': [right, 3],
    'bottom right': [right, bottom],
    'bottom left': [3, bottom],
  } as const
  return Object.entries(corners).find(([, [x, y]]) => isRed(x, y))?.[0] ?? 'none'
}

test('an image is changed and deleted by its id in capitals', async () => {
  const user = await newUser(server)
  const { ids, list } = await newImages('spool', user, 2)
  const imageId = (ids[1] ?? '').toUpperCase()
  assert.equal((await patch(user, imageId, { position: 0, caption: 'First' })).status, 200)
  assert.equal((await list())[0]?.id, ids[1])
  assert.equal((await client.call('Images_DeleteImage', { path: { imageId }, as: user })).status, 204)
  assert.deepEqual(
    (await list()).map(({ id }) => id),
    [ids[0]],
  )
})
