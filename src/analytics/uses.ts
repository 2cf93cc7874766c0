import { sql, type RawBuilder } from 'kysely'
import type { Analysis } from './analysis.ts'
import { matchesUse } from './matching.ts'
import { exactSum } from './prints.ts'
import { stretchesOf, within } from './stretches.ts'

/** The usage of one spool, or of one material without a spool, by the prints of one bucket. */
export interface Uses {
  /** Index of the bucket; null for prints without a start date. */
  readonly bucket: number | null
  readonly filament_id: string | null
  /** The material of a usage without a spool. */
  readonly material_type: string | null
  readonly uses: number
  /** The number of usages that have an amount. */
  readonly weighed: number
  readonly amount_mg: number | null
}

const COLUMNS = ['c.filament_id', 'c.material_type', 'c.uses', 'c.weighed', 'c.amount_mg'] as const

/** The start of the print of a usage named `u`. */
export const USE_START = sql<string | null>`u.start_date`
/** The recorded amount, or the estimate. */
export const USE_AMOUNT = sql<number | null>`coalesce(u.amount_mg, u.estimated_amount_mg)`

/** The statement of consumption: one index-only scan of the usages. */
export function selectUses(analysis: Analysis) {
  const undated = analysis.db
    .selectFrom(usesOf(analysis, sql<boolean>`${USE_START} is null`).as('c'))
    .select([sql<number | null>`null::int`.as('bucket'), ...COLUMNS])
  return analysis.db
    .selectFrom(stretchesOf(analysis))
    .innerJoinLateral(usesOf(analysis, within(USE_START)).as('c'), (join) => join.onTrue())
    .select([sql<number | null>`s.number`.as('bucket'), ...COLUMNS])
    .unionAll(undated)
}

/** One row: a spool or another material. */
function usesOf({ db, prints }: Analysis, when: RawBuilder<boolean>) {
  return db
    .selectFrom('filament_usages as u')
    .select([
      'u.filament_id',
      'u.material_type',
      sql<number>`count(*)`.as('uses'),
      sql<number>`count(${USE_AMOUNT})`.as('weighed'),
      exactSum(USE_AMOUNT).as('amount_mg'),
    ])
    .where(matchesUse(prints))
    .where(when)
    .groupBy(['u.filament_id', 'u.material_type'])
}
