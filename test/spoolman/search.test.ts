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
    await call('POST', '/spool', { filament_id: ids[0], remaining_weight: 400, lot_nr: 'L7', archived })
  }
  const find = async (query: string) => {
    const { status, body } = await call('GET', `/search?${query}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  return { ids, find }
}

test('a search finds the records that have all words, spools only with a word of their own', async () => {
  const { ids, find } = await connect()
  const found = async (q: string) => {
    const { filaments, spools, vendors } = await find(`q=${encodeURIComponent(q)}`)
    return [
      filaments.map((hit: { filament: { id: number } }) => ids.indexOf(hit.filament.id)).join(),
      spools.length,
      vendors.length,
    ]
  }
  assert.deepEqual(await found('V1 F1'), ['0', 0, 0])
  assert.deepEqual(await found('  petg   v2 '), ['1', 0, 0])
  assert.deepEqual(await found('shelf f1'), ['', 1, 0])
  assert.deepEqual(await found('shelf'), ['', 2, 0])
  assert.deepEqual(await found('V1 F2'), ['', 0, 0])
  assert.deepEqual(await found('v1'), ['0', 0, 1])
  assert.deepEqual(await found('%'), ['', 0, 0])
  const { filaments } = await find('q=v1')
  assert.equal(filaments[0].match_field, 'vendor.name')
  assert.equal((await find('q=f1+shelf')).spools[0].match_field, 'location')
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
  assert.deepEqual([all.filaments[0].spools.length, all.filaments[0].spool_count], [4, 4])
  assert.deepEqual([(await find('q=l7')).spools.length, (await find('q=l7&allow_archived=true')).spools.length], [2, 3])
  const red = await find('q=ff0000&spools_per_filament=1')
  assert.deepEqual(
    red.filaments.map((one: { spools: object[]; spool_count: number }) => [one.spools.length, one.spool_count]),
    [
      [1, 3],
      [1, 1],
    ],
  )
})

test('a search looks into additional fields that have texts', async () => {
  const { call } = await connectProgram(server)
  for (const [path, field] of [
    ['vendor/shop', { field_type: 'text' }],
    ['filament/finish', { field_type: 'choice', choices: ['Matte', 'Glitter'], multi_choice: true }],
    ['spool/tag', { field_type: 'text' }],
    ['spool/gate', { field_type: 'integer' }],
  ] as const) {
    assert.equal((await call('POST', `/field/${path}`, { name: 'A field', ...field })).status, 200)
  }
  const { body: vendor } = await call('POST', '/vendor', { name: 'V', extra: { shop: '"Corner store"' } })
  const facts = {
    name: 'F',
    vendor_id: vendor.id,
    density: 1.24,
    diameter: 1.75,
    extra: { finish: '["Matte","Glitter"]' },
  }
  const { body: filament } = await call('POST', '/filament', facts)
  await call('POST', '/spool', {
    filament_id: filament.id,
    comment: 'x',
    extra: { tag: '"\\u00c4 04A1"', gate: '77777' },
  })
  const found = async (q: string) => {
    const { body } = await call('GET', `/search?q=${encodeURIComponent(q)}`)
    const hits = [...body.vendors, ...body.filaments, ...body.spools]
    return hits.map(({ match_field: field }) => field)
  }
  assert.deepEqual(await found('corner'), ['extra.shop'])
  assert.deepEqual(await found('GLITTER'), ['extra.finish'])
  assert.deepEqual(await found('ä 04a1'), ['extra.tag'])
  assert.deepEqual(await found('04a1 x'), ['comment'])
  assert.deepEqual([await found('77777'), await found('u00c4'), await found('tag')], [[], [], []])
})

test('a search works with additional fields that are called as members of every object', async () => {
  const { call } = await connectProgram(server)
  for (const key of ['constructor', '__proto__']) {
    assert.equal((await call('POST', `/field/vendor/${key}`, { name: key, field_type: 'text' })).status, 200)
  }
  await call('POST', '/vendor', { name: 'Acme' })
  await call('POST', '/vendor', '{"name":"Other","extra":{"__proto__":"\\"Acme too\\""}}')
  const { status, body } = await call('GET', '/search?q=acme')
  assert.equal(status, 200)
  assert.deepEqual(
    body.vendors.map((hit: { match_field: string }) => hit.match_field),
    ['name', 'extra.__proto__'],
  )
})

test('a color is its digits or its name, and finds the most similar filaments first, then texts', async () => {
  const { call } = await connectProgram(server)
  const facts = { density: 1.24, diameter: 1.75 }
  for (const [name, color_hex] of [
    ['Nearly', 'fa0505'],
    ['Exactly', 'ff0000'],
    ['Sky', '00bfff'],
    ['Red by name', undefined],
  ]) {
    await call('POST', '/filament', { ...facts, name, color_hex })
  }
  await call('POST', '/filament', {
    ...facts,
    name: 'Both',
    multi_color_hexes: 'ffffff,fe0000',
    multi_color_direction: 'coaxial',
  })
  const found = async (q: string) => {
    const { body } = await call('GET', `/search?q=${encodeURIComponent(q)}`)
    const hits = body.filaments.map(
      ({ filament, match_field: field }: { filament: { name: string }; match_field: string }) =>
        `${filament.name}: ${field}`,
    )
    return [body.is_color_query, ...hits]
  }
  const reds = ['Exactly: color', 'Both: color', 'Nearly: color']
  for (const q of ['#f00', 'FF0000', 'ff000080']) assert.deepEqual(await found(q), [true, ...reds], q)
  assert.deepEqual(await found(' Red '), [true, ...reds, 'Red by name: name'])
  assert.deepEqual(await found('Deep Sky blue'), [true, 'Sky: color'])
  assert.deepEqual(await found('reddish'), [false])
})

test('the best matches come first: an id, then the beginning of a text, then additional fields', async () => {
  const { call } = await connectProgram(server)
  await call('POST', '/field/spool/tag', { name: 'Tag', field_type: 'text' })
  const { body: filament } = await call('POST', '/filament', { density: 1.24, diameter: 1.75 })
  for (const spool of [{ extra: { tag: '"5"' } }, { location: 'Shelf 5' }, {}, { lot_nr: '500' }, {}]) {
    await call('POST', '/spool', { filament_id: filament.id, ...spool })
  }
  const { body } = await call('GET', '/search?q=5')
  assert.deepEqual(
    body.spools.map(({ spool, match_field: field }: { spool: { id: number }; match_field: string }) => [
      spool.id,
      field,
    ]),
    [
      [5, 'id'],
      [4, 'lot_nr'],
      [2, 'location'],
      [1, 'extra.tag'],
    ],
  )
  assert.deepEqual((await call('GET', '/search?q=5&limit=1')).body.spools.length, 1)
  assert.deepEqual((await call('GET', '/search?q=%20')).body.spools, [])
})
