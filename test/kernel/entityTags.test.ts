import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isKnown, readEntityTags } from '../../src/kernel/entityTags.ts'

/** RFC 9110, sections 5.6.1 and 8.8.3. */
const FIELDS: readonly (readonly [string, ReturnType<typeof readEntityTags>])[] = [
  ['*', '*'],
  [' * ', '*'],
  ['"a"', ['"a"']],
  ['""', ['""']],
  ['"a", W/"b"', ['"a"', 'W/"b"']],
  [',, "a" ,\t"b,c" ,', ['"a"', '"b,c"']],
  ['"\xe9"', ['"\xe9"']],
  ['', null],
  [',', null],
  ['a', null],
  ['"a', null],
  ['"a"x', null],
  ['x"a"', null],
  ['"a" "b"', null],
  ['"a b"', null],
  ['w/"a"', null],
  ['W/ "a"', null],
  ['*, "a"', null],
  ['"a", *', null],
]
for (const [field, tags] of FIELDS)
  test(`the entity tags of ${field}`, () => assert.deepEqual(readEntityTags(field), tags))

test('If-None-Match compares weakly, and counts for nothing when it is malformed', () => {
  for (const field of ['"a"', 'W/"a"', '"b", "a"', '*']) assert.equal(isKnown(field, '"a"'), true, field)
  for (const field of [undefined, '"b"', '"a"x', 'a']) assert.equal(isKnown(field, '"a"'), false, field)
})

test('a long hostile field is read in linear time', () => {
  for (const part of ['"', ' ', ',', '"a"', '"a",', 'W/', '\t, ']) {
    const begun = process.cpuUsage()
    readEntityTags(part.repeat(100_000 / part.length) + 'x')
    // Quadratic work on this much text takes far longer; what other programs take is not counted.
    assert.ok(process.cpuUsage(begun).user < 1_000_000, part)
  }
})
