/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()

/** Columns of Spoolman's own exports. */
const VENDOR = ['id', 'registered', 'name', 'comment', 'empty_spool_weight', 'external_id']
const FILAMENT = [
  ...['id', 'registered', 'name', 'vendor_id', 'material', 'price', 'density', 'diameter', 'weight', 'spool_weight'],
  ...['article_number', 'comment', 'settings_extruder_temp', 'settings_bed_temp', 'color_hex', 'multi_color_hexes'],
  ...['multi_color_direction', 'external_id', ...VENDOR.map((name) => `vendor.${name}`)],
]
const SPOOL = [
  ...['id', 'registered', 'first_used', 'last_used', 'price', 'filament_id', 'initial_weight', 'spool_weight'],
  ...['used_weight', 'location', 'lot_nr', 'comment', 'archived', ...FILAMENT.map((name) => `filament.${name}`)],
]

test('a file has all properties, also those that no record has a value of', async () => {
  const { call } = await connectProgram(server)
  for (const [entity, names] of Object.entries({ vendors: VENDOR, filaments: FILAMENT, spools: SPOOL })) {
    const csv = (await call('GET', `/export/${entity}?fmt=csv`)).body
    const [header = []] = parse(csv)
    for (const name of names) assert(header.includes(name), `${entity} ${name}`)
  }
  const { body: vendor } = await call('POST', '/vendor', { name: 'Polymaker' })
  const facts = { density: 1.24, diameter: 1.75 }
  const { body: filament } = await call('POST', '/filament', { ...facts, vendor_id: vendor.id })
  const { body: other } = await call('POST', '/filament', facts)
  for (const { id } of [filament, other]) await call('POST', '/spool', { filament_id: id })
  for (const [entity, names] of Object.entries({ vendors: VENDOR, filaments: FILAMENT, spools: SPOOL })) {
    for (const record of (await call('GET', `/export/${entity}?fmt=json`)).body) {
      for (const name of names) assert(Object.hasOwn(record, name), `${entity} ${name}`)
    }
  }
  const [spool, second] = (await call('GET', '/export/spools?fmt=json')).body
  assert.deepEqual([spool.lot_nr, spool.first_used, spool['filament.color_hex']], [null, null, null])
  assert.deepEqual([spool.filament_id, spool['filament.vendor_id']], [filament.id, vendor.id])
  assert.deepEqual([second.filament_id, second['filament.vendor_id']], [other.id, null])
})

test('additional fields are in a file where they have a value', async () => {
  const { call } = await connectProgram(server)
  await call('POST', '/field/vendor/id', { name: 'Id', field_type: 'text' })
  for (const extra of [{ id: '"A, B"' }, {}])
    await call('POST', '/vendor', { name: `V${JSON.stringify(extra)}`, extra })
  const [first, second] = (await call('GET', '/export/vendors?fmt=json')).body
  assert.deepEqual([first['extra.id'], Object.hasOwn(second, 'extra.id')], ['"A, B"', false])
  assert.equal(Object.hasOwn(first, 'extra_id'), false)
  const rows = parse((await call('GET', '/export/vendors?fmt=csv')).body, { columns: true }) as Record<string, string>[]
  assert.deepEqual(
    rows.map((row) => row['extra.id']),
    ['"A, B"', ''],
  )
})
