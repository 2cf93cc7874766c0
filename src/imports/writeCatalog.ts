import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { findOrMakeBrand } from '../filamentTypes/brands.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { Held } from './hold.ts'
import { insertMany, nextIds } from './insertMany.ts'
import type { Columns, Plan, WrittenPlan } from './plan.ts'
import { brandNameOf } from './planCatalog.ts'

/** Makes the brands of plans. The number of statements does not grow with theirs. */
export async function writeBrands(
  trx: Transaction<DB>,
  { userId }: Held,
  plans: readonly Plan[],
): Promise<WrittenPlan[]> {
  return insertPlans(trx, 'brands', userId, plans, () => ({}))
}

/** Makes the filament types of plans, and brands of them that are not here. */
export async function writeFilamentTypes(
  trx: Transaction<DB>,
  { userId }: Held,
  plans: readonly Plan[],
  quotas: Quotas,
): Promise<WrittenPlan[]> {
  const brands = new Map<string | null, number | null>()
  for (const name of new Set(plans.filter(({ write }) => write?.kind === 'Insert').map(({ row }) => brandNameOf(row))))
    brands.set(name, await findOrMakeBrand(trx, userId, name, quotas))
  return insertPlans(trx, 'filament_types', userId, plans, (plan) => ({ brand_id: brands.get(brandNameOf(plan.row)) }))
}

async function insertPlans(
  trx: Transaction<DB>,
  table: 'brands' | 'filament_types',
  userId: number,
  plans: readonly Plan[],
  more: (plan: Plan) => Columns,
): Promise<WrittenPlan[]> {
  const inserts = plans.flatMap((plan) =>
    plan.write?.kind === 'Insert' ? [{ plan, columns: plan.write.columns }] : [],
  )
  const ids = await nextIds(trx, table, inserts.length)
  const idOf = new Map(inserts.map(({ plan }, at) => [plan, ids[at] ?? 0]))
  const rows = inserts.map(({ plan, columns }) => ({
    ...columns,
    ...more(plan),
    user_id: userId,
    id: idOf.get(plan),
  }))
  // Not every record of a file tells when it was recorded.
  for (const some of Map.groupBy(rows, (row) => 'created_date' in row).values()) await insertMany(trx, table, some)
  return plans.map((plan) => {
    const id = idOf.get(plan)
    return id === undefined ? plan : { ...plan, madeId: String(id) }
  })
}
