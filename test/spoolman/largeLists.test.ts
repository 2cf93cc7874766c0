/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access -- answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startServer } from '../support/server.ts'
import { connectProgram, send } from './connection.ts'

const server = await startServer()

/** Bytes of the additional fields of the vendor, of which all spools are. */
const VENDOR_BYTES = 250_000
/** Their copies of the vendor have more than 16 MiB together. */
const SPOOLS = 70

test('a list is refused when its texts would fill the memory, and can be read in parts', async () => {
  const { user, key: connection, call } = await connectProgram(server)
  for (const key of ['a', 'b', 'c', 'd']) await call('POST', `/field/vendor/${key}`, { name: key, field_type: 'text' })
  const extra = Object.fromEntries(['a', 'b', 'c', 'd'].map((key) => [key, `"${'x'.repeat(VENDOR_BYTES / 4)}"`]))
  const vendor = (await call('POST', '/vendor', { name: 'Large', extra })).body
  const filament = (await call('POST', '/filament', { vendor_id: vendor.id, density: 1.24, diameter: 1.75 })).body
  assert.equal((await call('POST', '/spool', { filament_id: filament.id })).status, 200)
  await sql`insert into filaments (user_id, id, number, type_id, display_name, material_type, diameter_mm, material_density_gram_per_cubic_cm)
    select user_id, gen_random_uuid(), number + n, type_id, display_name, material_type, diameter_mm, material_density_gram_per_cubic_cm
    from filaments, generate_series(1, ${SPOOLS - 1}::integer) as n where user_id = ${user.id}`.execute(server.db)

  for (const path of ['/spool', '/spool?limit=70', '/spool/group?group_by=vendor', '/export/spools?fmt=csv']) {
    const { status, body } = await call('GET', path)
    const reason =
      'limit: The comments and additional fields of these records have more than 16 MiB. Read them in parts, with limit and offset.'
    assert.deepEqual([status, body.message], [400, reason], path)
  }
  assert.equal((await send(server, `/spoolman/${connection}`, 'GET', '/metrics')).status, 400)
  for (const path of ['/spool?limit=60', '/spool?limit=60&offset=60', '/spool?limit=1', '/vendor', '/filament']) {
    const { status, body } = await call('GET', path)
    assert.equal(status, 200, path)
    assert.ok(body.length > 0, path)
  }
})

test('the values of a field are refused when they would fill the memory', async () => {
  const { user, call } = await connectProgram(server)
  await call('POST', '/field/vendor/a', { name: 'a', field_type: 'text' })
  assert.equal((await call('POST', '/vendor', { name: 'Some', extra: { a: '"short"' } })).status, 200)
  await sql`insert into brands (user_id, name, extra)
    select ${user.id}::bigint, 'Brand ' || n, jsonb_build_object('a', to_json(n || repeat('x', 60000))::text)
    from generate_series(1, 300) as n`.execute(server.db)
  const { status, body } = await call('GET', '/field/vendor/a/values')
  assert.deepEqual([status, body.message], [400, 'key: The values of this field have more than 16 MiB together.'])
  await server.db.deleteFrom('brands').where('user_id', '=', user.id).where('name', '<>', 'Some').execute()
  assert.deepEqual((await call('GET', '/field/vendor/a/values')).body, ['short'])
})
