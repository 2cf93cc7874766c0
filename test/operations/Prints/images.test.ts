import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { filesOf, imageTests, storedFiles } from '../../images/imageTests.ts'
import { form, plain } from '../../media/samples.ts'
import { newPrint, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server
const jpeg = await plain(640, 400).jpeg().toBuffer()
const png = await plain(50, 30).png().toBuffer()

imageTests(server, 'print')

suite('Images of prints', () => {
  test('are in the print and its summary, and go with it', async () => {
    const user = await newUser(server)
    const { id } = await newPrint(server, user)
    const { body: one } = await client.call('Prints_PostImage', { path: { id }, body: form(jpeg), as: user })
    const { body: two } = await client.call('Prints_PostImage', { path: { id }, body: form(png), as: user })
    const { body: kept } = await client.call('Prints_PostImage', {
      path: { id: (await newPrint(server, user)).id },
      body: form(png),
      as: user,
    })
    assert.deepEqual((await client.call('Prints_GetPrint', { path: { id }, as: user })).body.images, [one, two])
    const { items } = (await client.call('Prints_GetSummary', { as: user })).body
    assert.equal(items.find((item) => item.id === id)?.thumbnailUrl, one.thumbnailUrl)

    assert.equal((await client.call('Prints_DeletePrint', { path: { id }, as: user })).status, 204)
    assert.deepEqual(await storedFiles(server, user), filesOf(kept.id))
    assert.equal((await client.call('Media_GetImage', { path: { imageId: one.id }, as: user })).status, 404)
  })

  test('a refused deletion of the print leaves them', async () => {
    const user = await newUser(server)
    const { id } = await newPrint(server, user)
    const { body } = await client.call('Prints_PostImage', { path: { id }, body: form(png), as: user })
    const stale = { 'If-Match': '"stale"' }
    assert.equal((await client.call('Prints_DeletePrint', { path: { id }, headers: stale, as: user })).status, 412)
    assert.deepEqual(await storedFiles(server, user), filesOf(body.id))
  })
})
