import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { imageKeys } from '../../../src/media/keys.ts'
import { eventually } from '../../identity/support.ts'
import { form, noise } from '../../media/samples.ts'
import { newPrint, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'
import { sendRaw } from '../../support/socket.ts'

const server = await startServer()
const { client } = server
const OPERATIONS = ['Media_GetImage', 'Media_GetThumbnail'] as const

const user = await newUser(server)
const { id } = await newPrint(server, user, { view_status: 'Public' })
const sent = await noise(1200, 800)
  .withExif({ IFD0: { Make: 'Secret Camera' } })
  .jpeg()
  .toBuffer()
const { body: image } = await client.call('Prints_PostImage', { path: { id }, body: form(sent), as: user })

test('the image and its small version are WebP without metadata', async () => {
  for (const [operation, width, height] of [
    ['Media_GetImage', 1200, 800],
    ['Media_GetThumbnail', 320, 213],
  ] as const) {
    const { status, headers, bytes } = await client.call(operation, { path: { imageId: image.id } })
    assert.equal(status, 200)
    assert.equal(headers.get('Content-Type'), 'image/webp')
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff')
    assert.match(headers.get('Content-Disposition') ?? '', /^attachment; filename="[-0-9a-z]+\.webp"$/)
    assert.match(headers.get('Content-Security-Policy') ?? '', /sandbox/)
    assert.equal(headers.get('Cache-Control'), 'public, max-age=86400')
    const read = await sharp(bytes).metadata()
    assert.deepEqual([read.format, read.width, read.height, read.exif], ['webp', width, height, undefined])
    assert(!bytes.includes('Secret'))
  }
})

test('an image of a private print is for no shared cache', async () => {
  const hidden = await newPrint(server, user)
  const { body } = await client.call('Prints_PostImage', { path: { id: hidden.id }, body: form(sent), as: user })
  const { headers } = await client.call('Media_GetImage', { path: { imageId: body.id }, as: user })
  assert.match(headers.get('Cache-Control') ?? '', /^private,/)
})

test('an image that is read with a share key is for no shared cache, although no credential came', async () => {
  const shareKey = 'q7Zt0mWk3VbXn2Rc'
  const listed = await newPrint(server, user, { view_status: 'Unlisted', share_key: shareKey })
  const { body } = await client.call('Prints_PostImage', { path: { id: listed.id }, body: form(sent), as: user })
  for (const operation of OPERATIONS) {
    const { status, headers } = await client.call(operation, { path: { imageId: body.id }, query: { shareKey } })
    assert.equal(status, 200)
    assert.match(headers.get('Cache-Control') ?? '', /^private,/)
  }
})

test('a file that is shorter or longer than the image is cut off, and the next response does not become a part of it', async () => {
  const { body } = await client.call('Prints_PostImage', { path: { id }, body: form(sent), as: user })
  const [key = ''] = imageKeys(user.id, body.id)
  const file = path.join(server.config.mediaDir, key)
  const whole = await readFile(file)
  const ask = (target: string, ...fields: string[]) =>
    [`GET ${target} HTTP/1.1`, 'Host: localhost', ...fields, '', ''].join('\r\n')
  for (const bytes of [whole.subarray(0, 1000), whole.subarray(0, -1), Buffer.concat([whole, whole])]) {
    await writeFile(file, bytes)
    for (const range of [`bytes=0-${whole.length - 1}`, 'bytes=-10', undefined]) {
      const first = ask(`/media/${body.id}`, ...(range === undefined ? [] : [`Range: ${range}`]))
      const answer = await sendRaw(server.port, first + ask('/healthz', 'Connection: close'))
      const hasAll = bytes.length > whole.length && range !== undefined
      assert.equal(answer.text.includes('HTTP/1.1 200'), hasAll, `${bytes.length} of ${whole.length} bytes, ${range}`)
    }
    await eventually(() => server.log.some((line) => line.includes('more or fewer bytes')))
    server.checkLog()
  }
  await writeFile(file, whole)
})

for (const operation of OPERATIONS) {
  const call = (headers: Record<string, string> = {}) =>
    client.call(operation, { path: { imageId: image.id }, headers })

  test(`${operation} answers parts, conditions and HEAD`, async () => {
    const whole = await call()
    const size = whole.bytes.length
    const part = await call({ Range: 'bytes=10-19' })
    assert.equal(part.status, 206)
    assert.equal(part.headers.get('Content-Range'), `bytes 10-19/${size}`)
    assert.deepEqual(part.bytes, whole.bytes.subarray(10, 20))

    const beyond = await call({ Range: `bytes=${size}-` })
    assert.equal(beyond.status, 416)
    assert.equal(beyond.headers.get('Content-Range'), `bytes */${size}`)

    const tag = whole.headers.get('ETag') ?? ''
    const known = await call({ 'If-None-Match': tag })
    assert.deepEqual([known.status, known.bytes.length, known.headers.get('ETag')], [304, 0, tag])

    const target = new URL(operation === 'Media_GetImage' ? image.url : image.thumbnailUrl).pathname
    const head = await client.raw('HEAD', target)
    assert.deepEqual([head.status, head.bytes.length], [200, 0])
    assert.equal(head.headers.get('Content-Length'), String(size))
  })

  test(`${operation} refuses what is unknown, malformed or by nobody`, async () => {
    const answer = (imageId: string, as?: string) => client.call(operation, { path: { imageId }, as })
    assert.equal((await answer(randomUUID())).status, 404)
    assert.equal((await answer('1')).status, 400)
    assert.equal(
      (await answer(image.id, 'x'.repeat(32))).status,
      401,
      'a bad credential is refused for public things too',
    )
    assert.equal((await answer(image.id.toUpperCase())).status, 200)
    const suspended = await newUser(server, { suspended_date: '2026-01-01T00:00:00Z' })
    assert.equal((await answer(image.id, suspended.key)).status, 403)
    assert.equal((await call({ Range: 'x'.repeat(201) })).status, 400)
  })
}

test('bytes that the store has lost are 404, not an empty image', async () => {
  const { id } = await newPrint(server, user, { view_status: 'Public' })
  const { body } = await client.call('Prints_PostImage', { path: { id }, body: form(sent), as: user })
  await server.services.store.delete(imageKeys(user.id, body.id))
  assert.equal((await client.call('Media_GetImage', { path: { imageId: body.id } })).status, 404)
})

test('images count in a bucket of their own', async () => {
  const { client, ...limited } = await startServer({
    limits: {
      user: 3,
      address: 3,
      addressBytes: 1e9,
      settingsBytes: 1e9,
      media: 5,
      tools: 60,
      spools: 60,
      pictures: 60,
      invalidKeys: 10,
    },
  })
  const somebody = await newUser({ client, ...limited })
  const read = () => client.call('Media_GetImage', { path: { imageId: randomUUID() }, as: somebody })
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await read()).status)
  assert.deepEqual(statuses, [404, 404, 404, 404, 404, 429])
  assert.equal((await client.call('Users_GetMe', { as: somebody })).status, 200)
})
