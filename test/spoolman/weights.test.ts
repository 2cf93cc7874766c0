/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-call, typescript/no-unsafe-return --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram, type Program } from './connection.ts'

const server = await startServer()

async function makeSpool({ call }: Program, filament: object, spool: object = {}) {
  const made = await call('POST', '/filament', { density: 1.24, diameter: 1.75, ...filament })
  return call('POST', '/spool', { filament_id: made.body.id, ...spool })
}

test('what was used of a spool without a weight can be sent, and counts once its weight is known', async () => {
  const program = await connectProgram(server)
  const made = await makeSpool(program, {}, { used_weight: 120 })
  assert.equal(made.status, 200)
  assert.deepEqual([made.body.used_weight, 'remaining_weight' in made.body], [120, false])
  const path = `/spool/${made.body.id}`
  const change = (body: object) => program.call('PATCH', path, body)
  assert.equal((await change({ used_weight: 150 })).body.used_weight, 150)
  assert.deepEqual((await change({ used_weight: 150, comment: 'As read' })).body.used_weight, 150)
  await program.call('PUT', `${path}/use`, { use_weight: 5 })
  assert.equal((await program.call('GET', path)).body.used_weight, 155)
  assert.equal((await change({ remaining_weight: 500 })).status, 400)
  const weighed = (await change({ initial_weight: 1000 })).body
  assert.deepEqual([weighed.used_weight, weighed.remaining_weight], [155, 845])
})

test('a weighing records when the spool was used; one that is full again was not', async () => {
  const program = await connectProgram(server)
  const { body: spool } = await makeSpool(program, { weight: 1000, spool_weight: 200 })
  const weigh = async (weight: number) => (await program.call('PUT', `/spool/${spool.id}/measure`, { weight })).body
  const full = await weigh(1300)
  assert.deepEqual(['first_used' in full, full.remaining_weight], [false, 1100])
  const first = await weigh(900)
  assert.equal(first.remaining_weight, 700)
  assert.ok(Date.now() - Date.parse(first.first_used) < 60_000)
  assert.ok(Date.now() - Date.parse(first.last_used) < 60_000)
  const long = { first_used: '2025-03-01T00:00:00Z', last_used: '2025-03-02T00:00:00Z' }
  await program.call('PATCH', `/spool/${spool.id}`, long)
  const second = await weigh(800)
  assert.equal(second.first_used, long.first_used)
  assert.ok(second.last_used > long.last_used)
})

test('a weighing of a spool whose empty weight is 0 counts with that of its filament, or of the vendor', async () => {
  const program = await connectProgram(server)
  const { body: vendor } = await program.call('POST', '/vendor', { name: 'Polymaker', empty_spool_weight: 140 })
  const rest = async (filament: object) => {
    const { body: spool } = await makeSpool(program, { weight: 1000, ...filament }, { spool_weight: 0 })
    assert.equal(spool.spool_weight, 0)
    return (await program.call('PUT', `/spool/${spool.id}/measure`, { weight: 700 })).body.remaining_weight
  }
  assert.deepEqual(
    [await rest({ spool_weight: 200 }), await rest({ vendor_id: vendor.id }), await rest({ spool_weight: 0 })],
    [500, 560, 700],
  )
})

test('a new filament has the weight of an empty spool of its vendor, unless its own is sent', async () => {
  const program = await connectProgram(server)
  const { body: vendor } = await program.call('POST', '/vendor', { name: 'Polymaker', empty_spool_weight: 140 })
  const facts = { density: 1.24, diameter: 1.75, weight: 1000, vendor_id: vendor.id }
  const weightOf = async (filament: object) =>
    (await program.call('POST', '/filament', { ...facts, ...filament })).body.spool_weight
  assert.deepEqual(
    [await weightOf({}), await weightOf({ spool_weight: null }), await weightOf({ spool_weight: 0 })],
    [140, 140, 0],
  )
  const { body: filament } = await program.call('POST', '/filament', { ...facts, spool_weight: 200 })
  const { body: changed } = await program.call('PATCH', `/filament/${filament.id}`, { spool_weight: null })
  assert.equal('spool_weight' in changed, false)
})

test('a filament of 0 g has no weight, since programs divide by it', async () => {
  const program = await connectProgram(server)
  const { user } = program
  const { body: made } = await makeSpool(program, { weight: 0 })
  assert.deepEqual(
    ['weight' in made.filament, 'initial_weight' in made, 'remaining_weight' in made],
    [false, false, false],
  )
  const own = { materialType: 'PLA', initialNominalWeightMg: 0 }
  await server.client.call('FilamentTypes_PostFilamentType', { as: user, body: own })
  const filaments = (await program.call('GET', '/filament?sort=weight:asc')).body
  assert.deepEqual(
    filaments.map((filament: object) => 'weight' in filament),
    [false, false],
  )
  const { body: spool } = await program.call('POST', '/spool', { filament_id: filaments[1].id })
  assert.equal('remaining_weight' in spool, false)
  assert.equal((await program.call('PATCH', `/spool/${spool.id}`, { remaining_weight: 5 })).status, 400)
  const { body: known } = await program.call('PATCH', `/filament/${made.filament.id}`, { weight: 1000 })
  assert.equal(known.weight, 1000)
  const { body: unknown } = await program.call('PATCH', `/filament/${made.filament.id}`, { weight: 0 })
  assert.equal('weight' in unknown, false)
})

test('a weight that is sent several times at once is set once', async () => {
  const { call } = await connectProgram(server)
  const product = { density: 1.24, diameter: 1.75, weight: 1000, spool_weight: 200 }
  const filament = (await call('POST', '/filament', product)).body.id
  for (const [method, path, body] of [
    ['PATCH', '', { remaining_weight: 600 }],
    ['PATCH', '', { used_weight: 400 }],
    ['PATCH', '', { initial_weight: 700, remaining_weight: 600 }],
    ['PUT', '/measure', { weight: 800 }],
  ] as const) {
    const spool = (await call('POST', '/spool', { filament_id: filament })).body.id
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(method, `/spool/${spool}${path}`, body)))
    const rests = answers.map(({ status, body: answer }) => [status, answer.remaining_weight])
    assert.deepEqual(rests, Array(6).fill([200, 600]), JSON.stringify(body))
    assert.equal((await call('GET', `/spool/${spool}`)).body.remaining_weight, 600)
  }
})
