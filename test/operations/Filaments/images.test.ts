import assert from 'node:assert/strict'
import { test } from 'node:test'
import { imageTests, storedFiles } from '../../images/imageTests.ts'
import { form, plain } from '../../media/samples.ts'
import { newFilament, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server
const png = await plain(50, 30).png().toBuffer()

imageTests(server, 'spool')

test('a spool shows its cover, in lists too, and its images go with it', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user)
  const read = async () => (await client.call('Filaments_GetFilament', { path: { id }, as: user })).body
  assert.equal((await read()).imageId, null)
  const { body: image } = await client.call('Filaments_PostImage', { path: { id }, body: form(png), as: user })
  await client.call('Filaments_PostImage', { path: { id }, body: form(png), as: user })
  const spool = await read()
  assert.equal(spool.imageId, image.id)
  const { items } = (await client.call('Filaments_GetFilaments', { as: user })).body
  assert.equal(items[0]?.imageId, image.id)
  // As it was read: the image is accepted and ignored.
  const written = await client.call('Filaments_PutFilament', { path: { id }, body: spool, as: user })
  assert.equal(written.body.imageId, image.id)

  assert.equal((await storedFiles(server, user)).length, 4)
  assert.equal((await client.call('Filaments_DeleteFilament', { path: { id }, as: user })).status, 204)
  assert.deepEqual(await storedFiles(server, user), [])
})
