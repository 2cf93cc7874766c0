/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-return --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()

/** A program of a user with a spool for each of these. */
async function connect(spools: readonly object[]) {
  const { call } = await connectProgram(server)
  const fields = {
    tag: { field_type: 'text' },
    shade: { field_type: 'choice', choices: ['Red', 'Blue'], multi_choice: false },
    gate: { field_type: 'integer' },
  }
  for (const [key, field] of Object.entries(fields)) await call('POST', `/field/spool/${key}`, { name: key, ...field })
  const { body: filament } = await call('POST', '/filament', { density: 1.24, diameter: 1.75 })
  for (const spool of spools) {
    const { status } = await call('POST', '/spool', { filament_id: filament.id, ...spool })
    assert.equal(status, 200)
  }
  const groups = async (name: string) => {
    const { body } = await call('GET', `/spool/group?group_by=${name}`)
    return body.map(({ key, spool_count: count }: { key?: string; spool_count: number }) => `${key}: ${count}`)
  }
  const replace = async (name: string, value: string, replacement: string) => {
    const { status, body } = await call('PATCH', `/spool/field/${name}`, { value, new_value: replacement })
    return status === 200 ? body.spools_updated : status
  }
  const values = async () => {
    const { body } = await call('GET', '/spool?sort=id:asc')
    return body.map(({ extra }: { extra: object }) => extra)
  }
  return { call, groups, replace, values }
}

test('groups by a text or a choice have the text as their key, and one group is without a value', async () => {
  const { call, groups } = await connect([
    { location: 'Shelf', extra: { tag: '"A"', shade: '"Red"', gate: '3' } },
    { location: '', extra: { tag: '"\\u0041"' } },
    { extra: { tag: '""' } },
    {},
  ])
  assert.deepEqual(await groups('extra.tag'), ['A: 2', 'undefined: 2'])
  assert.deepEqual(await groups('extra.shade'), ['Red: 1', 'undefined: 3'])
  assert.deepEqual(await groups('extra.gate'), ['3: 1', 'undefined: 3'])
  assert.deepEqual(await groups('location'), ['Shelf: 1', 'undefined: 3'])
  await call('PATCH', '/spool/1', { location: '' })
  assert.deepEqual(await groups('location'), ['undefined: 4'])
})

test('groups of filaments are named by the filament, and have a weight even if none is known', async () => {
  const { call } = await connectProgram(server)
  const facts = { density: 1.24, diameter: 1.75 }
  const vendor = (await call('POST', '/vendor', { name: 'A vendor' })).body.id
  for (const product of [{ name: 'Red', vendor_id: vendor, weight: 1000 }, { name: 'blue' }, {}]) {
    const filament = (await call('POST', '/filament', { ...facts, ...product })).body.id
    await call('POST', '/spool', { filament_id: filament })
  }
  const groups = async (sort: string) => {
    const { status, body } = await call('GET', `/spool/group?group_by=filament&sort=${sort}`)
    if (status !== 200) return status
    return body.map((group: { key: string; total_remaining_weight: number }) => [
      group.key,
      group.total_remaining_weight,
    ])
  }
  const [red, blue, unnamed] = (await call('GET', '/filament')).body.map(({ id }: { id: number }) => String(id))
  const byTitle = [
    [blue, 0],
    [red, 1000],
    [unnamed, 0],
  ]
  for (const sort of ['', 'group.title:asc', 'id:desc']) assert.deepEqual(await groups(sort), byTitle, sort)
  assert.equal((await groups('group.total_remaining:desc'))[0][0], red)
  assert.equal(await groups('group.title:up'), 400)
})

test('spools are not grouped by what they do not have', async () => {
  const { call } = await connect([{}])
  for (const name of ['extra.none', 'lot_nr', 'extra.']) {
    const { status, body } = await call('GET', `/spool/group?group_by=${name}`)
    assert.deepEqual([status, body.message.startsWith('group_by: ')], [400, true], name)
  }
})

test('spools are grouped by an additional field that is called as a member of every object', async () => {
  const { call, groups } = await connect([{}])
  for (const key of ['constructor', '__proto__']) {
    await call('POST', `/field/spool/${key}`, { name: key, field_type: 'text' })
    assert.deepEqual(await groups(`extra.${key}`), ['undefined: 1'])
  }
})

test('a value of an additional field is replaced by its text or its JSON, and stored as JSON', async () => {
  const { replace, values } = await connect([
    { extra: { tag: '"A"', shade: '"Red"', gate: '3' } },
    { extra: { tag: '"\\u0041"' } },
    { extra: { tag: '"B"' } },
    {},
  ])
  assert.equal(await replace('extra.tag', 'A', 'C'), 2)
  assert.equal(await replace('extra.tag', 'C', 'C'), 0)
  assert.deepEqual(
    (await values()).map(({ tag }: { tag?: string }) => tag),
    ['"C"', '"C"', '"B"', undefined],
  )
  assert.equal(await replace('extra.tag', '"C"', '"5"'), 2)
  assert.equal(await replace('extra.tag', '5', '6'), 2)
  assert.equal(await replace('extra.tag', 'B', 'D'), 1)
  assert.equal(await replace('extra.shade', 'Red', 'Blue'), 1)
  assert.equal(await replace('extra.gate', '3', '4'), 1)
  assert.deepEqual(await values(), [{ tag: '"6"', shade: '"Blue"', gate: '4' }, { tag: '"6"' }, { tag: '"D"' }, {}])
  assert.equal(await replace('extra.shade', 'Blue', 'Green'), 400)
  assert.equal(await replace('extra.gate', '4', 'four'), 400)
  for (const name of ['extra.none', 'material', 'extra.']) assert.equal(await replace(name, 'A', 'B'), 400, name)
})

test('neither a value nor its replacement is empty', async () => {
  const extra = { tag: '"A"', shade: '"Red"' }
  const { call, replace, values } = await connect([{ location: 'Shelf', extra }, {}])
  for (const name of ['location', 'extra.tag', 'extra.shade']) {
    assert.equal(await replace(name, '', 'Red'), 422, name)
    assert.equal(await replace(name, name === 'location' ? 'Shelf' : 'A', ''), 422, name)
  }
  for (const blank of ['  ', '""', '" "']) assert.equal(await replace('extra.tag', 'A', blank), 400, blank)
  assert.equal(await replace('location', 'Shelf', '  '), 400)
  assert.equal((await call('PATCH', '/location/Shelf', { name: '' })).status, 422)
  assert.equal((await call('PATCH', '/location/Shelf', { name: ' ' })).status, 400)
  assert.deepEqual(await values(), [extra, {}])
  assert.deepEqual((await call('GET', '/location')).body, ['Shelf'])
  assert.equal(await replace('location', 'Shelf', ' Dry box '), 1)
  assert.deepEqual((await call('GET', '/location')).body, ['Dry box'])
})
