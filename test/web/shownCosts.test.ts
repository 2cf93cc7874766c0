import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import type { CostsResponse } from '../../generated/api.d.ts'
import { shownCosts } from '../../src/web/analytics/shownCosts.ts'

const { components } = createRequire(import.meta.url)('../../generated/contract.json') as {
  components: { examples: { AnalyticsCosts: { value: CostsResponse } } }
}
const { current } = components.examples.AnalyticsCosts.value

/** The example with other amounts. */
function figures(total: number, filament: number | null, electricity: number, costs: readonly number[]) {
  const row = current.byType.rows[0]!
  const rows = costs.map((filamentCost) => ({ ...row, filamentCost, sharePercent: 33.3 }))
  return {
    ...current,
    total: { ...current.total, amount: total },
    filament: { ...current.filament, amount: filament },
    electricity: { ...current.electricity, amount: electricity },
    maintenance: { ...current.maintenance, amount: null },
    byType: { ...current.byType, rows },
  }
}

test('the parts of a total, and the rows of a part, add up as shown', () => {
  const shown = shownCosts(figures(10.01, 7, 3, [2.33, 2.33, 2.33]), 2)
  const { filament, electricity, maintenance, byType } = shown
  assert.deepEqual([filament.amount, electricity.amount, maintenance.amount], [7.01, 3, null])
  assert.deepEqual(
    byType.rows.map(({ filamentCost, sharePercent }) => [filamentCost, sharePercent]),
    [
      [2.34, 33.4],
      [2.34, 33.3],
      [2.33, 33.3],
    ],
  )
})

test('rows that are not all of a part stay as they are', () => {
  const { byType, filament } = shownCosts(figures(10, 7, 3, [1, 2]), 2)
  assert.equal(filament.amount, 7)
  assert.deepEqual(
    byType.rows.map(({ filamentCost }) => filamentCost),
    [1, 2],
  )
  assert.equal(shownCosts(figures(3, null, 3, [1]), 2).filament.amount, null)
})
