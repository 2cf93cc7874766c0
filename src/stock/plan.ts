import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { PlanMaterialDto, PrintStatus, StockPlanDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { Problem } from '../kernel/problem.ts'
import { assignSpools, type SpoolAssignment } from './assignSpools.ts'
import { readPlanSpools, type ShownSpool } from './planSpools.ts'
import { readPlannedUsages, readReportedSpools, type PlannedUsage } from './plannedUsages.ts'
import { subtractReported } from './subtractReported.ts'

/** The contract's bound of the prints of a plan. */
const MAX_PRINTS = 100

interface Query {
  readonly printIds?: readonly number[] | undefined
  readonly printerId?: number | undefined
}

/** A print of a plan. */
interface Print {
  readonly id: number
  readonly title: string
  readonly status: PrintStatus
}

/**
 * Plans which spools to use for which prints (docs/domain.md, "Plan of spools").
 * @param printIds the prints; otherwise all that are pending
 * @param printerId their printer; those of all printers without it
 * @throws Problem 400 naming the ids that are not those of the user's prints
 */
export async function readStockPlan(
  db: ReadonlyKysely<DB>,
  userId: number,
  { printIds, printerId }: Query,
): Promise<StockPlanDto> {
  const { prints, printCount } = printIds
    ? await readChosen(db, userId, printIds, printerId)
    : await readPending(db, userId, printerId)
  const chosen = new Set(prints.map(({ id }) => id))
  const [usages, reported] = await Promise.all([
    readPlannedUsages(db, userId, [...chosen]),
    readReportedSpools(db, userId),
  ])
  const named = [...usages, ...reported].flatMap(({ filamentId }) => filamentId ?? [])
  const materials = usages.flatMap(({ filamentId, material }) => (filamentId === null ? (material ?? []) : []))
  const spools = await readPlanSpools(db, userId, [...new Set(named)], [...new Set(materials)])
  const byId = new Map(spools.map((spool) => [spool.id, spool]))
  const rows = new Map(spools.map(({ id, rowKey }) => [id, rowKey]))
  const needs = subtractReported(usages, reported, rows).map((usage) => ({
    ...usage,
    isTakenFirst: !chosen.has(usage.printId),
  }))
  const assignments = assignSpools(needs, spools)
  const ofPrints = Map.groupBy(needs, ({ printId }) => printId)
  const toMaterials = (printId: number) =>
    (ofPrints.get(printId) ?? []).flatMap((need) => {
      const assignment = assignments.get(need)
      return assignment ? toMaterial(need, byId.get(need.filamentId ?? ''), assignment) : []
    })
  return {
    prints: prints.map((print) => ({ ...print, materials: toMaterials(print.id) })),
    printCount,
    isComplete: prints.length === printCount,
  }
}

const COLUMNS = ['p.id', 'p.title', 'p.status'] as const

async function readChosen(
  db: ReadonlyKysely<DB>,
  userId: number,
  printIds: readonly number[],
  printerId: number | undefined,
): Promise<{ readonly prints: Print[]; readonly printCount: number }> {
  const rows = await db
    .selectFrom('prints as p')
    .select([...COLUMNS, 'p.printer_id as printerId'])
    .where('p.user_id', '=', userId)
    .where('p.id', '=', anyOf(printIds))
    .orderBy('p.id')
    .execute()
  const found = new Set(rows.map(({ id }) => id))
  const unknown = printIds.flatMap((id, index) => (found.has(id) ? [] : [`printIds[${index}]`]))
  if (unknown.length > 0) {
    throw Problem.invalid(Object.fromEntries(unknown.map((field) => [field, ['You have no print with this id.']])))
  }
  const prints = rows.filter((print) => printerId === undefined || print.printerId === printerId)
  return { prints: prints.map(({ printerId: _, ...print }) => print), printCount: prints.length }
}

/** Pending prints are found by their usages, of which there is an index. */
async function readPending(
  db: ReadonlyKysely<DB>,
  userId: number,
  printerId: number | undefined,
): Promise<{ readonly prints: Print[]; readonly printCount: number }> {
  const rows = await db
    .selectFrom('prints as p')
    .select([...COLUMNS, sql<number>`count(*) over ()`.as('printCount')])
    .where('p.user_id', '=', userId)
    .where('p.deducts_material', '=', true)
    .$if(printerId !== undefined, (query) => query.where('p.printer_id', '=', printerId ?? null))
    .where(
      sql<boolean>`p.id = any(array(
        select u.print_id from filament_usages as u where u.user_id = ${userId} and u.status = 'Pending'
      ))`,
    )
    .orderBy('p.id')
    .limit(MAX_PRINTS)
    .execute()
  return { prints: rows.map(({ printCount: _, ...print }) => print), printCount: rows[0]?.printCount ?? 0 }
}

function toMaterial(
  { id: usageId, slot, filamentId, materialType, neededMg }: PlannedUsage,
  named: ShownSpool | undefined,
  { outcome, shares, shortfallMg }: SpoolAssignment<ShownSpool>,
): PlanMaterialDto {
  return {
    usageId,
    slot,
    filamentId,
    displayName: named?.displayName ?? null,
    isArchived: named !== undefined && !named.isActive,
    materialType: named?.materialType ?? materialType,
    neededMg,
    outcome,
    spools: shares.map(({ spool: { id, number, displayName, colorHex, colors, remainingMg }, assignedMg }) => ({
      filamentId: id,
      ...{ number, displayName, colorHex, colors, remainingMg, assignedMg },
    })),
    shortfallMg,
  }
}
