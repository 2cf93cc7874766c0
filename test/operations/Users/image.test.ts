import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ViewStatus } from '../../../generated/api.d.ts'
import { filesOf, storedFiles } from '../../images/imageTests.ts'
import { form, plain } from '../../media/samples.ts'
import { newComment, newProfileImage } from '../../support/belongings.ts'
import { newPrint, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const SHARE_KEY = 'q7Zt0mWk3VbXn2Rc'
const server = await startServer()
const { client } = server
const png = await plain(50, 30).png().toBuffer()

test('a profile has one image: another one takes its place', async () => {
  const user = await newUser(server)
  const profile = async () => (await client.call('Users_GetMe', { as: user })).body
  assert.equal((await profile()).imageId, null)
  const put = () => client.call('Users_PutMyImage', { body: form(png), as: user })
  const first = await put()
  assert.equal(first.status, 200)
  assert.deepEqual([first.body.width, first.body.height, first.body.position], [50, 30, 0])
  assert.equal((await profile()).imageId, first.body.id)
  const second = await put()
  assert.equal((await profile()).imageId, second.body.id)
  assert.deepEqual(await storedFiles(server, user), filesOf(second.body.id))

  const path = { imageId: second.body.id }
  const turned = await client.call('Images_RotateImage', { path, body: { degrees: 180 }, as: user })
  assert.equal((await profile()).imageId, turned.body.id)
  assert.deepEqual(await storedFiles(server, user), filesOf(turned.body.id))

  assert.equal((await client.call('Users_DeleteMyImage', { as: user })).status, 204)
  assert.equal((await profile()).imageId, null)
  assert.deepEqual(await storedFiles(server, user), [])
  assert.equal((await client.call('Users_DeleteMyImage', { as: user })).status, 404)
})

test('an image beyond the limit is refused, and the profile keeps the one that it has', async () => {
  const user = await newUser(server)
  const { body } = await client.call('Users_PutMyImage', { body: form(png), as: user })
  const large = form(Buffer.alloc(13 * 1024 * 1024))
  assert.equal((await client.call('Users_PutMyImage', { body: large, as: user })).status, 413)
  assert.equal((await client.call('Users_GetMe', { as: user })).body.imageId, body.id)
})

test('its image is deleted like any other', async () => {
  const user = await newUser(server)
  const { body } = await client.call('Users_PutMyImage', { body: form(png), as: user })
  assert.equal((await client.call('Images_DeleteImage', { path: { imageId: body.id }, as: user })).status, 204)
  assert.equal((await client.call('Users_GetMe', { as: user })).body.imageId, null)
})

test('a file that is not an image is refused, and the current image stays', async () => {
  const user = await newUser(server)
  const { body } = await client.call('Users_PutMyImage', { body: form(png), as: user })
  const refused = await client.call('Users_PutMyImage', { body: form(Buffer.from('%PDF-1.7')), as: user })
  assert.equal(refused.status, 415)
  assert.equal((await client.call('Users_GetMe', { as: user })).body.imageId, body.id)
  assert.deepEqual(await storedFiles(server, user), filesOf(body.id))
})

test('who can see the profile can see its image, and nobody else', async () => {
  const other = await newUser(server)
  const seen = async (view: ViewStatus) => {
    const owner = await newUser(server, { view_status: view, share_key: view === 'Unlisted' ? SHARE_KEY : null })
    const { id: imageId } = await newProfileImage(server, owner)
    const statuses: number[] = []
    for (const as of [owner, other, undefined]) {
      for (const shareKey of [undefined, SHARE_KEY, `${SHARE_KEY}x`]) {
        const profile = await client.call('Users_GetUser', { path: { id: owner.id }, query: { shareKey }, as })
        const image = await client.call('Media_GetImage', { path: { imageId }, query: { shareKey }, as })
        assert.equal(image.status, profile.status, 'profile and bytes agree')
        if (profile.status === 200) assert.equal(profile.body.imageId, imageId)
        statuses.push(image.status)
      }
    }
    return statuses
  }
  const owned = [200, 200, 200]
  assert.deepEqual(await seen('Public'), [...owned, 200, 200, 200, 200, 200, 200])
  assert.deepEqual(await seen('Unlisted'), [...owned, 404, 200, 404, 404, 200, 404])
  assert.deepEqual(await seen('Private'), [...owned, 404, 404, 404, 404, 404, 404])
})

test('it is next to the name of its user only while the profile is public', async () => {
  const owner = await newUser(server)
  const print = await newPrint(server, owner, { view_status: 'Public' })
  const shownFor = async (view_status: ViewStatus) => {
    const author = await newUser(server, { view_status })
    const image = await newProfileImage(server, author)
    const comment = await newComment(server, print, author)
    const { body } = await client.call('Comments_GetComment', { path: { id: comment.id } })
    return { id: image.id, shown: body.createdBy.imageId }
  }
  const open = await shownFor('Public')
  assert.equal(open.shown, open.id)
  for (const view of ['Unlisted', 'Private'] as const) assert.equal((await shownFor(view)).shown, null)
})

test('a user whose account is about to be deleted has none', async () => {
  const owner = await newUser(server, { view_status: 'Public', deletion_date: '2100-01-01T00:00:00Z' })
  const { id: imageId } = await newProfileImage(server, owner)
  assert.equal((await client.call('Media_GetImage', { path: { imageId } })).status, 404)
})
