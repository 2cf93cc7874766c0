/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()
const { client } = server

/** Microseconds of our own: linear work on the longest texts takes a tenth of it, quadratic work a minute. */
const HANGS = 5_000_000
/** Grams of a ton. */
const TON = 1_000_000
const PLA = { density: 1.24, diameter: 1.75 }
const WIDEST = {
  ...{ name: 'n'.repeat(100), material: 'm'.repeat(50), density: 30, diameter: 10, weight: TON, spool_weight: TON },
  ...{ price: 1e9, settings_extruder_temp: 1000, settings_bed_temp: 1000, comment: 'c'.repeat(10_000) },
  ...{ article_number: 'a'.repeat(100), external_id: 'e'.repeat(256) },
}

test('the widest values that a program can store are values of the API', async () => {
  const { user, call } = await connectProgram(server)
  const vendor = await call('POST', '/vendor', {
    name: 'v'.repeat(100),
    empty_spool_weight: TON,
    comment: 'c'.repeat(10_000),
  })
  const filament = await call('POST', '/filament', { ...WIDEST, vendor_id: vendor.body.id })
  assert.equal(filament.status, 200, JSON.stringify(filament.body))
  const weights = { initial_weight: TON, spool_weight: TON, used_weight: TON }
  const texts = { location: 'l'.repeat(100), lot_nr: 'l'.repeat(100), comment: 'c'.repeat(10_000) }
  const spool = await call('POST', '/spool', { filament_id: filament.body.id, ...weights, ...texts, price: 1e9 })
  assert.equal(spool.status, 200, JSON.stringify(spool.body))
  for (const operation of ['Brands_GetBrands', 'FilamentTypes_GetFilamentTypes', 'Filaments_GetFilaments'] as const) {
    const { body } = await client.call(operation, { as: user })
    assert.equal(body.paging.totalCount, 1, operation)
  }
})

test('a record with the longest texts of the API is written back as it was read', async () => {
  const { user, call } = await connectProgram(server)
  const [short, long] = ['t'.repeat(100), 't'.repeat(10_000)]
  const brand = await client.call('Brands_PostBrand', { as: user, body: { name: short, notes: long } })
  const texts = { name: short, articleNumber: short, notes: long }
  const facts = { materialType: 'PLA', materialDensityGramPerCubicCm: 1.24, diameterMm: 1.75 }
  const type = await client.call('FilamentTypes_PostFilamentType', {
    as: user,
    body: { ...texts, ...facts, brandId: brand.body.id },
  })
  const ownTexts = { storageLocation: short, lotNumber: short, notes: long }
  await client.call('Filaments_PostFilament', { as: user, body: { typeId: type.body.id, ...ownTexts } })
  for (const path of ['/vendor', '/filament', '/spool']) {
    const [record] = (await call('GET', path)).body
    const written = await call('PATCH', `${path}/${record.id}`, record)
    assert.deepEqual([written.status, written.body], [200, record], path)
  }
  assert.equal((await call('PATCH', `/location/${short}`, { name: 'l'.repeat(100) })).status, 200)
})

test('values that the API does not have are refused by name', async () => {
  const { call } = await connectProgram(server)
  const filament = await call('POST', '/filament', PLA)
  for (const [path, field, value] of [
    ['/filament', 'material', 'm'.repeat(51)],
    ['/filament', 'density', 30.1],
    ['/filament', 'density', 0.09],
    ['/filament', 'diameter', 10.1],
    ['/filament', 'diameter', 0.09],
    ['/filament', 'weight', TON + 1],
    ['/filament', 'spool_weight', TON + 1],
    ['/filament', 'settings_extruder_temp', 1001],
    ['/filament', 'settings_bed_temp', 1001],
    ['/vendor', 'empty_spool_weight', TON + 1],
    ['/spool', 'initial_weight', TON + 1],
    ['/spool', 'spool_weight', TON + 1],
    ['/spool', 'remaining_weight', TON + 1],
    ['/spool', 'used_weight', TON + 1],
  ] as const) {
    const body = { ...PLA, name: 'A name', filament_id: filament.body.id, [field]: value }
    const refused = await call('POST', path, body)
    assert.deepEqual([refused.status, refused.body.detail?.[0]?.loc], [422, ['body', field]], `${field} of ${path}`)
  }
})

