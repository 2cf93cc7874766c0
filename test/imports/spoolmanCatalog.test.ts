/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ImportDto } from '../../generated/api.d.ts'
import type { User } from '../support/user.ts'
import { connectProgram } from '../spoolman/connection.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { createSqlite } from './sqlite.ts'
import { commit, dryRun, rowsOf, undo, work } from './support.ts'

const server = await startServer()
const { client } = server

type Row = Readonly<Record<string, unknown>>

/** Tables of a database of Spoolman. */
interface Tables {
  readonly vendors?: readonly Row[]
  readonly filaments?: readonly Row[]
  readonly spools?: readonly Row[]
  readonly settings?: readonly Row[]
  /** Values of additional fields of the records, by kind. */
  readonly values?: Readonly<Partial<Record<'vendor' | 'filament' | 'spool', readonly Row[]>>>
}

const COLUMNS = {
  vendor: 'id, registered, name, comment, empty_spool_weight, external_id',
  filament: `id, registered, name, vendor_id, material, price, density, diameter, weight, spool_weight, article_number, comment,
    settings_extruder_temp, settings_bed_temp, color_hex, multi_color_hexes, multi_color_direction, external_id`,
  spool: 'id, registered, filament_id, used_weight, initial_weight',
  setting: 'key, value, last_updated',
}

/** Database file of Spoolman. */
function database({ vendors = [], filaments = [], spools = [], settings = [], values = {} }: Tables): Uint8Array {
  const file = createSqlite()
  const insert = (table: string, columns: string, rows: readonly Row[]) => {
    const names = columns.split(',').map((name) => name.trim())
    file.exec(`create table ${table} (${columns})`)
    const statement = file.prepare(`insert into ${table} values (${names.map(() => '?').join(', ')})`)
    for (const row of rows) statement.run(names.map((name) => (row[name] ?? null) as string | number | null))
    statement.free()
  }
  insert('vendor', COLUMNS.vendor, vendors)
  insert('filament', COLUMNS.filament, filaments)
  insert('spool', COLUMNS.spool, spools)
  insert('setting', COLUMNS.setting, settings)
  for (const kind of ['vendor', 'filament', 'spool'] as const)
    insert(`${kind}_field`, `${kind}_id, key, value`, values[kind] ?? [])
  return file.export()
}

const registered = '2024-01-02 03:04:05'
const galaxy = { id: 2, registered, name: 'Galaxy', vendor_id: 1, material: 'PLA', density: 1.24, diameter: 1.75 }
const vendor = { id: 1, registered, name: 'Prusament' }

async function readRows(user: User, ready: Pick<ImportDto, 'id'>) {
  const rows = await rowsOf(server, user, ready)
  return rows.map(({ kind, label, verdict, reason }) => [kind, label, verdict, reason])
}

async function typesOf(user: User) {
  const { body } = await client.call('FilamentTypes_GetFilamentTypes', { as: user, query: { sortColumn: 'name' } })
  return body.items
}

async function brandsOf(user: User) {
  const { body } = await client.call('Brands_GetBrands', { as: user, query: { sortColumn: 'name' } })
  return body.items
}

