import { randomUUID } from 'node:crypto'
import { sql, type Compilable, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { recordEvents } from '../events/record.ts'
import { statusList } from '../kernel/printStatus.ts'
import type { ChosenPrints } from './prices.ts'

/** The contract's bound of a print's usages. */
export const MAX_USAGES = 32

/** Use that connections reported of one spool during one print that is over. */
interface Reported {
  readonly printId: number
  readonly filamentId: string
  readonly amountMg: number
  readonly isAdopted: boolean
}

/** A usage of such a print, as far as amounts are concerned. */
interface Row {
  readonly id: string
  readonly printId: number
  readonly filamentId: string | null
  readonly amountMg: number | null
  readonly position: number
  readonly isReported: boolean
  readonly hasEstimate: boolean
}

/**
 * Builds the amount, in mg, that a sum of reported uses deducts: rounded once, and never less than nothing.
 * @param nanograms the sum
 */
export function reportedMg(nanograms: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`greatest(round(${nanograms} / 1000000.0), 0)::bigint`
}

/**
 * Builds the amount, in mg, that connections have reported of a spool during prints that are not over. That of the others is in
 * their usages.
 * @param filamentId of the spool
 */
export function reportedMgOfOpen(userId: number, filamentId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(${reportedMg(sql`s.used_ng`)}), 0)::bigint from spool_uses s
    where s.user_id = ${userId} and s.filament_id = ${filamentId} and s.print_id is not null and exists (
      select from prints p where p.user_id = ${userId} and p.id = s.print_id and p.status in ${statusList.open}))`
}

/** Selects a row when connections have reported use of material during a print. */
export const reportedUseOf = templateOf(
  (trx, _: object, { userId, printId }: Readonly<Record<'userId' | 'printId', number>>) =>
    trx.selectFrom('spool_uses').select('id').where('user_id', '=', userId).where('print_id', '=', printId).limit(1),
)

/**
 * Makes what connections reported during prints that are over the amounts of these prints (docs/domain.md, "Material
 * reported live"). Amounts from people stay, and those from devices are replaced. A usage that people removed afterwards
 * does not come back.
 * @param reported all that was reported during these prints
 */
export async function adoptReportedUse(
  trx: Transaction<DB>,
  userId: number,
  reported: readonly Reported[],
): Promise<void> {
  const rows = await readRows(trx, userId, [...new Set(reported.map(({ printId }) => printId))])
  for (const [printId, uses] of Map.groupBy(reported, (use) => use.printId)) {
    const own = rows.filter((row) => row.printId === printId)
    await writeAmounts(trx, userId, amountsOf(own, uses))
    await insertMissing(trx, userId, own, uses)
    await deletePlaceholders(trx, userId, own)
  }
  const isNew = reported.filter(({ isAdopted }) => !isAdopted)
  if (isNew.length === 0) return
  await markAdopted(trx, userId, isNew)
  // Events of reported use are few while the print runs.
  const spools = new Set(isNew.map(({ filamentId }) => filamentId))
  recordEvents(
    trx,
    [...spools].map((recordId) => ({ userId, name: 'spool.used', recordId })),
  )
}

/** Selects what connections reported during those of the prints that are over. */
export const selectReported = templateOf((trx, _: object, { userId, printIds }: ChosenPrints): Compilable<Reported> =>
  trx
    .selectFrom('spool_uses as s')
    .innerJoin('prints as p', (join) => join.on('p.user_id', '=', userId).onRef('p.id', '=', 's.print_id'))
    .select([
      'p.id as printId',
      's.filament_id as filamentId',
      's.is_adopted as isAdopted',
      reportedMg(sql`s.used_ng`).as('amountMg'),
    ])
    .where('s.user_id', '=', userId)
    .where('s.print_id', '=', anyOf(printIds))
    .where(sql<boolean>`p.status not in ${statusList.open}`)
    .orderBy('s.filament_id'),
)

async function readRows(trx: Transaction<DB>, userId: number, printIds: readonly number[]): Promise<Row[]> {
  return trx
    .selectFrom('filament_usages')
    .select([
      'id',
      'print_id as printId',
      'filament_id as filamentId',
      'amount_mg as amountMg',
      'position',
      'is_reported as isReported',
      sql<boolean>`estimated_amount_mg is not null`.as('hasEstimate'),
    ])
    .where('user_id', '=', userId)
    .where('print_id', '=', anyOf(printIds))
    .orderBy('position')
    .execute()
}

/** Whether nobody has entered the amount. */
function isFree({ amountMg, isReported }: Row): boolean {
  return amountMg === null || isReported
}

/** A usage without a spool that only stands for the length that a device reported. */
function isPlaceholder(row: Row): boolean {
  return row.filamentId === null && row.isReported && !row.hasEstimate
}

/** The amounts of the usages that nobody has entered: the first of a spool gets what was reported of it, others nothing. */
function amountsOf(rows: readonly Row[], uses: readonly Reported[]): { id: string; amountMg: number }[] {
  const left = new Map(uses.map(({ filamentId, amountMg }) => [filamentId, amountMg]))
  for (const { filamentId, amountMg, ...row } of rows) {
    if (filamentId === null || isFree({ filamentId, amountMg, ...row })) continue
    left.set(filamentId, Math.max((left.get(filamentId) ?? 0) - (amountMg ?? 0), 0))
  }
  return rows.flatMap((row) => {
    if (!isFree(row) || isPlaceholder(row)) return []
    const amountMg = left.get(row.filamentId ?? '') ?? 0
    if (row.filamentId !== null) left.set(row.filamentId, 0)
    return amountMg === row.amountMg ? [] : [{ id: row.id, amountMg }]
  })
}

/** Length and volume follow from the weight as in every amount (docs/domain.md, "Amounts of material"). */
async function writeAmounts(
  trx: Transaction<DB>,
  userId: number,
  amounts: readonly { readonly id: string; readonly amountMg: number }[],
): Promise<void> {
  if (amounts.length === 0) return
  await sql`
    update filament_usages as u
    set amount_mg = amount.mg, source = 'Weight', is_reported = true,
      volume_ml = round((amount.mg / 1000.0 / coalesce(f.material_density_gram_per_cubic_cm, 1.24))::numeric, 6),
      length_in_m = round((amount.mg / 1000.0 / coalesce(f.material_density_gram_per_cubic_cm, 1.24)
        / (pi() / 4 * coalesce(f.diameter_mm, 1.75) ^ 2))::numeric, 6)
    from unnest(${amounts.map(({ id }) => id)}::uuid[], ${amounts.map(({ amountMg }) => amountMg)}::bigint[]) as amount (id, mg)
    join filament_usages as old on old.user_id = ${userId}::bigint and old.id = amount.id
    left join filaments as f on f.user_id = ${userId}::bigint and f.id = old.filament_id
    where u.user_id = ${userId}::bigint and u.id = amount.id`.execute(trx)
}

/** Adds usages of the spools that the print did not name. */
async function insertMissing(
  trx: Transaction<DB>,
  userId: number,
  rows: readonly Row[],
  uses: readonly Reported[],
): Promise<void> {
  const named = new Set(rows.map(({ filamentId }) => filamentId))
  const missing = uses
    .filter(({ filamentId, isAdopted }) => !isAdopted && !named.has(filamentId))
    .slice(0, Math.max(MAX_USAGES - rows.length, 0))
  if (missing.length === 0) return
  const position = Math.max(-1, ...rows.map((row) => row.position)) + 1
  const added = missing.map(({ printId, filamentId, amountMg }, index) => ({
    user_id: userId,
    id: randomUUID(),
    print_id: printId,
    filament_id: filamentId,
    position: position + index,
    is_reported: true,
    // They are those of the print after the recalculation that follows.
    status: 'Success' as const,
    amountMg,
  }))
  await trx
    .insertInto('filament_usages')
    .values(added.map(({ amountMg: _, ...row }) => row))
    .execute()
  await writeAmounts(trx, userId, added)
}

async function deletePlaceholders(trx: Transaction<DB>, userId: number, rows: readonly Row[]): Promise<void> {
  const ids = rows.filter(isPlaceholder).map(({ id }) => id)
  if (ids.length === 0) return
  await trx.deleteFrom('filament_usages').where('user_id', '=', userId).where('id', 'in', ids).execute()
}

async function markAdopted(trx: Transaction<DB>, userId: number, reported: readonly Reported[]): Promise<void> {
  await trx
    .updateTable('spool_uses')
    .set({ is_adopted: true })
    .where('user_id', '=', userId)
    .where('print_id', '=', anyOf([...new Set(reported.map(({ printId }) => printId))]))
    .execute()
}
