import * as texts from '#texts/stock'
import type { JSX } from 'preact'
import { formatShortage, formatStock } from '../format.ts'
import type { Schemas } from '../schemas.ts'
import './stock.css'

interface Props {
  readonly totals: Schemas['StockTotalsDto']
  /** Whether the totals are those of a part of the stock. */
  readonly isFiltered: boolean
}

/** Sentences about the stock: whether it is enough for the planned prints, what is low, and what could not be counted. */
export function StockSummary({ totals, isFiltered }: Props): JSX.Element {
  const { printCount, reservedMg, shortfallMg, shortCount, unknownCount, lowCount, reservedCoverage } = totals
  const uncounted = reservedCoverage.total - reservedCoverage.counted
  return (
    <div class="stock-summary" role="status">
      {printCount === 0 && !isFiltered && (
        <p>{texts.howToPlan({ link: (text) => <a href="/prints/new">{text}</a> })}</p>
      )}
      {shortCount > 0 && (
        <p class="error">
          {texts.notEnough({ weight: formatShortage(shortfallMg), rows: shortCount, count: printCount })}
        </p>
      )}
      {printCount > 0 && shortCount + unknownCount === 0 && (
        <p>{texts.enough({ weight: formatStock(reservedMg), count: printCount })}</p>
      )}
      {lowCount > 0 && <p>{texts.lowTypes({ count: lowCount })}</p>}
      {unknownCount > 0 && <p>{texts.perhapsEnough({ rows: unknownCount })}</p>}
      {uncounted > 0 && <p>{texts.withoutEstimate({ count: uncounted })}</p>}
    </div>
  )
}
