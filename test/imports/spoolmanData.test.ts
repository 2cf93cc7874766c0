/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectProgram } from '../spoolman/connection.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { createSqlite } from './sqlite.ts'
import { commit, dryRun, rowsOf } from './support.ts'

const server = await startServer()

/** Database file with tables. */
function database(...statements: readonly string[]): Uint8Array {
  const file = createSqlite()
  for (const statement of statements) file.exec(statement)
  return file.export()
}

const registered = '2024-01-02T03:04:05Z'
const vendor = { name: 'Prusament', external_id: 'prusa', extra: { country: '"CZ"' } }
const filament = {
  ...{ name: 'Galaxy', density: 1.24, diameter: 1.75, color_hex: '1A1A1A80', external_id: 'galaxy' },
  ...{ extra: { ral: '9005' }, vendor },
}
/** A spool as the API of Spoolman has it. */
const nested = {
  id: 3,
  registered,
  used_weight: 10,
  initial_weight: 1000,
  extra: { tag: '"04A1"', other: '1' },
  filament,
}
/** The same in an export. */
const flat = {
  ...{ id: 3, registered: '2024-01-02 03:04:05', used_weight: 10, initial_weight: 1000 },
  ...{ 'extra.tag': '"04A1"', 'extra.other': '1', 'filament.extra.ral': '9005' },
  ...{ 'filament.id': 2, 'filament.name': 'Galaxy', 'filament.density': 1.24, 'filament.diameter': 1.75 },
  ...{ 'filament.color_hex': '1A1A1A80', 'filament.external_id': 'galaxy' },
  ...{ 'filament.vendor.name': 'Prusament', 'filament.vendor.external_id': 'prusa' },
  'filament.vendor.extra.country': '"CZ"',
}
const leftOut = (names: string) => `No additional field here fits these values, which are left out: ${names}.`

const text = (value: unknown) => `'${String(value)}'`
const fields = (name: string, key: string, value: string) => [
  `create table ${name}_field (${name}_id integer, key text, value text)`,
  `insert into ${name}_field values (3, ${text(key)}, ${text(value)})`,
]
const FILES = {
  'the API': JSON.stringify([nested]),
  'an export': JSON.stringify([flat]),
  'a table': [Object.keys(flat), Object.values(flat).map((value) => `"${String(value).replaceAll('"', '""')}"`)].join(
    '\n',
  ),
  'a database': database(
    'create table vendor (id integer, name text, external_id text)',
    `insert into vendor values (3, 'Prusament', 'prusa')`,
    'create table filament (id integer, vendor_id integer, name text, density real, diameter real, color_hex text, external_id text)',
    `insert into filament values (3, 3, 'Galaxy', 1.24, 1.75, '1A1A1A80', 'galaxy')`,
    'create table spool (id integer, registered text, filament_id integer, used_weight real, initial_weight real)',
    `insert into spool values (3, '2024-01-02 03:04:05', 3, 10, 1000)`,
    ...fields('vendor', 'country', '"CZ"'),
    ...fields('filament', 'ral', '9005'),
    ...fields('spool', 'tag', '"04A1"'),
    `insert into spool_field values (3, 'other', '1')`,
  ),
}

for (const [what, file] of Object.entries(FILES)) {
  test(`a spool of ${what} of Spoolman keeps its date, its ids, its opacity and the additional fields that fit`, async () => {
    const user = await newUser(server)
    const { call } = await connectProgram(server, { owner: user })
    await call('POST', '/field/spool/tag', { name: 'Tag', field_type: 'text' })
    await call('POST', '/field/filament/ral', { name: 'RAL', field_type: 'integer' })
    await call('POST', '/field/vendor/country', { name: 'Country', field_type: 'text' })
    const ready = await dryRun(server, user, file)
    const [row] = await rowsOf(server, user, ready)
    assert.deepEqual([row?.verdict, row?.reason], ['Created', leftOut('extra.other')])
    assert.deepEqual(
      [row?.outcome?.['createdDate'], row?.outcome?.['extra'], row?.outcome?.['filament.external_id']],
      ['2024-01-02T03:04:05.000Z', { tag: '"04A1"' }, 'galaxy'],
    )
    await commit(server, user, ready)
    const { body } = await call('GET', '/spool/3')
    assert.deepEqual([body.registered, body.extra], [registered, { tag: '"04A1"' }])
    const { color_hex: color, external_id: id, extra, vendor: brand } = body.filament
    assert.deepEqual([color, id, extra], ['1A1A1A80', 'galaxy', { ral: '9005' }])
    assert.deepEqual([brand.external_id, brand.extra], ['prusa', { country: '"CZ"' }])
  })
}

