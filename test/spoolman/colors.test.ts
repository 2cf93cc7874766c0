/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-return --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()

test('the threshold of similar colors has the scale of other servers, on which vivid colors are nearer than their numbers', async () => {
  const { call } = await connectProgram(server)
  for (const [name, color_hex] of [
    ['Coral', 'ff7f50'],
    ['Red', 'ff0000'],
    ['Black', '000000'],
    ['Gray', '909090'],
  ]) {
    await call('POST', '/filament', { name, color_hex, density: 1.24, diameter: 1.75 })
  }
  const found = async (color: string, threshold: number) => {
    const { body } = await call('GET', `/filament?color_hex=${color}&color_similarity_threshold=${threshold}`)
    return body.map(({ name }: { name: string }) => name).join()
  }
  assert.equal(await found('FF0000', 0), 'Red')
  // Distances of CIE94 from red: coral 16.0, black 56.3.
  assert.equal(await found('FF0000', 15.9), 'Red')
  assert.equal(await found('FF0000', 16.1), 'Coral,Red')
  assert.equal(await found('FF0000', 56), 'Coral,Red,Gray')
  assert.equal(await found('FF0000', 57), 'Coral,Red,Black,Gray')
  // Without chroma it is the difference of lightness: 6.2.
  assert.equal(await found('808080', 6.1), '')
  assert.equal(await found('808080', 6.3), 'Gray')
})

test('an arrangement of colors needs several colors', async () => {
  const { call } = await connectProgram(server)
  const fields = { density: 1.24, diameter: 1.75 }
  const arranged = { multi_color_direction: 'coaxial' }
  assert.equal((await call('POST', '/filament', { ...fields, ...arranged })).status, 422)
  assert.equal((await call('POST', '/filament', { ...fields, ...arranged, color_hex: 'FF0000' })).status, 422)
  const both = { ...arranged, color_hex: 'FF0000', multi_color_hexes: 'FF0000,00FF00' }
  const refused = await call('POST', '/filament', { ...fields, ...both })
  assert.deepEqual([refused.status, refused.body.detail[0].loc], [422, ['body', 'color_hex']])
  assert.equal((await call('POST', '/filament', { ...fields, multi_color_hexes: 'FF0000,00FF00' })).status, 422)
  const { body: single } = await call('POST', '/filament', { ...fields, color_hex: 'FF0000' })
  assert.equal((await call('PATCH', `/filament/${single.id}`, arranged)).status, 422)
  const several = { multi_color_hexes: 'FF0000,00FF00', multi_color_direction: 'longitudinal' }
  const { body: multi } = await call('POST', '/filament', { ...fields, ...several })
  const changed = await call('PATCH', `/filament/${multi.id}`, arranged)
  assert.deepEqual([changed.status, changed.body.multi_color_direction], [200, 'coaxial'])
  assert.equal((await call('PATCH', `/filament/${multi.id}`, { ...arranged, multi_color_hexes: null })).status, 422)
})

test('a filter by several colors is one by the first, as other servers read it', async () => {
  const { call } = await connectProgram(server)
  const fields = { density: 1.24, diameter: 1.75 }
  const several = { multi_color_hexes: 'FF0000,00FF00', multi_color_direction: 'coaxial' }
  const { body: multi } = await call('POST', '/filament', { ...fields, ...several })
  await call('POST', '/filament', { ...fields, color_hex: '00FF00' })
  const { status, body } = await call('GET', '/filament?color_hex=FF0000,0000FF&color_similarity_threshold=0')
  assert.deepEqual([status, body.map(({ id }: { id: number }) => id)], [200, [multi.id]])
  assert.equal((await call('GET', '/filament?color_hex=red')).status, 422)
})