test('filaments and vendors of Spoolman that no spool is of become filament types and brands', async () => {
  const user = await newUser(server)
  const lonely = {
    ...{
      id: 7,
      registered,
      name: 'Lonely',
      vendor_id: 4,
      material: 'PETG',
      price: 24.5,
      density: 1.27,
      diameter: 2.85,
    },
    ...{ weight: 750, spool_weight: 190, article_number: 'A 1', comment: 'Dry it\nfirst', settings_extruder_temp: 240 },
    ...{ settings_bed_temp: 85, color_hex: '1A1A1A80', external_id: 'acme_lonely' },
  }
  const file = database({
    vendors: [
      vendor,
      { id: 4, registered, name: 'Acme', comment: 'Far', empty_spool_weight: 250, external_id: 'acme' },
    ],
    filaments: [galaxy, lonely, { id: 8, density: 1.24, diameter: 1.75, multi_color_hexes: 'FF0000,00FF00' }],
    spools: [{ id: 1, filament_id: 2, used_weight: 0 }],
  })
  const ready = await dryRun(server, user, file)
  const made = [
    ['Brand', 'Acme', 'Created', null],
    ['FilamentType', 'Acme Lonely', 'Created', null],
    ['FilamentType', '–', 'Created', null],
    ['Spool', 'Prusament Galaxy #1', 'Created', null],
  ]
  assert.deepEqual(await readRows(user, ready), made)
  assert.deepEqual([await typesOf(user), await brandsOf(user)], [[], []], 'the dry run changes nothing')
  const committed = await commit(server, user, ready)
  assert.deepEqual(await readRows(user, committed), made)
  const [, type] = await typesOf(user)
  const { id: _i, brandId: _b, updatedDate: _u, ...facts } = type ?? {}
  assert.deepEqual(facts, {
    ...{
      brandName: 'Acme',
      name: 'Lonely',
      materialType: 'PETG',
      materialDensityGramPerCubicCm: 1.27,
      diameterMm: 2.85,
    },
    ...{ colorName: null, colorHex: '#1A1A1A', colors: [], colorPattern: 'Solid', finishType: null },
    ...{ initialNominalWeightMg: 750_000, spoolWeightMg: 190_000, nozzleTemperatureCelsius: 240 },
    ...{ bedTemperatureCelsius: 85, purchasePrice: 24.5, purchaseCurrency: 'USD', articleNumber: 'A 1' },
    reorderPointMg: null,
    ...{ notes: 'Dry it\nfirst', externalId: 'acme_lonely', spoolCount: 0, activeSpoolCount: 0, remainingMg: 0 },
    createdDate: '2024-01-02T03:04:05.000Z',
  })
  const [brand] = await brandsOf(user)
  assert.deepEqual([brand?.name, brand?.emptySpoolWeightMg, brand?.notes], ['Acme', 250_000, 'Far'])
  assert.deepEqual([brand?.externalId, brand?.createdDate], ['acme', '2024-01-02T03:04:05.000Z'])
  const { call } = await connectProgram(server, { owner: user })
  const { body: opaque } = await call('GET', '/filament?name=Lonely')
  assert.equal(opaque[0].color_hex, '1A1A1A80')

  const again = await commit(server, user, await dryRun(server, user, file))
  assert.deepEqual([again.counts.created, again.counts.same], [0, 4], 'nothing is doubled')
  const undone = await undo(server, user, committed)
  assert.deepEqual(
    (await rowsOf(server, user, undone)).map((row) => row.undo),
    ['Removed', 'Removed', 'Removed', 'Removed'],
  )
  assert.deepEqual([await typesOf(user), await brandsOf(user)], [[], []], 'nor what the spool brought along is left')
})

test('a filament is the type that is here with its facts, as a spool of it would be', async () => {
  const user = await newUser(server)
  const { call } = await connectProgram(server, { owner: user })
  await call('POST', '/vendor', { name: 'PRUSAMENT' })
  const { materialType, ...rest } = { materialType: 'PLA', brandName: 'Prusament', name: 'galaxy' }
  await client.call('FilamentTypes_PostFilamentType', { as: user, body: { ...rest, materialType } })
  const file = database({
    vendors: [vendor, { id: 5, name: 'prusament' }, { id: 6, name: 'Acme' }, { id: 9, name: 'ACME' }],
    filaments: [galaxy, { ...galaxy, id: 3, name: 'Other' }, { ...galaxy, id: 4, name: 'Other (2)' }],
  })
  const expected = [
    ['Brand', 'Prusament', 'Same', 'A brand with this name is recorded.'],
    ['Brand', 'prusament', 'Same', 'A brand with this name is recorded.'],
    ['Brand', 'Acme', 'Created', null],
    ['Brand', 'ACME', 'Skipped', 'An earlier brand of the file has the same name.'],
    ['FilamentType', 'Prusament Galaxy', 'Same', 'It is recorded here.'],
    ['FilamentType', 'Prusament Other', 'Created', null],
    ['FilamentType', 'Prusament Other (2)', 'Skipped', 'An earlier filament of the file is the same.'],
  ]
  const ready = await dryRun(server, user, file)
  assert.deepEqual(await readRows(user, ready), expected)
  assert.deepEqual(await readRows(user, await commit(server, user, ready)), expected)
  // The next spool of the filament is of its type, which the undo then leaves.
  const later = database({
    vendors: [vendor],
    filaments: [{ ...galaxy, id: 3, name: 'Other' }],
    spools: [{ id: 1, filament_id: 3, used_weight: 0 }],
  })
  await commit(server, user, await dryRun(server, user, later))
  const type = (await typesOf(user)).find(({ name }) => name === 'Other')
  assert.equal(type?.spoolCount, 1)
  const undone = await rowsOf(server, user, await undo(server, user, ready))
  assert.deepEqual(
    undone.filter((row) => row.undo !== null).map((row) => [row.label, row.undo, row.reason]),
    [
      ['Acme', 'Removed', null],
      ['Prusament Other', 'Stays', 'Spools are of it.'],
    ],
  )
})

