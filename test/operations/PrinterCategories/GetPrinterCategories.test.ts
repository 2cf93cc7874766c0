import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()

test('every kind of printer is listed, also without credentials', async () => {
  const user = await newUser(server)
  const { items } = (await server.client.call('PrinterCategories_GetPrinterCategories')).body
  assert.equal(items.length, 4)
  for (const { name } of items) assert.equal((await newPrinter(server, user, { category: name })).category, name)
})
