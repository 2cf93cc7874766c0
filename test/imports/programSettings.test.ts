/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '../../generated/spoolman/api.d.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { connectProgram } from '../spoolman/connection.ts'
import { exportEntries, packDescribed, withRecords } from './archives.ts'
import { commit, dryRun, rowsOf } from './support.ts'

const server = await startServer()
const { client } = server

test('values of additional fields that do not fit the fields here are left out, and fields here stay', async () => {
  const user = await newUser(server)
  const program = await connectProgram(server, { owner: user })
  await program.call('POST', '/field/vendor/site', { name: 'Site', field_type: 'text' })
  await program.call('POST', '/field/vendor/rank', { name: 'Rank', field_type: 'integer' })
  await program.call('POST', '/vendor', { name: 'Acme', extra: { site: '"acme.example"', rank: '7' } })
  const entries = await exportEntries(server, user)
  const brands: unknown[] = []
  withRecords(entries, 'brands', (records) => records.map(({ extra }) => brands.push(extra)))
  assert.deepEqual(brands, [{ site: '"acme.example"', rank: '7' }])

  const other = await newUser(server)
  const otherProgram = await connectProgram(server, { owner: other })
  await otherProgram.call('POST', '/field/vendor/rank', { name: 'Best first', field_type: 'boolean' })
  const planted = withRecords(entries, 'brands', (brands) =>
    brands.map((one) => ({ ...one, extra: { site: '"acme.example"', rank: '7', odd: '1' } })),
  )
  await commit(server, other, await dryRun(server, other, await packDescribed(planted)))
  const { body: vendors } = await otherProgram.call('GET', '/vendor?sort=extra.rank:asc')
  assert.deepEqual([vendors.length, vendors[0].name, vendors[0].extra], [1, 'Acme', { site: '"acme.example"' }])
  const { body: fields } = await otherProgram.call('GET', '/field/vendor')
  assert.deepEqual(fields.map((field: Field) => `${field.key}: ${field.name}`).sort(), [
    'rank: Best first',
    'site: Site',
  ])
})

for (const [what, settings, reason] of [
  [
    'a default value of another type',
    { spoolFields: [{ entity: 'spool', key: 'n', name: 'N', fieldType: 'integer', defaultValue: '"one"' }] },
    'spoolFields: The choices or the default value of n do not fit its type.',
  ],
  [
    'choices of a field that has none',
    { spoolFields: [{ entity: 'spool', key: 'n', name: 'N', fieldType: 'text', choices: ['A'] }] },
    'spoolFields: The choices or the default value of n do not fit its type.',
  ],
  [
    'a currency that does not exist',
    { spoolSettings: [{ key: 'currency', value: '"ABC"' }] },
    'currency: Use an ISO 4217 currency code such as EUR.',
  ],
  [
    'two values of one setting',
    {
      spoolSettings: [
        { key: 'locations', value: '["Shelf"]' },
        { key: 'locations', value: '[]' },
      ],
    },
    'spoolSettings: A setting can have only one value.',
  ],
  [
    'quiet hours without an end',
    { notificationSettings: { quietStart: '22:00' } },
    'quietEnd: Set both the start and the end of the quiet hours, or neither.',
  ],
] as const) {
  test(`settings with ${what} are an error of their row`, async () => {
    const user = await newUser(server)
    const planted = withRecords(await exportEntries(server, user), 'settings', (records) =>
      records.map((record) => ({ ...record, ...settings })),
    )
    const [row] = await rowsOf(server, user, await dryRun(server, user, await packDescribed(planted)))
    assert.deepEqual([row?.kind, row?.verdict, row?.reason], ['Settings', 'Error', reason])
  })
}

test('settings that an archive of an earlier version does not have stay', async () => {
  const user = await newUser(server)
  const as = user.token()
  await client.call('Notifications_PatchSettings', { as, body: { quietStart: '22:00', quietEnd: '06:30' } })
  const program = await connectProgram(server, { owner: user })
  await program.call('POST', '/setting/locations', JSON.stringify('["Shelf"]'))
  const older = withRecords(await exportEntries(server, user), 'settings', (records) =>
    records.map(({ notificationSettings: _n, spoolSettings: _s, spoolFields: _f, ...record }) => record),
  )
  const [row] = await rowsOf(server, user, await dryRun(server, user, await packDescribed(older)))
  assert.equal(row?.verdict, 'Same')
})
