import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overdraft, stockWarning } from '../../src/web/filaments/stockLevel.ts'
import { overdrafts } from '../../src/web/prints/overdrafts.ts'
import { fitParts, roundParts, shownChange, shownGrams, shownShares, toTenths } from '../../src/web/shownSums.ts'

test('parts add up to the rounded sum', () => {
  assert.deepEqual(roundParts([0.0249, 0.0029], 2), [0.03, 0])
  assert.deepEqual(roundParts([0.0151, 0.0149], 2), [0.02, 0.01])
  assert.deepEqual(roundParts([1.006, 2.004, 3.004], 2), [1.01, 2, 3])
  assert.deepEqual(roundParts([0.29, 0.58], 2), [0.29, 0.58])
  assert.deepEqual(roundParts([120.4, 79.6], 0), [120, 80])
  assert.deepEqual(roundParts([], 2), [])
})

test('rounded parts are fitted to their rounded total, unless it has other parts', () => {
  assert.deepEqual(fitParts([0.02, 0, null], 0.03, 2), [0.03, 0, null])
  assert.deepEqual(fitParts([3.34, 3.33, 3.34], 10, 2), [3.33, 3.33, 3.34])
  assert.deepEqual(fitParts([1, 2], 3, 0), [1, 2])
  assert.deepEqual(fitParts([1, 2], 9, 2), [1, 2])
  assert.deepEqual(fitParts([1, null], null, 2), [1, null])
  assert.deepEqual(fitParts([0, 0], 0.01, 2), [0, 0])
})

test('shares of a whole add up to 100%, those of a part stay', () => {
  const thirds = [1, 1, 1].map((part) => ({ part, sharePercent: 33.3 }))
  assert.deepEqual(shownShares(thirds), [33.4, 33.3, 33.3])
  assert.deepEqual(shownShares(thirds.slice(1)), [33.3, 33.3])
  assert.deepEqual(shownShares([{ part: 0, sharePercent: null }]), [null])
})

test('weights below each other have one unit and add up', () => {
  assert.deepEqual(shownGrams([400, 400, 700]), [0.4, 0.4, 0.7])
  assert.deepEqual(shownGrams([100_040, 40, 50]), [100, 0, 0.1])
  assert.deepEqual(shownGrams([]), [])
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

test('usages of the same spool overdraw it together', () => {
  const spools = [
    { id: 'a', remainingMg: 1000 },
    { id: 'b', remainingMg: null },
  ]
  const usage = (filamentId: string, amountMg: number | null, recordedMg = 0) => ({ filamentId, amountMg, recordedMg })
  assert.deepEqual(overdrafts([usage('a', 600), usage('b', 600), usage('a', 600)], spools), [null, null, 200])
  assert.deepEqual(overdrafts([usage('a', 600, 600), usage('a', 900)], spools), [null, null])
  assert.deepEqual(overdrafts([usage('a', null), usage('a', 1100), usage('', 5)], spools), [null, 100, null])
})
