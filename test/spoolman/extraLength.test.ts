/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-return --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()

/** Characters of a value, as in Spoolman. */
const MOST = 65_535
/** Bytes of the values of a record as JSON. */
const ROOM = 256 * 1024

/** JSON text of a text, of this many characters with its quotes. */
const textOf = (length: number, letter = 'x') => `"${letter.repeat(length - 2)}"`

/** A program with a vendor and these text fields of vendors. */
async function connectWithFields(...keys: string[]) {
  const { call } = await connectProgram(server)
  for (const key of keys) await call('POST', `/field/vendor/${key}`, { name: key, field_type: 'text' })
  const { body } = await call('POST', '/vendor', { name: 'Prusament' })
  const write = (extra: object) => call('PATCH', `/vendor/${body.id}`, { extra })
  const read = async () => (await call('GET', `/vendor/${body.id}`)).body.extra
  return { call, write, read }
}

test('a value has at most 65,535 characters, whatever their bytes', async () => {
  const { call, write, read } = await connectWithFields('note')
  for (const letter of ['x', 'ü']) {
    const longest = textOf(MOST, letter)
    assert.equal((await write({ note: longest })).status, 200, letter)
    assert.deepEqual(await read(), { note: longest })
    assert.equal((await write({ note: textOf(MOST + 1, letter) })).status, 422, letter)
  }
  // Each of these characters has two units in JavaScript, and four bytes: one more of them would be a value, but not in a record.
  const emoji = textOf(MOST, '🧵')
  assert.equal((await write({ note: emoji })).status, 400)
  assert.equal((await write({ note: textOf(MOST - 100, '🧵') })).status, 200)
  assert.equal((await call('GET', '/vendor?extra.note=🧵')).body.length, 1)
})

test('the values of a record have room for 256 KiB as JSON', async () => {
  const { write, read } = await connectWithFields('a', 'b', 'c', 'd', 'e')
  const longest = textOf(60_000)
  assert.equal((await write({ a: longest, b: longest, c: longest, d: longest })).status, 200)
  // A value has two quotes more, which are escaped in JSON; each key has three bytes, and each pair four around them.
  const left = ROOM - 4 * (60_000 + 4 + 3 + 4) - (4 + 3 + 4)
  const refused = await write({ e: textOf(left + 1) })
  const reason = 'extra: The values of a record can have at most 256 KiB together. Remove some first.'
  assert.deepEqual([refused.status, refused.body.message], [400, reason])
  assert.deepEqual(Object.keys(await read()), ['a', 'b', 'c', 'd'])
  assert.equal((await write({ e: textOf(left) })).status, 200)
  assert.equal((await write({ a: null, b: textOf(MOST), e: textOf(MOST) })).status, 200)
})

test('a value of all spools is replaced by one as long, unless a spool has no room for it', async () => {
  const { call } = await connectProgram(server)
  const keys = ['a', 'b', 'c', 'd', 'e']
  for (const key of keys) await call('POST', `/field/spool/${key}`, { name: key, field_type: 'text' })
  const filament = await call('POST', '/filament', { density: 1.24, diameter: 1.75 })
  const longest = textOf(MOST)
  const extra = { a: longest, b: longest, c: longest, d: '"x"', e: longest.slice(0, 100) + '"' }
  await call('POST', '/spool', { filament_id: filament.body.id, extra })
  const replace = (key: string, value: string, replacement: string) =>
    call('PATCH', `/spool/field/extra.${key}`, { value, new_value: replacement })
  const text = 'y'.repeat(MOST - 2)
  assert.deepEqual((await replace('a', longest, text)).body, { spools_updated: 1 })
  assert.equal((await replace('a', text, `${text}y`)).status, 400)
  assert.equal((await replace('d', 'x', text)).status, 400)
  assert.equal((await call('GET', '/spool')).body[0].extra.d, '"x"')
})

test('several long choices are a value, and long numbers are not', async () => {
  const { call, write } = await connectWithFields()
  const choices = Array.from({ length: 30 }, (_, index) => `${'c'.repeat(250)}${index}`)
  const field = { name: 'Choice', field_type: 'choice', choices, multi_choice: true }
  assert.equal((await call('POST', '/field/vendor/kinds', field)).status, 200)
  assert.equal((await write({ kinds: JSON.stringify(choices) })).status, 200)
  await call('POST', '/field/vendor/factor', { name: 'Factor', field_type: 'float' })
  await call('POST', '/field/vendor/span', { name: 'Span', field_type: 'float_range' })
  const digits = (length: number) => `1.${'0'.repeat(length - 2)}`
  for (const [number, status] of [
    [digits(4096), 200],
    [digits(4097), 400],
    ['1e-999', 200],
    ['1e-1000', 400],
    ['1E-99999', 400],
    ['0e999999999999', 400],
  ] as const) {
    assert.equal((await write({ factor: number })).status, status, number.slice(0, 20))
    if (number.length < 4000) assert.equal((await write({ span: `[${number},null]` })).status, status, number)
    // PostgreSQL reads the number to order the list.
    assert.equal((await call('GET', '/vendor?sort=extra.factor:asc,extra.span:asc')).status, 200, number.slice(0, 20))
  }
})