test('what nobody can record is an error of its row', async () => {
  const user = await newUser(server)
  const file = database({
    vendors: [{ id: null, name: 'Nobody' }, { id: 2 }, { id: 3, name: 'Late', registered: 'yesterday' }],
    filaments: [
      { id: null, vendor_id: 9, name: 'Void', density: 1, diameter: 1 },
      { id: 2, vendor_id: 9, name: 'Thick', density: 1, diameter: 900_000 },
      { id: 3, name: 'Wrong', density: 'much', diameter: -1, color_hex: 'black', price: 'free', vendor_id: 'x' },
    ],
  })
  assert.deepEqual(await readRows(user, await dryRun(server, user, file)), [
    ['Brand', 'Nobody', 'Error', 'The vendor has no id.'],
    ['Brand', '#2', 'Error', 'The vendor has no name.'],
    ['Brand', 'Late', 'Error', 'registered is not a date and time.'],
    ['FilamentType', 'Void', 'Error', 'The filament has no id.'],
    ['FilamentType', 'Thick', 'Error', 'diameterMm: This must be at most 10.'],
    [
      'FilamentType',
      'Wrong',
      'Created',
      'These values cannot be used and are left out: density, diameter, color_hex, price.',
    ],
  ])
})

test('more filaments than a batch are imported, and removed', async () => {
  const user = await newUser(server)
  const filaments = Array.from({ length: 1_200 }, (_, at) => ({ ...galaxy, id: at + 1, name: `Kind ${at} of them` }))
  const ready = await dryRun(server, user, database({ vendors: [vendor], filaments }))
  assert.deepEqual([ready.state, ready.counts.created], ['Ready', 1_201])
  const committed = await commit(server, user, ready)
  assert.deepEqual([committed.state, committed.counts.created], ['Committed', 1_201])
  const { state } = await undo(server, user, committed)
  assert.deepEqual([state, await typesOf(user), await brandsOf(user)], ['Undone', [], []])
})

const tag = { key: 'tag', entity_type: 'spool', name: 'Tag', order: 1, unit: null, field_type: 'text' }
const finish = {
  ...{ key: 'finish', name: 'Finish', field_type: 'choice', choices: ['Matte', 'Silk'], multi_choice: false },
  default_value: '"Silk"',
}
const setting = (kind: string, fields: unknown) => ({ key: `extra_fields_${kind}`, value: JSON.stringify(fields) })

test('additional fields of a database of Spoolman come along with their values', async () => {
  const user = await newUser(server)
  const { call } = await connectProgram(server, { owner: user })
  const site = { key: 'site', name: 'Site', field_type: 'text' }
  const file = database({
    vendors: [vendor],
    filaments: [galaxy, { ...galaxy, id: 3, name: 'Lonely' }],
    spools: [{ id: 1, filament_id: 2, used_weight: 0 }],
    settings: [
      setting('spool', [tag]),
      setting('filament', [finish]),
      setting('vendor', [site]),
      { key: 'currency', value: '"EUR"' },
    ],
    values: {
      spool: [
        { spool_id: 1, key: 'tag', value: '"04A1"' },
        { spool_id: 1, key: 'other', value: '1' },
      ],
      filament: [
        { filament_id: 3, key: 'finish', value: '"Matte"' },
        { filament_id: 2, key: 'finish', value: '"Rough"' },
      ],
    },
  })
  const leftOut = 'No additional field here fits these values, which are left out: extra.other, filament.extra.finish.'
  const expected = [
    ['Settings', 'Tag (extra.tag)', 'Created', null],
    ['Settings', 'Finish (filament.extra.finish)', 'Created', null],
    ['Settings', 'Site (filament.vendor.extra.site)', 'Created', null],
    ['FilamentType', 'Prusament Lonely', 'Created', null],
    ['Spool', 'Prusament Galaxy #1', 'Created', leftOut],
  ]
  const ready = await dryRun(server, user, file)
  assert.deepEqual(await readRows(user, ready), expected)
  assert.deepEqual((await call('GET', '/field/spool')).body, [], 'the dry run changes nothing')
  const body = { currency: 'CHF' }
  await client.call('Imports_PatchImport', { as: user, path: { id: ready.id }, body })
  assert.deepEqual(
    await readRows(user, await work(server, user, ready.id)),
    expected,
    'a repeated dry run decides the same',
  )
  const committed = await commit(server, user, ready)
  assert.deepEqual(await readRows(user, committed), expected)
  const { body: fields } = await call('GET', '/field/filament')
  assert.deepEqual(fields, [{ ...finish, entity_type: 'filament', order: 0 }])
  assert.deepEqual((await call('GET', '/spool/1')).body.extra, { tag: '"04A1"' })
  const { body: types } = await call('GET', '/filament?name=Lonely')
  assert.deepEqual(types[0].extra, { finish: '"Matte"' })

  const again = await commit(server, user, await dryRun(server, user, file))
  assert.deepEqual([again.counts.created, again.counts.same], [0, 5], 'nothing is doubled')
  // One is changed, and one has the value of another record.
  await call('POST', '/field/vendor/site', { ...site, name: 'Home' })
  await call('POST', '/filament', { density: 1, diameter: 1.75, extra: { finish: '"Silk"' } })
  const undone = await rowsOf(server, user, await undo(server, user, committed))
  assert.deepEqual(
    undone.map((row) => [row.undo, row.undo === 'Stays' ? row.reason : null]),
    [
      ['Removed', null],
      ['Stays', 'Records have values of it.'],
      ['Stays', 'It was changed since it was imported.'],
      ['Removed', null],
      ['Removed', null],
    ],
  )
  assert.deepEqual((await call('GET', '/field/spool')).body, [])
})