test('what a filament type and a brand have stays, and spools with and without a date are imported together', async () => {
  const user = await newUser(server)
  const { call } = await connectProgram(server, { owner: user })
  const { registered: _, ...undated } = nested
  const other = { ...filament, external_id: 'other', color_hex: '1A1A1A', vendor: { ...vendor, external_id: 'other' } }
  const ready = await dryRun(server, user, JSON.stringify([nested, { ...undated, id: 4, filament: other }]))
  const names = 'extra.tag, extra.other, filament.extra.ral, filament.vendor.extra.country'
  assert.deepEqual(
    (await rowsOf(server, user, ready)).map(({ reason }) => reason),
    [leftOut(names), leftOut(names)],
  )
  assert.equal((await commit(server, user, ready)).counts.created, 2)
  const { body } = await call('GET', '/spool?sort=id:asc')
  assert.deepEqual([body[0].registered, body[1].registered > registered], [registered, true])
  const [{ filament: type }] = body
  assert.deepEqual([type.external_id, type.color_hex, type.vendor.external_id], ['galaxy', '1A1A1A80', 'prusa'])
})

for (const format of ['json', 'csv']) {
  test(`what the spool interface exports as ${format} is what an import reads`, async () => {
    const user = await newUser(server)
    const { call } = await connectProgram(server, { owner: user })
    await call('POST', '/field/filament/ral', { name: 'RAL', field_type: 'integer' })
    const { body: made } = await call('POST', '/vendor', { name: 'Prusament', external_id: 'prusa' })
    const { vendor: _, ...facts } = filament
    const { body: type } = await call('POST', '/filament', { ...facts, vendor_id: made.id })
    await call('POST', '/spool', { filament_id: type.id, initial_weight: 1000, used_weight: 10, archived: true })
    const { body: file } = await call('GET', `/export/spools?fmt=${format}&allow_archived=true`)

    const other = await newUser(server)
    const { call: callOther } = await connectProgram(server, { owner: other })
    await callOther('POST', '/field/filament/ral', { name: 'RAL', field_type: 'integer' })
    await commit(server, other, await dryRun(server, other, format === 'json' ? JSON.stringify(file) : String(file)))
    const { body: imported } = await callOther('GET', '/spool/1')
    const { body: exported } = await call('GET', '/spool/1')
    const {
      registered: _r,
      filament: { id: _i, registered: _f, vendor, ...same },
    } = exported
    assert.deepEqual([imported.used_weight, imported.archived], [10, true])
    assert.deepEqual([imported.filament.vendor.name, imported.filament.vendor.external_id], [vendor.name, 'prusa'])
    const { id: _o, registered: _d, vendor: _v, ...got } = imported.filament
    assert.deepEqual({ ...got, weight: undefined }, { ...same, weight: undefined })
  })
}

test('a spool with a time that no request could send is an error of its row, and the others are imported', async () => {
  const user = await newUser(server)
  const names = ['registered', 'first_used', 'last_used']
  const times = ['9999-12-31T23:59:59-12:00', '1969-12-31T23:59:59Z', '2024-02-30T00:00:00Z']
  const wrong = names.flatMap((name) => times.map((time) => ({ ...nested, [name]: time })))
  const spools = [...wrong, nested].map((spool, at) => ({ ...spool, id: at + 1 }))
  const ready = await dryRun(server, user, JSON.stringify(spools))
  assert.deepEqual(
    (await rowsOf(server, user, ready)).slice(0, -1).map(({ verdict, reason }) => `${verdict}: ${reason}`),
    names.flatMap((name) => times.map(() => `Error: ${name} is not a date and time from 1970 to 2200.`)),
  )
  const { state, counts } = await commit(server, user, ready)
  assert.deepEqual([state, counts.created], ['Committed', 1])
})
