/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-call, typescript/no-unsafe-return --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '../../generated/spoolman/api.d.ts'
import { startServer } from '../support/server.ts'
import { connectProgram, type Program } from './connection.ts'

const server = await startServer()

/** Definition of a field as programs write it into the setting. */
const field = (key: string, more: object = {}) => ({
  key,
  entity_type: 'spool',
  name: key,
  field_type: 'text',
  ...more,
})

const write = ({ call }: Program, fields: unknown) =>
  call('POST', '/setting/extra_fields_spool', JSON.stringify(JSON.stringify(fields)))

async function keysOf({ call }: Program): Promise<string[]> {
  const { body } = await call('GET', '/field/spool')
  return body.map(({ key }: Field) => key)
}

async function makeSpool({ call }: Program, extra: object): Promise<void> {
  const filament = await call('POST', '/filament', { density: 1.24, diameter: 1.75 })
  assert.equal((await call('POST', '/spool', { filament_id: filament.body.id, extra })).status, 200)
}

test('a program adds a field by writing the list of fields with one more', async () => {
  const program = await connectProgram(server)
  await program.call('POST', '/field/spool/tag', { name: 'Tag', field_type: 'text', order: 3 })
  await program.call('POST', '/field/filament/grade', { name: 'Grade', field_type: 'text' })
  await makeSpool(program, { tag: '"04A1"' })
  const { body: before } = await program.call('GET', '/setting/extra_fields_spool')
  const choice = field('side', {
    name: 'Side',
    field_type: 'choice',
    choices: ['L', 'R'],
    multi_choice: false,
    order: 5,
  })
  const { status, body } = await write(program, [...JSON.parse(before.value), choice])
  assert.deepEqual([status, body.is_set, body.type], [200, true, 'array'])
  const { body: fields } = await program.call('GET', '/field/spool')
  const none = { unit: null, default_value: null, choices: null, multi_choice: null }
  assert.deepEqual(
    JSON.parse(body.value),
    fields.map((listed: object) => ({ ...none, ...listed })),
  )
  assert.deepEqual(fields, [{ key: 'tag', entity_type: 'spool', name: 'Tag', order: 3, field_type: 'text' }, choice])
  assert.deepEqual((await program.call('GET', '/spool')).body[0].extra, { tag: '"04A1"' })
  assert.equal((await program.call('GET', '/field/filament')).body.length, 1)
  assert.deepEqual((await write(program, fields)).body, body)
})

test('a field that the list lacks is deleted, unless records have values of it', async () => {
  const program = await connectProgram(server)
  await write(program, [field('tag'), field('gate', { field_type: 'integer' })])
  await makeSpool(program, { tag: '"04A1"' })
  assert.equal((await write(program, [field('tag'), field('shelf')])).status, 200)
  assert.deepEqual(await keysOf(program), ['shelf', 'tag'])
  const reason = 'extra_fields_spool: Records have values of a field that is missing. Delete it at /field first.'
  for (const reset of [JSON.stringify('[]'), JSON.stringify(JSON.stringify([field('shelf')])), 'null', '""']) {
    const refused = await program.call('POST', '/setting/extra_fields_spool', reset)
    assert.deepEqual([refused.status, refused.body.message], [400, reason], reset)
  }
  assert.deepEqual(await keysOf(program), ['shelf', 'tag'])
  await program.call('PATCH', '/spool/1', { extra: { tag: null } })
  const { status, body } = await program.call('POST', '/setting/extra_fields_spool', JSON.stringify('[]'))
  assert.deepEqual([status, body], [200, { value: '[]', is_set: false, type: 'array' }])
  assert.deepEqual(await keysOf(program), [])
})

test('a list that POST /field would not take in parts is refused as a whole', async () => {
  const program = await connectProgram(server)
  await write(program, [
    field('tag'),
    field('side', { field_type: 'choice', choices: ['L', 'R'], multi_choice: false }),
  ])
  const [tag, side] = (await program.call('GET', '/field/spool')).body.toReversed()
  for (const [fields, message] of [
    [{ key: 'tag' }, /^extra_fields_spool: This must be JSON of the type array/],
    [['tag'], /^extra_fields_spool\.0: This must be a field/],
    [[{ key: 'nope' }], /^extra_fields_spool\.0\.entity_type: This must be spool/],
    [[field('new', { entity_type: 'vendor' })], /^extra_fields_spool\.0\.entity_type: This must be spool/],
    [[tag, side, field('No key')], /^extra_fields_spool\.2\.key: /],
    [[tag, side, { ...field('new'), name: undefined }], /^extra_fields_spool\.2\.name: /],
    [[tag, side, field('new', { field_type: 'color' })], /^extra_fields_spool\.2\.field_type: /],
    [[tag, side, field('new', { default_value: '1' })], /^extra_fields_spool\.2\.default_value: /],
    [[tag, side, field('new'), field('new')], /^extra_fields_spool: Each key can be in the list once/],
    [
      [{ ...tag, field_type: 'integer' }, side],
      /^extra_fields_spool\.0\.field_type: The type of a field cannot be changed/,
    ],
    [
      [tag, side, field('new', { field_type: 'choice', choices: ['L'] })],
      /^extra_fields_spool\.2\.multi_choice: Send whether/,
    ],
    [[tag, { ...side, choices: ['L'] }], /^extra_fields_spool\.1\.choices: Choices can be added, not removed/],
    [Array.from({ length: 129 }, (_, index) => field(`f${index}`)), /^extra_fields_spool: At most 128 fields/],
  ] as const) {
    const { status, body } = await write(program, fields)
    assert.equal(status, 400, JSON.stringify(fields).slice(0, 200))
    assert.match(body.message, message)
  }
  const broken = await program.call('POST', '/setting/extra_fields_spool', JSON.stringify('['))
  assert.equal(broken.status, 400)
  assert.deepEqual(await keysOf(program), ['side', 'tag'])
})

test('a list may replace all of 128 fields', async () => {
  const program = await connectProgram(server)
  const fields = (prefix: string) => Array.from({ length: 128 }, (_, index) => field(`${prefix}${index}`))
  assert.equal((await write(program, fields('a'))).status, 200)
  assert.equal((await write(program, fields('b'))).status, 200)
  assert.deepEqual(
    (await keysOf(program)).toSorted(),
    fields('b')
      .map(({ key }) => key)
      .toSorted(),
  )
})

test('JSON text with null resets a setting', async () => {
  const { call } = await connectProgram(server)
  for (const [key, value] of [
    ['dashboard_groups', '{"location":[]}'],
    ['currency', '"SEK"'],
  ]) {
    await call('POST', `/setting/${key}`, JSON.stringify(value))
    const { status, body } = await call('POST', `/setting/${key}`, JSON.stringify('null'))
    assert.deepEqual([status, body.is_set], [200, false], key)
  }
})
