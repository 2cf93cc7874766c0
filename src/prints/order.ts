import { sql, type RawBuilder } from 'kysely'
import type { PrintSortColumn, SortDirection } from '../../generated/api.d.ts'
import { printAmountMg, printCostMicros, printSeconds } from '../ledger/printValues.ts'

/** Sort order of a list of prints. */
export interface PrintOrder {
  readonly sortColumn: PrintSortColumn
  readonly sortDirection: SortDirection
}

/** Sort expressions on a row named `p`. */
export const SORT_KEYS: Readonly<Record<PrintSortColumn, RawBuilder<unknown>>> = {
  date: sql`p.logged_date`,
  title: sql`lower(p.title)`,
  status: sql`p.status`,
  duration: printSeconds,
  weight: printAmountMg,
  cost: printCostMicros,
  rating: sql`p.rating`,
}
