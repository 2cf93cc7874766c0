/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-call, typescript/no-unsafe-return --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { StatementRecorder } from '../queries/statements.ts'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()
const recorder = new StatementRecorder(server.services.pool)
const FIELDS = {
  tag: { field_type: 'text' },
  gate: { field_type: 'integer' },
  factor: { field_type: 'float' },
  heat: { field_type: 'integer_range' },
  dry: { field_type: 'boolean' },
  dried: { field_type: 'datetime' },
  shade: { field_type: 'choice', choices: ['Red', 'Dark Red'], multi_choice: false },
  marks: { field_type: 'choice', choices: ['A', 'AB', 'B'], multi_choice: true },
}
const VALUES = [
  { tag: '"Gr\\u00fcn"', gate: '1', factor: '2', heat: '[190, 220]', dry: 'true', shade: '"Red"', marks: '["A", "B"]' },
  { tag: '"1"', gate: '10', factor: '2.50', heat: '[null, 200]', dry: 'false', shade: '"Dark Red"', marks: '["AB"]' },
  {},
].map((values, index) => ({
  ...values,
  ...(index < 2 ? { dried: JSON.stringify(`2025-0${index + 1}-01T00:00:00`) } : {}),
}))

test('additional fields are filtered by values of their types, also those of the filament and the vendor', async () => {
  const { call } = await connectProgram(server)
  for (const entity of ['spool', 'filament', 'vendor']) {
    for (const [key, field] of Object.entries(FIELDS))
      await call('POST', `/field/${entity}/${key}`, { name: key, ...field })
  }
  const ids: Record<string, number[]> = { vendor: [], filament: [], spool: [] }
  for (const [index, extra] of VALUES.entries()) {
    const vendor = (await call('POST', '/vendor', { name: `Vendor ${index}`, extra })).body.id
    const facts = { density: 1.24, diameter: 1.75, ...(index < 2 ? { vendor_id: vendor } : {}), extra }
    const filament = (await call('POST', '/filament', facts)).body.id
    const spool = (await call('POST', '/spool', { filament_id: filament, extra })).body.id
    ids['vendor']?.push(vendor)
    ids['filament']?.push(filament)
    ids['spool']?.push(spool)
  }
  for (const [entity, prefix] of [
    ['spool', 'extra'],
    ['spool', 'filament.extra'],
    ['spool', 'filament.vendor.extra'],
    ['filament', 'extra'],
    ['vendor', 'extra'],
  ] as const) {
    const found = async (key: string, value: string) => {
      const { status, body } = await call('GET', `/${entity}?${prefix}.${key}=${encodeURIComponent(value)}`)
      if (status !== 200) return String(status)
      return body.map(({ id }: { id: number }) => ids[entity]?.indexOf(id)).join('')
    }
    for (const [key, value, expected] of [
      ['tag', '"Grün"', '0'],
      ['tag', 'rün', '0'],
      ['tag', '1', '1'],
      ['tag', 'u00fc', ''],
      ['tag', '', '2'],
      ['tag', '"1",', '12'],
      ['gate', '1', '0'],
      ['gate', '"1"', '0'],
      ['gate', '1,10', '01'],
      ['gate', '2:', '1'],
      ['gate', ':9', '0'],
      ['gate', '1:10', '01'],
      ['gate', '', '2'],
      ['gate', 'x', '400'],
      ['gate', ':', '400'],
      ['factor', '2.0', '0'],
      ['factor', '2.5', '1'],
      ['factor', '2.1:3', '1'],
      ['heat', '190:', '0'],
      ['heat', ':200', '1'],
      ['heat', '180:220', '0'],
      ['heat', '200', '400'],
      ['dry', 'true', '0'],
      ['dry', '"false"', '1'],
      ['dry', '', '12'],
      ['dry', '1', '400'],
      ['dried', '2025-01-01T00:00:00Z', '0'],
      ['dried', '2025-01-15|', '1'],
      ['dried', '|2025-01-15', '0'],
      ['dried', 'yesterday|', '400'],
      ['shade', 'Red', '0'],
      ['shade', '"Red","Dark Red"', '01'],
      ['marks', 'A', '0'],
      ['marks', '"AB"', '1'],
      ['marks', 'B,', '02'],
      ['none', 'x', '012'],
    ] as const) {
      assert.equal(await found(key, value), expected, `${entity} ${prefix}.${key}=${value}`)
    }
  }
  assert.equal((await call('GET', '/spool/group?group_by=material&extra.gate=2%3A')).body[0].spool_count, 1)
})

test('texts of additional fields are searched by the database, not by the thread that serves everybody', async () => {
  const { call } = await connectProgram(server)
  await call('POST', '/field/spool/tag', { name: 'Tag', field_type: 'text' })
  const filament = (await call('POST', '/filament', { density: 1.24, diameter: 1.75 })).body.id
  await call('POST', '/spool', { filament_id: filament, extra: { tag: '"A long text"' } })
  const readBy = async (filter: string) => {
    const statements = await recorder.during(async () => {
      const { body } = await call('GET', `/spool?${filter}`)
      assert.equal(body.length, 1)
    })
    return statements.filter(({ text }) => text.includes('"filaments"') || text.includes('filaments as f')).length
  }
  assert.equal(await readBy('extra.tag=text,other'), await readBy('lot_nr='))
})

test('a filter that is empty in quotes finds what has no value', async () => {
  const { call } = await connectProgram(server)
  const facts = { density: 1.24, diameter: 1.75 }
  for (const location of ['', 'Shelf']) {
    const filament = (await call('POST', '/filament', { ...facts, name: location })).body.id
    await call('POST', '/spool', { filament_id: filament, location })
  }
  for (const filter of ['location=""', 'filament.name=""', 'location="",Box']) {
    const { body } = await call('GET', `/spool?${filter}`)
    assert.deepEqual(
      body.map(({ id }: { id: number }) => id),
      [1],
      filter,
    )
  }
})

test('filters of dates take several ranges and name what is not a date', async () => {
  const { call } = await connectProgram(server)
  const filament = (await call('POST', '/filament', { density: 1.24, diameter: 1.75 })).body.id
  for (const date of ['2023-01-01', '2023-06-01', '2024-01-01', null]) {
    await call('POST', '/spool', { filament_id: filament, last_used: date })
  }
  const found = async (filter: string) => {
    const { status, body } = await call('GET', `/spool?last_used=${encodeURIComponent(filter)}`)
    return status === 200 ? body.map(({ id }: { id: number }) => id).join('') : `${status} ${body.message}`
  }
  assert.equal(await found('|2023-03-01,2023-09-01|'), '13')
  assert.equal(await found('2023-06-01,'), '24')
  assert.equal(await found(''), '4')
  assert.equal(await found('"2023-06-01","2024-01-01|"'), '23')
  const { registered } = (await call('GET', '/spool/1')).body
  for (const filter of [registered, `|${registered}`, `${registered}|${registered}`, `"${registered}"`]) {
    const { body } = await call('GET', `/spool?registered=${encodeURIComponent(filter)}`)
    assert.equal(body[0]?.id, 1, `a record is within the time that is shown of it, ${filter}`)
  }
  for (const wrong of ['2023-13-45T00:00:00Z|', '|', 'yesterday', '2023-01-01|2023-99-01T00:00:00Z']) {
    assert.equal(await found(wrong), '400 last_used: This is not a date.', wrong)
  }
})
