import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { load, newFilament, newPrinter, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client } = server

/** Values that only their owner may read, by the contract's names. */
const OF_SPOOL = {
  lotNumber: 'LOT-8d1f',
  articleNumber: 'ART-8d1f',
  barcode: '4008496559381',
  reorderUrl: 'https://shop.example.org/private-8d1f',
  tags: ['spool-8d1f'],
  purchasePrice: 24.681357,
  purchaseCurrency: 'EUR',
}
const OF_PRINTER = {
  serialNumber: 'SERIAL-8d1f',
  firmware: 'FIRMWARE-8d1f',
  purchasePrice: 819.135792,
  purchaseCurrency: 'EUR',
}
const PART = { name: 'PART-8d1f', amount: 1, cost: 13.579246 }
const PRIVATE = /8d1f|4008496559381|24\.681357|819\.135792|13\.579246/

let owner: User
let stranger: User
const paths: string[] = []

before(async () => {
  owner = await newUser(server, { view_status: 'Public' })
  stranger = await newUser(server)
  const spool = await newFilament(server, owner)
  const printer = await newPrinter(server, owner)
  await load(server, printer, spool)
  await client.call('Filaments_PatchFilament', { as: owner, path: { id: spool.id }, body: OF_SPOOL })
  await client.call('Printers_PatchPrinter', { as: owner, path: { id: printer.id }, body: OF_PRINTER })
  const work = { printerId: printer.id, category: 'Nozzle', done: true, parts: [PART] }
  await client.call('PrinterMaintenance_PostEntry', { as: owner, body: work })
  const shown = { viewStatus: 'Public' }
  const { body: project } = await client.call('Projects_PostProject', { as: owner, body: { name: 'Shelf', ...shown } })
  const filamentUsage = [{ filamentId: spool.id, amountMg: 1000 }]
  const references = { printerId: printer.id, projectId: project.id, filamentUsage }
  const { body: print } = await client.call('Prints_PostPrint', {
    as: owner,
    body: { title: 'Bracket', status: 'Success', rating: 5, ...references, ...shown },
  })
  paths.push(
    `/api/Prints/${print.id}`,
    `/api/Projects/${project.id}`,
    `/api/Projects/${project.id}/prints`,
    `/api/Users/${owner.id}`,
    `/api/Users/${owner.id}/prints`,
    `/prints/${print.id}`,
    '/api/Feed',
    '/api/Filaments?searchText=8d1f',
    '/api/Filaments?tags=spool-8d1f',
    '/api/Printers',
    '/api/Printers/summary',
    '/api/PrinterMaintenance',
    `/api/Printers/${printer.id}`,
    `/api/Filaments/${spool.id}`,
  )
})

describe('what only the owner may know of spools, printers and their maintenance', () => {
  test('is read by the owner', async () => {
    const texts = await Promise.all(
      paths.slice(-5).map(async (path) => (await client.raw('GET', path, { as: owner })).text),
    )
    const all = texts.join('\n')
    const values = [...Object.values(OF_SPOOL), ...Object.values(OF_PRINTER), ...Object.values(PART)]
    for (const value of values.flat()) assert(all.includes(String(value)), String(value))
  })

  test('is in no response to others, of a public print, project and profile', async () => {
    let found = 0
    for (const as of [stranger, undefined]) {
      for (const path of paths) {
        const { status, text } = await client.raw('GET', path, { as })
        assert.doesNotMatch(text, PRIVATE, path)
        if (status === 200) found += 1
      }
    }
    // Prints, projects and profiles for both; the stranger's own empty lists.
    assert(found >= 16, `${found} responses`)
  })
})