test('a filter of the year 0 or of a day that does not exist, a blank location and a long key are refused by name', async () => {
  const { call } = await connectProgram(server)
  for (const filter of ['0000-01-01', '|0000-12-31T00:00:00Z', '2026-01-01,0000-01-01|', '2026-02-30', '|2026-06-31']) {
    const { status, body } = await call('GET', `/spool?registered=${encodeURIComponent(filter)}`)
    assert.deepEqual([status, body.message], [400, 'registered: This is not a date.'], filter)
  }
  const renamed = await call('PATCH', '/location/Shelf', { name: '  ' })
  assert.deepEqual([renamed.status, renamed.body.message], [400, 'name: Send a value that is not empty.'])
  const setting = await call('GET', `/setting/${'k'.repeat(65)}`)
  assert.deepEqual([setting.status, setting.body.detail[0].loc], [422, ['body', 'key']])
})

test('a day that does not exist is not stored as another one', async () => {
  const { call } = await connectProgram(server)
  const filament = await call('POST', '/filament', PLA)
  for (const date of ['2026-02-30T10:00:00Z', '2026-02-29', '2026-06-31 10:00', '2026-00-10T10:00:00']) {
    const refused = await call('POST', '/spool', { filament_id: filament.body.id, last_used: date })
    assert.deepEqual([refused.status, refused.body.detail?.[0]?.loc], [422, ['body', 'last_used']], date)
  }
})

test('too much material at once is refused by name', async () => {
  const { call } = await connectProgram(server)
  const filament = await call('POST', '/filament', PLA)
  const spool = await call('POST', '/spool', { filament_id: filament.body.id })
  for (const field of ['use_weight', 'use_length']) {
    const { status, body } = await call('PUT', `/spool/${spool.body.id}/use`, { [field]: 1e9 })
    assert.deepEqual([status, body.message], [400, `${field}: At most 100 kg can be used at once.`])
  }
})

test('filters by additional fields are read by lists only', async () => {
  const { call } = await connectProgram(server)
  const refused = await call('GET', '/spool?extra.tag=%00')
  assert.deepEqual([refused.status, refused.body.message.startsWith('extra.tag: ')], [400, true])
  assert.equal((await call('GET', '/health?extra.tag=%00')).status, 200)
})

test('an empty order of groups is the usual one', async () => {
  const { call } = await connectProgram(server)
  const { status } = await call('GET', '/spool/group?group_by=location&sort=')
  assert.equal(status, 200)
})

test('a body in a content coding is read, or refused with 415; a current state is 304', async () => {
  const { key } = await connectProgram(server)
  const url = `${server.url}/spoolman/${key}/api/v1/vendor`
  const send = (coding: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Encoding': coding },
      body: gzipSync(JSON.stringify({ name: 'Polymaker' })),
    })
  assert.deepEqual([(await send('gzip')).status, (await send('zstd')).status], [200, 415])
  const list = await fetch(url)
  const again = await fetch(url, { headers: { 'If-None-Match': list.headers.get('ETag') ?? '' } })
  assert.deepEqual([again.status, again.headers.get('Content-Type'), await again.text()], [304, null, ''])
})

test('F36: a date with a long run of spaces is refused, and other requests do not wait', async () => {
  const { call } = await connectProgram(server)
  const filament = await call('POST', '/filament', PLA)
  const begun = process.cpuUsage()
  const dates = [`2026-01-01 00:00${' '.repeat(200_000)}x`, `${' '.repeat(200_000)}2026-01-01x`]
  for (const date of dates) {
    const { status, body } = await call('POST', '/spool', { filament_id: filament.body.id, first_used: date })
    assert.deepEqual([status, body.detail[0].loc], [422, ['body', 'first_used']])
  }
  const took = process.cpuUsage(begun).user
  assert.ok(took < HANGS, `${took} µs`)
})
