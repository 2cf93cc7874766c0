import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { statusList } from '../kernel/printStatus.ts'
import { reportedMg } from '../ledger/reportedUse.ts'

/** A usage of a print that is not over. */
export interface PlannedUsage {
  readonly id: string
  readonly printId: number
  readonly slot: number | null
  readonly filamentId: string | null
  readonly materialType: string | null
  /** The material type in lower case. */
  readonly material: string | null
  /** Filament diameter of the print's printer; null while one of them is unknown. */
  readonly diameterMm: number | null
  /** Milligrams that the usage takes when the print succeeds; null while they are unknown. */
  readonly neededMg: number | null
}

/** All that connections reported of one spool during one print that is not over. */
export interface ReportedSpool {
  readonly printId: number
  readonly filamentId: string
  readonly amountMg: number
}

/** Reads the usages of some prints, and those of all prints that run, as far as the prints deduct material. */
export async function readPlannedUsages(
  db: ReadonlyKysely<DB>,
  userId: number,
  printIds: readonly number[],
): Promise<PlannedUsage[]> {
  return db
    .selectFrom('filament_usages as u')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('prints as p')
          .select('p.deducts_material as deductsMaterial')
          .select(
            sql<number | null>`(
              select printer.filament_diameter_mm from printers as printer
              where printer.user_id = ${userId} and printer.id = p.printer_id
            )`.as('diameterMm'),
          )
          .where('p.user_id', '=', userId)
          .whereRef('p.id', '=', 'u.print_id')
          // Prints are looked up one by one, also where the planner knows nothing of a new user.
          .limit(1)
          .as('print'),
      (join) => join.onTrue(),
    )
    .select([
      'u.id',
      'u.print_id as printId',
      'u.slot',
      'u.filament_id as filamentId',
      sql<string | null>`trimmed(u.material_type)`.as('materialType'),
      sql<string | null>`lower(trimmed(u.material_type))`.as('material'),
      'print.diameterMm',
      sql<number | null>`coalesce(u.amount_mg, u.estimated_amount_mg)`.as('neededMg'),
    ])
    .where('u.user_id', '=', userId)
    .where(sql<boolean>`u.status in ${statusList.open}`)
    .where(sql<boolean>`(u.status = 'Printing' or u.print_id = ${anyOf(printIds)})`)
    .where('print.deductsMaterial', '=', true)
    .orderBy('u.print_id')
    .orderBy('u.position')
    .orderBy('u.id')
    .execute()
}

/** Reads what connections reported during prints that are not over. */
export async function readReportedSpools(db: ReadonlyKysely<DB>, userId: number): Promise<ReportedSpool[]> {
  return db
    .selectFrom('spool_uses as s')
    .select(['s.print_id as printId', 's.filament_id as filamentId', reportedMg(sql`s.used_ng`).as('amountMg')])
    .$narrowType<{ printId: number }>()
    .where('s.user_id', '=', userId)
    .where(
      sql<boolean>`s.print_id = any(array(
        select u.print_id from filament_usages as u where u.user_id = ${userId} and u.status in ${statusList.open}
      ))`,
    )
    .orderBy('s.print_id')
    .orderBy('s.filament_id')
    .execute()
}
