/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-call, typescript/no-unsafe-return --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()

/** A program of a user with one spool of each of two filaments, and three more of the first, one of them archived. */
async function connect() {
  const { call } = await connectProgram(server)
  const ids: number[] = []
  for (const [vendor, name] of [
    ['V1', 'F1'],
    ['V2', 'F2'],
  ] as const) {
    const made = await call('POST', '/vendor', { name: vendor })
    const facts = { name, vendor_id: made.body.id, material: 'PETG', density: 1.24, diameter: 1.75, weight: 1000 }
    const filament = await call('POST', '/filament', { ...facts, color_hex: 'ff0000' })
    ids.push(filament.body.id)
    await call('POST', '/spool', { filament_id: filament.body.id, location: 'Shelf' })
  }
  for (const archived of [false, true, false]) {
    await call('POST', '/spool', { filament_id: ids[0], remaining_weight: 400, archived })
  }
  const find = async (query: string) => {
    const { status, body } = await call('GET', `/search?${query}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  return { ids, find }
}

test('a search finds the records that have all words, with those of their vendor and material', async () => {
  const { ids, find } = await connect()
  const found = async (q: string) => {
    const { filaments, spools, vendors } = await find(`q=${encodeURIComponent(q)}`)
    return [
      filaments.map((hit: { filament: { id: number } }) => ids.indexOf(hit.filament.id)).join(),
      spools.length,
      vendors.length,
    ]
  }
  assert.deepEqual(await found('V1 F1'), ['0', 3, 0])
  assert.deepEqual(await found('  petg   v2 '), ['1', 1, 0])
  assert.deepEqual(await found('shelf f1'), ['', 1, 0])
  assert.deepEqual(await found('V1 F2'), ['', 0, 0])
  assert.deepEqual(await found('v1'), ['0', 3, 1])
  assert.deepEqual(await found('%'), ['', 0, 0])
  const { filaments, spools } = await find('q=v1')
  assert.deepEqual([filaments[0].match_field, spools[0].match_field], ['vendor.name', 'filament'])
  assert.equal((await find('q=1')).spools[0].match_field, 'id')
})

test('filaments that are found have their first spools when they are asked for', async () => {
  const { find } = await connect()
  const [plain] = (await find('q=f1&spools_per_filament=0')).filaments
  assert.deepEqual(['spools' in plain, 'spool_count' in plain], [false, false])
  const first = { id: 1, remaining_weight: 1000, location: 'Shelf', archived: false }
  const second = { id: 3, remaining_weight: 400, archived: false }
  const [hit] = (await find('q=f1&spools_per_filament=2')).filaments
  assert.deepEqual([hit.spools, hit.spool_count], [[first, second], 3])
  const all = await find('q=f1&spools_per_filament=10&allow_archived=true')
  assert.deepEqual([all.filaments[0].spools.length, all.filaments[0].spool_count, all.spools.length], [4, 4, 4])
  const red = await find('q=ff0000&spools_per_filament=1')
  assert.deepEqual(
    red.filaments.map((one: { spools: object[]; spool_count: number }) => [one.spools.length, one.spool_count]),
    [
      [1, 3],
      [1, 1],
    ],
  )
})
