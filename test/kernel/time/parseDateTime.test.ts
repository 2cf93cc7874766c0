import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '../../../src/kernel/problem.ts'
import { parseDateTime } from '../../../src/kernel/time/parseDateTime.ts'

test('a text with an offset is that moment, without one the civil time of the zone', () => {
  const zone = 'Europe/Berlin'
  assert.equal(parseDateTime('a', '2026-07-01T12:00Z', zone), '2026-07-01T12:00:00.000Z')
  assert.equal(parseDateTime('a', '2026-07-01T12:00:00.123456789-03:30', zone), '2026-07-01T15:30:00.123Z')
  assert.equal(parseDateTime('a', '2026-07-01T12:00', zone), '2026-07-01T10:00:00.000Z')
})

test('a skipped civil time is moved on, a repeated one is the first of the two', () => {
  assert.equal(parseDateTime('a', '2026-03-29T02:30', 'Europe/Berlin'), '2026-03-29T01:30:00.000Z')
  assert.equal(parseDateTime('a', '2026-10-25T02:30', 'Europe/Berlin'), '2026-10-25T00:30:00.000Z')
})

test('a time that a logbook cannot have is refused, naming the field', () => {
  for (const text of [
    '2026-02-30T00:00Z',
    '2025-02-29T00:00',
    '2026-04-31T10:00:00+02:00',
    '1969-12-31T23:59Z',
    '2201-01-01T00:00Z',
    '9999-12-31T23:59:59Z',
    '0001-01-01T00:00',
  ]) {
    assert.throws(
      () => parseDateTime('when', text, 'UTC'),
      (error) => error instanceof Problem && error.errors?.['when']?.length === 1,
      text,
    )
  }
})
