/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-call, typescript/no-unsafe-return --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()

test('lists are sorted by additional fields as values of their types, records without one last', async () => {
  const { call } = await connectProgram(server)
  for (const entity of ['spool', 'filament', 'vendor']) {
    await call('POST', `/field/${entity}/place`, { name: 'Place', field_type: 'integer' })
    await call('POST', `/field/${entity}/tag`, { name: 'Tag', field_type: 'text' })
  }
  const ids: Record<string, number[]> = { vendor: [], filament: [], spool: [] }
  for (const extra of [{ place: '10', tag: '"b"' }, {}, { place: '2', tag: '"c"' }, { tag: '"A"' }, { tag: '""' }]) {
    const vendor = (await call('POST', '/vendor', { name: `Vendor ${ids['vendor']?.length}`, extra })).body.id
    const facts = { density: 1.24, diameter: 1.75, vendor_id: vendor, extra }
    const filament = (await call('POST', '/filament', facts)).body.id
    const spool = (await call('POST', '/spool', { filament_id: filament, extra })).body.id
    ids['vendor']?.push(vendor)
    ids['filament']?.push(filament)
    ids['spool']?.push(spool)
  }
  for (const [entity, field] of [
    ['spool', 'extra'],
    ['spool', 'filament.extra'],
    ['spool', 'filament.vendor.extra'],
    ['filament', 'extra'],
    ['filament', 'vendor.extra'],
    ['vendor', 'extra'],
  ] as const) {
    const orderBy = async (sort: string) => {
      const { status, body } = await call('GET', `/${entity}?sort=${sort}`)
      assert.equal(status, 200, sort)
      return body.map(({ id }: { id: number }) => ids[entity]?.indexOf(id)).join('')
    }
    assert.equal(await orderBy(`${field}.place:asc`), '20134')
    assert.equal(await orderBy(`${field}.place:desc`), '02134')
    assert.equal(await orderBy(`${field}.tag:asc`), '30214')
    assert.equal(await orderBy(`${field}.tag:desc,id:desc`), '20341')
    for (const key of ['none', 'Place', '', 'place.x', '__proto__']) {
      assert.equal(await orderBy(`${field}.${key}:asc,id:desc`), '43210', 'a field that does not exist is ignored')
    }
    assert.equal((await call('GET', `/${entity}?sort=${field}.none:up`)).status, 400)
  }
})

test('a combined name is sorted by the vendor, then by the filament, those without a vendor last', async () => {
  const { call } = await connectProgram(server)
  const vendors = new Map<string, number>()
  for (const name of ['b', 'A']) vendors.set(name, (await call('POST', '/vendor', { name })).body.id)
  for (const [vendor, name] of [
    ['', 'a'],
    ['b', 'c'],
    ['A', 'z'],
    ['b', 'B'],
  ] as const) {
    const owner = vendors.get(vendor)
    const facts = { name, density: 1.24, diameter: 1.75, ...(owner === undefined ? {} : { vendor_id: owner }) }
    await call('POST', '/spool', { filament_id: (await call('POST', '/filament', facts)).body.id })
  }
  const names = async (direction: string) => {
    const { body } = await call('GET', `/spool?sort=filament.combined_name:${direction}`)
    return body.map(({ filament }: { filament: { name: string } }) => filament.name).join('')
  }
  assert.equal(await names('asc'), 'zBca')
  assert.equal(await names('desc'), 'cBza')
})
