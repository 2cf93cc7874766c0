import assert from 'node:assert/strict'
import { test } from 'node:test'
import { imageTests, storedFiles } from '../../images/imageTests.ts'
import { form, plain } from '../../media/samples.ts'
import { newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server
const png = await plain(50, 30).png().toBuffer()

imageTests(server, 'printer')

test('a printer shows its cover, in lists too, and its images go with it', async () => {
  const user = await newUser(server)
  const { id } = await newPrinter(server, user)
  const read = async () => (await client.call('Printers_GetPrinter', { path: { id }, as: user })).body
  assert.equal((await read()).imageId, null)
  const { body: image } = await client.call('Printers_PostImage', { path: { id }, body: form(png), as: user })
  await client.call('Printers_PostImage', { path: { id }, body: form(png), as: user })
  const printer = await read()
  assert.equal(printer.imageId, image.id)
  const lists = [
    (await client.call('Printers_GetPrinters', { as: user })).body.items,
    (await client.call('Printers_GetSummary', { as: user })).body.items,
  ]
  for (const [listed] of lists) assert.equal(listed?.imageId, image.id)
  // As it was read: the image is accepted and ignored.
  const written = await client.call('Printers_PutPrinter', { path: { id }, body: printer, as: user })
  assert.equal(written.body.imageId, image.id)

  assert.equal((await storedFiles(server, user)).length, 4)
  assert.equal((await client.call('Printers_DeletePrinter', { path: { id }, as: user })).status, 204)
  assert.deepEqual(await storedFiles(server, user), [])
})
