import { sql, type RawBuilder } from 'kysely'
import type { PrintSortColumn, SortDirection } from '../../generated/api.d.ts'
import { SECONDS } from './filter.ts'

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
  duration: SECONDS,
  weight: sql`coalesce(p.filament_amount_mg, p.estimated_filament_amount_mg)`,
  cost: sql`coalesce(p.filament_cost_micros + p.electricity_cost_micros, p.filament_cost_micros, p.electricity_cost_micros)`,
  rating: sql`p.rating`,
}
