import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overdraft, stockWarning } from '../../src/web/filaments/stockLevel.ts'
import { roundParts, shownChange, toTenths } from '../../src/web/shownSums.ts'

test('parts add up to the rounded sum', () => {
  assert.deepEqual(roundParts([0.0249, 0.0029], 2), [0.03, 0])
  assert.deepEqual(roundParts([0.0151, 0.0149], 2), [0.02, 0.01])
  assert.deepEqual(roundParts([1.006, 2.004, 3.004], 2), [1.01, 2, 3])
  assert.deepEqual(roundParts([0.29, 0.58], 2), [0.29, 0.58])
  assert.deepEqual(roundParts([120.4, 79.6], 0), [120, 80])
  assert.deepEqual(roundParts([], 2), [])
})

test('changes of a ledger are the differences of the balances shown', () => {
  let balanceMg = 1_000_049
  for (const amountMg of [-125_049, -8149, 1_012_351, -49, -2_000_000]) {
    const before = toTenths(balanceMg)
    balanceMg += amountMg
    const sum = before + shownChange({ amountMg, balanceMg })
    assert.equal(Math.round(sum * 10), Math.round(toTenths(balanceMg) * 10))
  }
})

test('a spool says when it is low, empty or overdrawn', () => {
  const spool = { initialNominalWeightMg: 1_000_000, lowStockThresholdMg: null }
  const warningAt = (remainingMg: number | null) => stockWarning({ ...spool, remainingMg })
  assert.deepEqual([-1, 0, 1, 100_000, 100_001, null].map(warningAt), ['Overdrawn', 'Empty', 'Low', 'Low', null, null])
  const custom = { initialNominalWeightMg: null, lowStockThresholdMg: 5, remainingMg: 6 }
  assert.equal(stockWarning(custom), null)
  assert.equal(stockWarning({ ...custom, remainingMg: 5 }), 'Low')
  assert.equal(stockWarning({ ...spool, lowStockThresholdMg: 0, remainingMg: 1 }), null)
})

test('a print overdraws a spool by what is missing', () => {
  const spool = { remainingMg: 200 }
  assert.equal(overdraft(spool, 200, 0), null)
  assert.equal(overdraft(spool, 250, 0), 50)
  // What the print has deducted before is not deducted again.
  assert.equal(overdraft(spool, 250, 100), null)
  assert.equal(overdraft({ remainingMg: -100 }, 50, 100), null)
  assert.equal(overdraft(spool, null, 0), null)
  assert.equal(overdraft({ remainingMg: null }, 250, 0), null)
  assert.equal(overdraft(undefined, 250, 0), null)
})
