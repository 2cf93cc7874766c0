import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { appendEntries, STOCK_COLUMNS, type NewEntry } from '../ledger/entries.ts'
import { recalculatePrints } from '../ledger/recalculate.ts'
import { matchingType, type MatchingType } from '../filaments/create.ts'
import { assignNumbers, MAXIMUM_NUMBER } from '../filaments/number.ts'
import { refreshPublicKeys } from '../prints/publicKeys.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { madeAdditions, storeAdditions, type RowAddition } from './additions.ts'
import type { Held } from './hold.ts'
import { insertMany, nextIds } from './insertMany.ts'
import { isInsert, noPlan, type InsertPlan, type Plan, type WrittenPlan } from './plan.ts'
import { completeType } from './programData.ts'
import type { SpoolDraft } from './records.ts'

/** Makes the prints of plans, and changes those that plans complete. The number of statements does not grow with new prints. */
export async function writeImportedPrints(
  trx: Transaction<DB>,
  held: Held,
  plans: readonly Plan[],
): Promise<WrittenPlan[]> {
  const { userId } = held
  const inserts = plans.filter(isInsert)
  const ids = await nextIds(trx, 'prints', inserts.length)
  const idOf = new Map<Plan, number>(inserts.map((plan, at) => [plan, ids[at] ?? 0]))
  await insertMany(
    trx,
    'prints',
    inserts.map((plan) => ({
      ...plan.write.columns,
      user_id: userId,
      id: idOf.get(plan),
      source: 'Import',
      deducts_material: held.deductsMaterial,
    })),
  )
  await insertMany(
    trx,
    'filament_usages',
    inserts.flatMap((plan) => {
      const { columns, usages } = plan.write
      const print = { status: columns['status'], start_date: columns['start_date'] }
      return usages.map((usage, position) => ({
        ...usage,
        ...print,
        user_id: userId,
        id: randomUUID(),
        print_id: idOf.get(plan),
        position,
      }))
    }),
  )
  const updated = await updatePrints(trx, userId, plans)
  await recalculatePrints(trx, userId, [...ids, ...updated], held.actor)
  // New ones are private.
  await refreshPublicKeys(trx, userId, updated)
  return plans.map((plan) => {
    const id = idOf.get(plan)
    return id === undefined ? plan : { ...plan, madeId: String(id) }
  })
}

async function updatePrints(trx: Transaction<DB>, userId: number, plans: readonly Plan[]): Promise<number[]> {
  const ids: number[] = []
  for (const { write, recordId } of plans) {
    if (write?.kind !== 'Update' || recordId === null) continue
    ids.push(Number(recordId))
    await trx
      .updateTable('prints')
      .set({ ...write.columns, updated_date: sql<string>`now()` })
      .where('user_id', '=', userId)
      .where('id', '=', Number(recordId))
      .execute()
  }
  return ids
}

/** Makes the spools of plans, each with its number and type. What was used before the import is an entry of their ledgers. */
export async function writeImportedSpools(
  trx: Transaction<DB>,
  held: Held,
  plans: readonly Plan[],
  quotas: Quotas,
): Promise<WrittenPlan[]> {
  const { userId } = held
  const news = plans.filter(isInsert)
  const numbers = await assignNumbers(trx, userId, news.map(wantedNumber))
  const inserts: { plan: InsertPlan; id: string; number: number; type_id: number | null }[] = []
  const additions: RowAddition[] = []
  const refused = new Map<Plan, Plan>()
  for (const [at, plan] of news.entries()) {
    try {
      const found = await typeOf(trx, held, plan, quotas)
      additions.push(...madeAdditions(plan, { FilamentType: found?.type, Brand: found?.brand }))
      const type_id = found?.type.id ?? null
      inserts.push({ plan, id: randomUUID(), number: numbers[at] ?? 0, type_id })
    } catch (error) {
      if (!(error instanceof Problem) || error.type !== 'conflict') throw error
      refused.set(plan, noPlan(plan.row, 'Error', error.detail))
    }
  }
  await storeAdditions(trx, held, additions)
  const rows = inserts.map(({ plan, ...row }) => ({ ...plan.write.columns, ...row, user_id: userId }))
  // Not every spool of a file tells when it was recorded.
  for (const some of Map.groupBy(rows, (row) => 'created_date' in row).values())
    await insertMany(trx, 'filaments', some)
  const made = inserts.map(({ id }) => id)
  const spools = await trx
    .selectFrom('filaments')
    .select(STOCK_COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`any(${made}::uuid[])`)
    .forNoKeyUpdate()
    .execute()
  const entries = inserts.flatMap(({ plan, id }) => entriesOf(id, plan.write))
  await appendEntries(trx, userId, spools, entries, held.actor)
  // The stock in a list of our own is as old as the list.
  await sql`update filament_ledger as entry set created_date = spool.updated_date from filaments spool
    where entry.user_id = ${userId} and entry.filament_id = any(${inserts.filter(({ plan }) => sourceOf(plan)).map(({ id }) => id)}::uuid[])
      and spool.user_id = entry.user_id and spool.id = entry.filament_id`.execute(trx)
  const idOf = new Map<Plan, string>(inserts.map(({ plan, id }) => [plan, id]))
  return plans.map((plan) => ({
    ...(refused.get(plan) ?? plan),
    madeId: idOf.get(plan),
    madeDate: sourceOf(plan)?.updatedDate,
  }))
}

/**
 * Finds or makes the type of a spool, and completes it by the data of programs.
 * @throws Problem 409 beyond the bound of types or brands
 */
async function typeOf(
  trx: Transaction<DB>,
  held: Held,
  { write: { spool, programData } }: InsertPlan,
  quotas: Quotas,
): Promise<MatchingType | null> {
  const found = spool && (await matchingType(trx, held.userId, spool, quotas))
  if (found && programData) await completeType(trx, held, found.type.id, programData)
  return found
}

function sourceOf({ row }: Plan): SpoolDraft['source'] {
  return (row.draft as SpoolDraft).source
}

/** The number that a spool had; null for none that a spool can have. */
function wantedNumber({ row }: Plan): number | null {
  const { number = null } = row.draft as SpoolDraft
  return number !== null && Number.isInteger(number) && number > 0 && number <= MAXIMUM_NUMBER ? number : null
}

function entriesOf(filamentId: string, { columns, usedMg }: InsertPlan['write']): NewEntry[] {
  const entries: NewEntry[] = []
  const nominal = columns['initial_nominal_weight_mg']
  if (typeof nominal === 'number') entries.push({ filamentId, kind: 'Initial', amountMg: nominal })
  if (usedMg) entries.push({ filamentId, kind: 'Adjustment', amountMg: -usedMg, note: 'Used before the import.' })
  return entries
}
