import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const FACTS = { serialNumber: 'MK4S-0417', firmware: 'Buddy 6.1.2', purchasePrice: 819.905, purchaseCurrency: 'CZK' }

test('serial number, firmware and price are kept as they are, and cleared by PUT', async () => {
  const user = await newUser(server)
  const { body: printer } = await client.call('Printers_PostPrinter', { as: user, body: { name: 'MK4S', ...FACTS } })
  assert.partialDeepStrictEqual(printer, FACTS)
  const path = { id: printer.id }
  assert.deepEqual((await client.call('Printers_GetPrinter', { as: user, path })).body, printer)
  assert.deepEqual((await client.call('Printers_GetPrinters', { as: user })).body.items, [printer])
  const put = await client.call('Printers_PutPrinter', { as: user, path, body: { name: 'MK4S' } })
  const { serialNumber, firmware, purchasePrice, purchaseCurrency } = put.body
  assert.deepEqual([serialNumber, firmware, purchasePrice, purchaseCurrency], [null, null, null, null])
})

test('a price is in the currency that is named, else in the owner’s; without a price there is none', async () => {
  const user = await newUser(server, { currency: 'CHF' })
  const { id } = await newPrinter(server, user)
  const money = async (body: object) => {
    const { purchasePrice, purchaseCurrency } = (
      await client.call('Printers_PatchPrinter', { as: user, path: { id }, body })
    ).body
    return [purchasePrice, purchaseCurrency]
  }
  assert.deepEqual(await money({ purchaseCurrency: 'EUR' }), [null, null])
  assert.deepEqual(await money({ purchasePrice: 0 }), [0, 'CHF'])
  assert.deepEqual(await money({ purchasePrice: 500, purchaseCurrency: 'EUR' }), [500, 'EUR'])
  assert.deepEqual(await money({ purchasePrice: 400 }), [400, 'EUR'])
  assert.deepEqual(await money({ purchasePrice: null }), [null, null])
})

test('a fact that cannot be is refused, naming the field', async () => {
  const user = await newUser(server)
  const { id } = await newPrinter(server, user)
  const cases: [string, object][] = [
    ['serialNumber', { serialNumber: 'x'.repeat(101) }],
    ['firmware', { firmware: 6 }],
    ['purchasePrice', { purchasePrice: -1 }],
    ['purchaseCurrency', { purchasePrice: 1, purchaseCurrency: 'XYZ' }],
    ['purchaseCurrency', { purchaseCurrency: 'eur' }],
  ]
  for (const [field, body] of cases) {
    const { problem } = await client.call('Printers_PatchPrinter', { as: user, path: { id }, body })
    assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, [field]], JSON.stringify(body))
  }
})
