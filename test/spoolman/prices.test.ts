/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deletedPayload } from '../../src/spoolman/deleted.ts'
import { startServer } from '../support/server.ts'
import { connectProgram, send } from './connection.ts'

const server = await startServer()
const { client } = server
const PRODUCT = { density: 1.24, diameter: 1.75, name: 'Galaxy Black', weight: 1000 }

/** A program of a user whose currency is USD, with one spool that costs 3000 JPY. */
async function connect() {
  const { user, call, key } = await connectProgram(server)
  const setCurrency = (code: string) => call('POST', '/setting/currency', JSON.stringify(JSON.stringify(code)))
  const stored = async () => {
    const { body: spools } = await client.call('Filaments_GetFilaments', { as: user, query: { sort: 'createdDate' } })
    const { body: types } = await client.call('FilamentTypes_GetFilamentTypes', { as: user })
    const priceOf = (record?: { purchasePrice?: number | null; purchaseCurrency?: string | null }) =>
      `${record?.purchasePrice} ${record?.purchaseCurrency}`
    return [priceOf(spools.items[0]), priceOf(types.items[0])]
  }
  return { user, call, key, setCurrency, stored }
}

test('a price that a program sends is in the currency of the setting, else in that of the user', async () => {
  const { call, setCurrency, stored } = await connect()
  const filament = await call('POST', '/filament', { ...PRODUCT, price: 20 })
  const spool = await call('POST', '/spool', { filament_id: filament.body.id, price: 25 })
  assert.deepEqual(await stored(), ['25 USD', '20 USD'])
  assert.equal((await setCurrency('EUR')).status, 200)
  const paths = [`/spool/${spool.body.id}`, `/filament/${filament.body.id}`]
  for (const path of paths) {
    const { body } = await call('GET', path)
    assert.equal('price' in body, false, 'a price in another currency is left out')
    await call('PATCH', path, { ...body, filament_id: filament.body.id, price: null, comment: 'x' })
  }
  assert.deepEqual(await stored(), ['25 USD', '20 USD'], 'what is not shown stays')
  for (const path of paths) assert.equal((await call('PATCH', path, { price: 30 })).body.price, 30)
  assert.deepEqual(await stored(), ['30 EUR', '30 EUR'])
  for (const path of paths) await call('PATCH', path, { price: 30, comment: 'y' })
  assert.deepEqual(await stored(), ['30 EUR', '30 EUR'])
  for (const path of paths) assert.equal('price' in (await call('PATCH', path, { price: null })).body, false)
  assert.deepEqual(await stored(), ['null null', 'null null'])
  const dear = await call('POST', '/filament', { ...PRODUCT, name: 'Dear', price: 50 })
  const inherits = await call('POST', '/spool', { filament_id: dear.body.id })
  assert.deepEqual([dear.body.price, inherits.body.price], [50, 50])
})

test('prices in another currency are neither sorted by nor measured', async () => {
  const { call, key, setCurrency } = await connect()
  const filament = await call('POST', '/filament', PRODUCT)
  for (const [code, price] of [
    ['JPY', 3000],
    ['EUR', 19],
    ['EUR', 18],
  ] as const) {
    await setCurrency(code)
    await call('POST', '/spool', { filament_id: filament.body.id, price })
  }
  const { body } = await call('GET', '/spool?sort=price:desc')
  assert.deepEqual(
    body.map(({ price }: { price?: number }) => price),
    [19, 18, undefined],
  )
  const { body: metrics } = await send(server, `/spoolman/${key}`, 'GET', '/metrics')
  assert.equal(String(metrics).match(/^spoolman_spool_price\{/gm)?.length, 2)
})

test('a deleted record has its price only in the currency of the programs', async () => {
  const { user, call } = await connect()
  const filament = await call('POST', '/filament', { ...PRODUCT, price: 20 })
  await call('POST', '/spool', { filament_id: filament.body.id })
  const { body: spools } = await client.call('Filaments_GetFilaments', { as: user })
  const { body: types } = await client.call('FilamentTypes_GetFilamentTypes', { as: user })
  for (const [resource, record] of [
    ['spool', spools.items[0]],
    ['filament', types.items[0]],
  ] as const) {
    const priceIn = (code: string) =>
      (deletedPayload(resource, JSON.stringify(record), code) as { price?: number }).price
    assert.deepEqual([priceIn('USD'), priceIn('EUR')], [20, undefined])
  }
})

test('only a currency code is accepted as the currency', async () => {
  const { setCurrency } = await connect()
  for (const code of ['kr', 'eur', 'XYZ', '']) assert.equal((await setCurrency(code)).status, 400, code)
  assert.equal((await setCurrency('SEK')).status, 200)
})
