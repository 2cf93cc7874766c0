import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { findOrMakeBrand } from '../filamentTypes/brands.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { madeAdditions, storeAdditions, type RowAddition } from './additions.ts'
import type { Held } from './hold.ts'
import { insertMany, nextIds } from './insertMany.ts'
import { brandNameOf } from './needs.ts'
import { isInsert, type Columns, type Plan, type WrittenPlan } from './plan.ts'

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
  held: Held,
  plans: readonly Plan[],
  quotas: Quotas,
): Promise<WrittenPlan[]> {
  const { userId } = held
  const brands = new Map<string | null, number | null>()
  const additions: RowAddition[] = []
  for (const plan of plans.filter(isInsert)) {
    const name = brandNameOf(plan.row)
    if (brands.has(name)) continue
    const brand = await findOrMakeBrand(trx, userId, name, quotas)
    brands.set(name, brand?.id ?? null)
    additions.push(...madeAdditions(plan, { Brand: brand }))
  }
  await storeAdditions(trx, held, additions)
  return insertPlans(trx, 'filament_types', userId, plans, (plan) => ({ brand_id: brands.get(brandNameOf(plan.row)) }))
}

async function insertPlans(
  trx: Transaction<DB>,
  table: 'brands' | 'filament_types',
  userId: number,
  plans: readonly Plan[],
  more: (plan: Plan) => Columns,
): Promise<WrittenPlan[]> {
  const inserts = plans.filter(isInsert)
  const ids = await nextIds(trx, table, inserts.length)
  const idOf = new Map<Plan, number>(inserts.map((plan, at) => [plan, ids[at] ?? 0]))
  const rows = inserts.map((plan) => ({
    ...plan.write.columns,
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