test('additional fields that are here stay, and definitions that cannot be used are errors', async () => {
  const user = await newUser(server)
  const { call } = await connectProgram(server, { owner: user })
  await call('POST', '/field/spool/tag', { name: 'Label', field_type: 'text' })
  await call('POST', '/field/filament/finish', { name: 'Finish', field_type: 'integer' })
  const many = Array.from({ length: 130 }, (_, at) => ({ key: `f${at}`, name: 'F', field_type: 'boolean' }))
  const invalid = 'The definition of this additional field is not valid.'
  const file = database({
    settings: [
      setting('spool', [tag, tag, { ...tag, key: 'A b' }, { ...tag, key: 'n', field_type: 'choice' }, null, 'x', 7]),
      setting('filament', [finish, { ...tag, key: 'n', order: 'first' }, { ...tag, key: 'd', default_value: '1' }]),
      setting('vendor', many),
      { key: 'extra_fields_vendor', value: '[{"key":' },
      { key: 'extra_fields_vendor', value: '{}' },
      { key: 'extra_fields_vendor', value: 7 },
      { key: 'extra_fields_vendor', value: '['.repeat(500_000) },
      { key: 'extra_fields_printer', value: '[1]' },
      { key: null, value: null },
    ],
  })
  const ready = await dryRun(server, user, file)
  const rows = await readRows(user, ready)
  const same = ['Settings', 'Tag (extra.tag)', 'Same', 'It is recorded here.']
  assert.deepEqual(rows.slice(0, 10), [
    same,
    ['Settings', 'Tag (extra.tag)', 'Skipped', 'Row 1 is the same.'],
    ['Settings', 'Tag (extra.A b)', 'Error', invalid],
    ['Settings', 'Tag (extra.n)', 'Error', invalid],
    ['Settings', '(extra.)', 'Error', invalid],
    ['Settings', '(extra.)', 'Error', invalid],
    ['Settings', '(extra.)', 'Error', invalid],
    [
      'Settings',
      'Finish (filament.extra.finish)',
      'Skipped',
      'A field with the same key and another type is recorded.',
    ],
    ['Settings', 'Tag (filament.extra.n)', 'Error', invalid],
    ['Settings', 'Tag (filament.extra.d)', 'Error', invalid],
  ])
  const ofVendor = rows.slice(10)
  assert.deepEqual(ofVendor[127], ['Settings', 'F (filament.vendor.extra.f127)', 'Created', null])
  const bound = 'There can be at most 128 additional fields of a kind.'
  assert.deepEqual(ofVendor[128], ['Settings', 'F (filament.vendor.extra.f128)', 'Error', bound])
  assert.deepEqual(
    ofVendor.slice(130),
    Array.from({ length: 4 }, () => ['Settings', 'extra_fields_vendor', 'Error', 'The row cannot be read.']),
  )
  const committed = await commit(server, user, ready)
  assert.deepEqual(await readRows(user, committed), rows)
  assert.equal((await call('GET', '/field/vendor')).body.length, 128)
  assert.equal((await call('GET', '/field/spool')).body[0].name, 'Label')
  await undo(server, user, committed)
  assert.deepEqual((await call('GET', '/field/vendor')).body, [])
  assert.equal((await call('GET', '/field/spool')).body.length, 1)
})

test('prices of a database of Spoolman are in the currency that its settings name', async () => {
  for (const [value, expected] of [
    ['"sek"', 'SEK'],
    ['"XXY"', 'EUR'],
    [null, 'EUR'],
  ] as const) {
    const user = await newUser(server, { currency: 'EUR' })
    const file = database({
      vendors: [vendor],
      filaments: [
        { ...galaxy, price: 24.5 },
        { ...galaxy, id: 3, name: 'Lonely', price: 19 },
      ],
      spools: [{ id: 1, filament_id: 2, used_weight: 0 }],
      settings: value === null ? [] : [{ key: 'currency', value }],
    })
    await commit(server, user, await dryRun(server, user, file))
    const { body } = await client.call('Filaments_GetFilaments', { as: user })
    const priced = [...body.items, ...(await typesOf(user))]
    assert.deepEqual(
      priced.map(({ purchasePrice, purchaseCurrency }) => [purchasePrice, purchaseCurrency]).toSorted(),
      [
        [19, expected],
        [24.5, expected],
        [24.5, expected],
      ],
    )
  }
})
