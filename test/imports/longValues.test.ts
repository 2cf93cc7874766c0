/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { connectProgram } from '../spoolman/connection.ts'
import { exportEntries, packDescribed, withRecords } from './archives.ts'
import { commit, dryRun, rowsOf } from './support.ts'

const server = await startServer()

const KEYS = ['a', 'b', 'c', 'd']
/** The longest value that a program can send, as JSON text. */
const LONGEST = `"${'x'.repeat(65_533)}"`
/** As long, of characters that have two units in JavaScript and four bytes. */
const EMOJI = `"${'🧵'.repeat(65_000)}"`

/** A user whose program has added the fields to vendors. */
async function connectWithFields() {
  const user = await newUser(server)
  const { call } = await connectProgram(server, { owner: user })
  for (const key of KEYS) await call('POST', `/field/vendor/${key}`, { name: key, field_type: 'text' })
  return { user, call }
}

test('an archive brings the longest values of additional fields back', async () => {
  const { user, call } = await connectWithFields()
  const vendors = [
    { name: 'Prusament', extra: { a: LONGEST, b: LONGEST, c: LONGEST } },
    { name: 'Polymaker', extra: { d: EMOJI } },
  ]
  for (const vendor of vendors) assert.equal((await call('POST', '/vendor', vendor)).status, 200)
  const other = await newUser(server)
  const program = await connectProgram(server, { owner: other })
  const file = await packDescribed(await exportEntries(server, user))
  await commit(server, other, await dryRun(server, other, file))
  const { body } = await program.call('GET', '/vendor?sort=id:asc')
  for (const [index, { extra }] of vendors.entries()) assert.deepEqual(body[index].extra, extra)
})

test('a value of an archive that is longer is an error, and values for which a record has no room are left out', async () => {
  const { user, call } = await connectWithFields()
  await call('POST', '/vendor', { name: 'Prusament' })
  const entries = await exportEntries(server, user)
  const other = await newUser(server)
  const program = await connectProgram(server, { owner: other })
  const planted = async (extra: object) => {
    const file = withRecords(entries, 'brands', (brands) => brands.map((one) => ({ ...one, extra })))
    return dryRun(server, other, await packDescribed(file))
  }
  const rows = await rowsOf(server, other, await planted({ a: `${LONGEST.slice(0, -1)}x"` }))
  const row = rows.find(({ kind }) => kind === 'Brand')
  assert.deepEqual([row?.verdict, row?.reason], ['Error', 'extra.a must NOT have more than 65535 characters.'])
  await commit(server, other, await planted({ a: LONGEST, b: LONGEST, c: LONGEST, d: LONGEST }))
  const { body } = await program.call('GET', '/vendor')
  assert.deepEqual(body[0].extra, { a: LONGEST, b: LONGEST, c: LONGEST })
})

test('a file of Spoolman says which values fit no field, and for which a record has no room', async () => {
  const { user } = await connectWithFields()
  const fields = 'No additional field here fits these values, which are left out: filament.vendor.extra.z.'
  const room =
    'A record has no room for these values of additional fields, which are left out: filament.vendor.extra.d.'
  for (const [name, extra, reason] of [
    ['Acme', { a: LONGEST, z: '1' }, fields],
    ['Bolt', { a: LONGEST, b: LONGEST, c: LONGEST, d: LONGEST }, room],
    ['Core', { a: LONGEST, z: '1', b: LONGEST, c: LONGEST, d: LONGEST }, `${fields} ${room}`],
    ['Dune', { d: LONGEST }, null],
  ] as const) {
    const filament = { name: 'Galaxy', density: 1.24, diameter: 1.75, vendor: { name, extra } }
    const spool = { id: 1, registered: '2024-01-02T03:04:05Z', used_weight: 10, initial_weight: 1000, filament }
    const rows = await rowsOf(server, user, await dryRun(server, user, JSON.stringify([spool])))
    assert.deepEqual(
      rows.map((row) => [row.verdict, row.reason]),
      [['Created', reason]],
    )
  }
})

test('a file of Spoolman completes a vendor only with values for which it has room', async () => {
  const { user, call } = await connectWithFields()
  const vendor = await call('POST', '/vendor', { name: 'Prusament', extra: { a: LONGEST, b: LONGEST, c: LONGEST } })
  const spool = (id: number, extra: object) => ({
    id,
    ...{ registered: '2024-01-02T03:04:05Z', used_weight: 10, initial_weight: 1000 },
    filament: { name: 'Galaxy', density: 1.24, diameter: 1.75, vendor: { name: 'Prusament', extra } },
  })
  for (const [id, extra, keys] of [
    [1, { d: LONGEST }, ['a', 'b', 'c']],
    [2, { d: '"short"' }, KEYS],
  ] as const) {
    await commit(server, user, await dryRun(server, user, JSON.stringify([spool(id, extra)])))
    const { body } = await call('GET', `/vendor/${vendor.body.id}`)
    assert.deepEqual(Object.keys(body.extra), keys)
  }
})
