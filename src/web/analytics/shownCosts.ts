import type { Schemas } from '../schemas.ts'
import { fitParts, shownShares } from '../shownSums.ts'

type Figures = Schemas['CostsFigures']

/**
 * Figures whose parts add up as shown: the service rounds each amount by itself.
 * @param digits decimals of the currency
 */
export function shownCosts(figures: Figures, digits: number): Figures {
  const { total, byType, byBrand } = figures
  const amounts = [figures.filament.amount, figures.electricity.amount, figures.maintenance.amount]
  const [filament = null, electricity = null, maintenance = null] = fitParts(amounts, total.amount, digits)
  return {
    ...figures,
    filament: { ...figures.filament, amount: filament },
    electricity: { ...figures.electricity, amount: electricity },
    maintenance: { ...figures.maintenance, amount: maintenance },
    byType: { ...byType, rows: shownRows(byType.rows, filament, digits) },
    byBrand: { ...byBrand, rows: shownRows(byBrand.rows, filament, digits) },
  }
}

interface NamedCost {
  readonly filamentCost: number
  readonly sharePercent: number | null
}

function shownRows<Row extends NamedCost>(rows: readonly Row[], total: number | null, digits: number): Row[] {
  const costs = fitParts(
    rows.map(({ filamentCost }) => filamentCost),
    total,
    digits,
  )
  const shares = shownShares(rows.map(({ filamentCost, sharePercent }) => ({ part: filamentCost, sharePercent })))
  return rows.map((row, index) => ({
    ...row,
    filamentCost: costs[index] ?? row.filamentCost,
    sharePercent: shares[index] ?? row.sharePercent,
  }))
}
