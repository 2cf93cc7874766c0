/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-call, typescript/no-unsafe-return --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { silentOperations } from './answerCheck.ts'
import { connectProgram, send, type Program } from './connection.ts'

const server = await startServer()

async function makeSpool({ call }: Program, spool: object = {}, filament: object = {}) {
  const vendor = await call('POST', '/vendor', { name: 'Polymaker', empty_spool_weight: 140 })
  const facts = { name: 'Galaxy Black', vendor_id: vendor.body.id, material: 'PLA', density: 1.24, diameter: 1.75 }
  const made = await call('POST', '/filament', { ...facts, weight: 1000, color_hex: '1a1a1a', ...filament })
  assert.equal(made.status, 200, JSON.stringify(made.body))
  const answer = await call('POST', '/spool', { filament_id: made.body.id, ...spool })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return { vendor: vendor.body, filament: made.body, spool: answer.body }
}

test('vendor, filament and spool are created with 200, in grams and millimetres, and null is never sent', async () => {
  const program = await connectProgram(server)
  const { vendor, filament, spool } = await makeSpool(program, { remaining_weight: 800, location: 'Shelf' })
  assert.match(vendor.registered, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  assert.deepEqual(filament.vendor, vendor)
  assert.equal(filament.color_hex, '1A1A1A')
  assert.deepEqual(
    { ...spool, registered: '', filament: null },
    {
      id: 1,
      registered: '',
      filament: null,
      initial_weight: 1000,
      spool_weight: 140,
      used_weight: 200,
      remaining_weight: 800,
      used_length: spool.used_length,
      remaining_length: spool.remaining_length,
      location: 'Shelf',
      archived: false,
      extra: {},
    },
  )
  assert.equal(Math.round(spool.used_length), 67057)
  const list = await program.call('GET', '/spool')
  assert.deepEqual([list.status, list.headers.get('x-total-count'), list.body], [200, '1', [spool]])
  assert.equal(JSON.stringify(list.body).includes('null'), false)
})

test('what other clients send is understood: text for numbers, empty colors, unknown properties, milliseconds, no media type', async () => {
  const program = await connectProgram(server)
  const { spool } = await makeSpool(
    program,
    { initial_weight: '1000', remaining_weight: '750.5', finish: 'matte', last_used: 1_760_000_000_000, extra: null },
    { color_hex: '', glow: false, extra: null },
  )
  assert.equal(spool.remaining_weight, 750.5)
  assert.equal(spool.last_used, '2025-10-09T08:53:20Z')
  assert.equal('color_hex' in spool.filament, false)
  const patched = await program.call('PATCH', `/spool/${spool.id}`, '{"location":"Dry box"}', { 'Content-Type': '' })
  assert.deepEqual([patched.status, patched.body.location], [200, 'Dry box'])
  const archived = await program.call('PATCH', `/spool/${spool.id}`, { archived: 1 })
  assert.deepEqual([archived.status, archived.body.archived], [200, true])
})

test('use, measure and give back', async () => {
  const program = await connectProgram(server)
  const { spool } = await makeSpool(program)
  const used = await program.call('PUT', `/spool/${spool.id}/use`, { use_weight: 100 })
  assert.deepEqual([used.status, used.body.used_weight, used.body.remaining_weight], [200, 100, 900])
  assert.equal(typeof used.body.first_used, 'string')
  const back = await program.call('PUT', `/spool/${spool.id}/use`, { use_weight: -500 })
  assert.equal(back.body.used_weight, 0)
  const weighed = await program.call('PUT', `/spool/${spool.id}/measure`, { weight: 640 })
  assert.equal(weighed.body.remaining_weight, 500)
  const heavy = await program.call('PUT', `/spool/${spool.id}/measure`, { weight: 1340 })
  assert.deepEqual([heavy.body.initial_weight, heavy.body.used_weight], [1200, 0])
  for (const body of [{}, { use_weight: 1, use_length: 1 }]) {
    const refused = await program.call('PUT', `/spool/${spool.id}/use`, body)
    assert.deepEqual([refused.status, typeof refused.body.message], [400, 'string'])
  }
})

test('a spool that has its initial weight from its filament is weighed and corrected like others', async () => {
  for (const [method, change, expected] of [
    ['PUT', { weight: 940 }, [1000, 200, 800]],
    ['PUT', { weight: 1340 }, [1200, 0, 1200]],
    ['PATCH', { remaining_weight: 800 }, [1000, 200, 800]],
    ['PATCH', { used_weight: 300 }, [1000, 300, 700]],
    ['PATCH', { used_weight: 100 }, [1000, 100, 900]],
    ['PATCH', { used_weight: 300, initial_weight: null }, [1000, 300, 700]],
    ['PATCH', { used_weight: 300, initial_weight: 900 }, [900, 300, 600]],
  ] as const) {
    const program = await connectProgram(server)
    const { filament, spool } = await makeSpool(program, {}, { weight: null })
    const path = `/spool/${spool.id}`
    const stock = async () => {
      const { body } = await program.call('GET', path)
      return [body.initial_weight, body.used_weight, body.remaining_weight]
    }
    const correct = () => program.call(method, method === 'PUT' ? `${path}/measure` : path, change)
    await program.call('PUT', `${path}/use`, { use_weight: 100 })
    // What was used needs no weight.
    if (!('used_weight' in change)) assert.equal((await correct()).status, 400)
    await program.call('PATCH', `/filament/${filament.id}`, { weight: 1000 })
    assert.deepEqual(await stock(), [1000, 100, 900])
    assert.equal((await correct()).status, 200)
    assert.deepEqual(await stock(), expected, JSON.stringify(change))
    await program.call('PATCH', `/filament/${filament.id}`, { weight: 500 })
    assert.deepEqual(await stock(), expected, 'from then on the weight is its own')
  }
})

test('a spool that is moved to a filament with a weight is corrected from that weight', async () => {
  const program = await connectProgram(server)
  const { spool } = await makeSpool(program, {}, { weight: null })
  const heavy = await program.call('POST', '/filament', { density: 1.24, diameter: 1.75, weight: 2000 })
  const change = { filament_id: heavy.body.id, remaining_weight: 800 }
  const { body } = await program.call('PATCH', `/spool/${spool.id}`, change)
  assert.deepEqual([body.initial_weight, body.used_weight, body.remaining_weight], [2000, 1200, 800])
})

test('additional fields are registered, merged by key and removed by null', async () => {
  const program = await connectProgram(server)
  const { spool } = await makeSpool(program)
  const unknown = await program.call('PATCH', `/spool/${spool.id}`, { extra: { tag: '"04A1"' } })
  assert.deepEqual([unknown.status, typeof unknown.body.message], [400, 'string'])
  await program.call('POST', '/field/spool/tag', { name: 'Tag', field_type: 'text' })
  const fields = await program.call('POST', '/field/spool/mmu_gate_map', {
    name: 'Gate',
    field_type: 'integer',
    default_value: '-1',
  })
  assert.deepEqual(
    fields.body.map(({ key }: { key: string }) => key),
    ['mmu_gate_map', 'tag'],
  )
  await program.call('PATCH', `/spool/${spool.id}`, { extra: { tag: '"04A1"' } })
  const both = await program.call('PATCH', `/spool/${spool.id}`, { extra: { mmu_gate_map: '3' } })
  assert.deepEqual(both.body.extra, { tag: '"04A1"', mmu_gate_map: '3' })
  assert.equal((await program.call('GET', '/spool?extra.tag=04a')).body.length, 1)
  assert.deepEqual((await program.call('GET', '/field/spool/tag/values')).body, ['04A1'])
  const less = await program.call('PATCH', `/spool/${spool.id}`, { extra: { tag: null } })
  assert.deepEqual(less.body.extra, { mmu_gate_map: '3' })
  await program.call('POST', '/field/spool/factor', { name: 'Factor', field_type: 'float' })
  for (const extra of [{ mmu_gate_map: '"x"' }, { factor: '1e999' }, { tag: '"\\u0000"' }, { tag: '"\\ud83e"' }])
    assert.equal((await program.call('PATCH', `/spool/${spool.id}`, { extra })).status, 400, JSON.stringify(extra))
  const emoji = await program.call('PATCH', `/spool/${spool.id}`, { extra: { tag: '"\\ud83e\\uddf5"' } })
  assert.equal(emoji.status, 200)
  assert.equal((await program.call('GET', '/spool?sort=extra.tag:desc')).body.length, 1)
  await program.call('PATCH', `/spool/${spool.id}`, { extra: { tag: null } })
  assert.equal((await program.call('DELETE', '/field/spool/mmu_gate_map')).status, 200)
  assert.deepEqual((await program.call('GET', `/spool/${spool.id}`)).body.extra, {})
})

test('filters, order, limit and the number of all', async () => {
  const program = await connectProgram(server)
  const { filament } = await makeSpool(program, { location: 'A', lot_nr: 'x' })
  for (const location of ['B', 'AB', '']) await program.call('POST', '/spool', { filament_id: filament.id, location })
  const ids = async (query: string) => {
    const { status, body, headers } = await program.call('GET', `/spool?${query}`)
    assert.equal(status, 200, JSON.stringify(body))
    return [body.map(({ id }: { id: number }) => id).join(), headers.get('x-total-count')]
  }
  assert.deepEqual(await ids('location=a'), ['1,3', '2'])
  assert.deepEqual(await ids('location=%22A%22,b'), ['1,2,3', '3'])
  assert.deepEqual(await ids('location='), ['4', '1'])
  assert.deepEqual(await ids('sort=location:desc&limit=2'), ['2,3', '4'])
  assert.deepEqual(await ids('sort=lot_nr:desc,id:desc'), ['1,4,3,2', '4'])
  assert.deepEqual(await ids('filament.vendor.id=-1'), ['', '0'])
  assert.deepEqual(await ids('filament.vendor.name=poly&limit=1&offset=3'), ['4', '4'])
  assert.deepEqual(await ids(`filament_id=${filament.id}&allow_archived=False&unknown=1`), ['1,2,3,4', '4'])
  assert.deepEqual(await ids('first_used=&registered=2020-01-01%7C'), ['1,2,3,4', '4'])
  assert.deepEqual(await ids('sort=filament_id:asc,filament.vendor_id:desc'), ['1,2,3,4', '4'])
  assert.deepEqual(await ids('sort=filament.multi_color_hexes:asc'), ['1,2,3,4', '4'])
  assert.equal((await program.call('GET', '/filament?sort=vendor_id:asc')).status, 200)
  assert.equal((await program.call('GET', '/spool?sort=wrong:asc')).status, 400)
  const similar = await program.call('GET', '/filament?color_hex=1C1C1C')
  assert.equal(similar.body.length, 1)
  assert.equal((await program.call('GET', '/filament?color_hex=FFFFFF')).body.length, 0)
})

test('every other operation responds as described', async () => {
  const program = await connectProgram(server)
  const { call } = program
  const { vendor, filament, spool } = await makeSpool(
    program,
    { location: 'Shelf', lot_nr: 'L1' },
    { article_number: 'A1' },
  )
  assert.deepEqual((await call('GET', '/health')).body, { status: 'healthy' })
  const info = (await call('GET', '/info')).body
  assert.match(info.version, /^\d+\.\d+\.\d+$/)
  assert.equal(info.external_db_name, 'SpoolmanDB')
  const backup = await call('POST', '/backup')
  assert.deepEqual([backup.status, typeof backup.body.message], [500, 'string'])
  assert.deepEqual((await call('GET', '/material')).body, ['PLA'])
  assert.deepEqual((await call('GET', '/article-number')).body, ['A1'])
  assert.deepEqual((await call('GET', '/lot-number')).body, ['L1'])
  assert.deepEqual((await call('PATCH', '/location/Shelf', { name: 'Dry box' })).body, 'Dry box')
  assert.deepEqual((await call('GET', '/location')).body, ['Dry box'])
  assert.deepEqual((await call('PATCH', '/spool/field/location', { value: 'Dry box', new_value: 'Wall' })).body, {
    spools_updated: 1,
  })
  const groups = (await call('GET', '/spool/group?group_by=vendor')).body
  assert.deepEqual([groups.length, groups[0].spool_count, groups[0].vendor.name], [1, 1, 'Polymaker'])
  const found = (await call('GET', '/search?q=galaxy')).body
  assert.deepEqual([found.filaments.length, found.spools.length, found.is_color_query], [1, 0, false])
  assert.deepEqual((await call('GET', '/search?q=galaxy+wall')).body.spools[0].match_field, 'location')
  const similar = (await call('GET', '/search?q=1a1a1a')).body
  assert.deepEqual([similar.is_color_query, similar.filaments[0].match_field], [true, 'color'])
  for (const path of ['/external/filament', '/external/filament/search?query=x&limit=5']) {
    assert.deepEqual((await call('GET', path)).body, [])
  }
  const materials = (await call('GET', '/external/material')).body
  assert.deepEqual(
    ['PLA', 'Resin'].map((name) => materials.find(({ material }: { material: string }) => material === name)),
    [
      { material: 'PLA', density: 1.24, extruder_temp: 210, bed_temp: 60 },
      { material: 'Resin', density: 1.1 },
    ],
  )
  const csv = await call('GET', '/export/spools?fmt=csv')
  assert.match(String(csv.headers.get('Content-Type')), /^text\/csv/)
  assert.match(csv.body, /Polymaker/)
  const [exported] = (await call('GET', '/export/filaments?fmt=json')).body
  assert.deepEqual([exported.id, exported['vendor.name'], exported.vendor], [filament.id, 'Polymaker', undefined])
  assert.equal((await call('GET', '/vendor?name=poly')).body.length, 1)
  assert.equal((await call('PATCH', `/vendor/${vendor.id}`, { comment: 'Cardboard' })).body.comment, 'Cardboard')
  assert.equal((await call('GET', `/filament/${filament.id}`)).body.vendor.comment, 'Cardboard')
  const multi = { multi_color_hexes: 'FF0000,00FF00', multi_color_direction: 'longitudinal', color_hex: null }
  const colored = (await call('PATCH', `/filament/${filament.id}`, multi)).body
  assert.deepEqual(
    [colored.multi_color_hexes, colored.multi_color_direction, 'color_hex' in colored],
    ['FF0000,00FF00', 'longitudinal', false],
  )
  assert.equal((await call('DELETE', `/filament/${filament.id}`)).status, 403)
  assert.deepEqual((await call('DELETE', `/vendor/${vendor.id}`)).body, { message: 'Success!' })
  assert.equal('vendor' in (await call('GET', `/filament/${filament.id}`)).body, false)
  assert.equal((await call('PATCH', `/spool/${spool.id}`, { archived: true })).body.archived, true)
  assert.equal((await call('GET', '/spool')).body.length, 0)
  assert.deepEqual((await call('DELETE', `/spool/${spool.id}`)).body, { message: 'Success!' })
  assert.equal((await call('DELETE', `/filament/${filament.id}`)).status, 200)
})

test('settings are JSON as text in a JSON string', async () => {
  const { call } = await connectProgram(server)
  const all = (await call('GET', '/setting/')).body
  assert.deepEqual(all.currency, { value: '"USD"', is_set: false, type: 'string' })
  const set = await call('POST', '/setting/currency', JSON.stringify('"SEK"'))
  assert.deepEqual(set.body, { value: '"SEK"', is_set: true, type: 'string' })
  assert.equal((await call('POST', '/setting/currency', JSON.stringify('5'))).status, 400)
  assert.equal(
    (await call('POST', '/setting/currency', JSON.stringify('"SEK"'), { 'Content-Type': 'text/plain' })).status,
    415,
  )
  assert.equal((await call('POST', '/setting/currency', 'null')).body.is_set, false)
  const groups = JSON.stringify({ location: ['Shelf', ''] })
  const grouped = await call('POST', '/setting/dashboard_groups', JSON.stringify(groups))
  assert.deepEqual(grouped.body, { value: groups, is_set: true, type: 'object' })
  assert.equal((await call('POST', '/setting/dashboard_groups', JSON.stringify('[]'))).status, 400)
  assert.equal((await call('GET', '/setting/nothing')).status, 404)
})

test('a request that does not fit is 422 with its mistakes; unknown and foreign records are 404', async () => {
  const program = await connectProgram(server)
  const { spool, filament, vendor } = await makeSpool(program)
  const wrong = await program.call('POST', '/filament', { density: 'dense' })
  assert.equal(wrong.status, 422)
  assert.deepEqual(wrong.body.detail.map(({ loc }: { loc: string[] }) => loc.at(-1)).sort(), ['density', 'diameter'])
  const other = await connectProgram(server)
  const { filament: own } = await makeSpool(other, {}, { name: 'Other' })
  for (const [method, path, body] of [
    ['GET', `/vendor/${vendor.id}`],
    ['PATCH', `/vendor/${vendor.id}`, { comment: 'x' }],
    ['DELETE', `/vendor/${vendor.id}`],
    ['GET', `/filament/${filament.id}`],
    ['PATCH', `/filament/${filament.id}`, { comment: 'x' }],
    ['DELETE', `/filament/${filament.id}`],
    ['POST', '/filament', { density: 1, diameter: 1, vendor_id: vendor.id }],
    ['PATCH', `/filament/${own.id}`, { vendor_id: vendor.id }],
    ['POST', '/spool', { filament_id: filament.id }],
    ['PATCH', '/spool/1', { filament_id: filament.id }],
    ['GET', '/spool/99'],
    ['PATCH', '/spool/99', { comment: 'x' }],
    ['PUT', '/spool/99/use', { use_weight: 1 }],
    ['PUT', '/spool/99/measure', { weight: 1 }],
    ['DELETE', '/spool/9007199254740991'],
  ] as const) {
    const { status, body: answer } = await other.call(method, path, body)
    assert.equal(status, 404, `${method} ${path}`)
    assert.match(answer.message, /^No (vendor|filament|spool) with/, `${method} ${path}`)
  }
  assert.equal((await program.call('GET', `/spool/${spool.id}`)).status, 200)
})

test('every operation of spoolman.yaml has responded as it declares', async () => {
  const program = await connectProgram(server)
  const { status, body } = await send(server, `/spoolman/${program.key}`, 'GET', '/metrics')
  assert.equal(status, 200)
  assert.match(body, /^# HELP spoolman_/)
  for (const path of ['/field/spool', '/vendor']) assert.equal((await program.call('GET', path)).status, 200)
  assert.deepEqual(silentOperations(), [])
})
