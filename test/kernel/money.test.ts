import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromMicros, toMicros } from '../../src/kernel/money.ts'

test('amounts are rounded to what their currency can pay', () => {
  assert.deepEqual(
    [fromMicros(1_235_000, 'EUR'), fromMicros(1_500_000, 'JPY'), fromMicros(1_234_500, 'KWD')],
    [1.24, 2, 1.235],
  )
})

test('every amount in cents survives', () => {
  for (const amount of [0, 0.01, 0.07, 19.99, 123_456.78, 999_999_999.99])
    assert.equal(fromMicros(toMicros(amount), 'EUR'), amount)
})
