import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { DB, FilamentTypes } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'

/** Spools of one transaction, which holds the lock of their user for a fraction of a second. */
const BATCH = 200

/**
 * Gives spools without a type or number theirs: those that the version without types has added, before an update or while
 * it runs in parallel with this one. A spool gets a type with equal facts, which the oldest of such spools makes, and the next number
 * of its user, in the order of their creation. Several instances may do it at the same time.
 * @returns the number of completed spools
 */
export async function completeSpools(db: Kysely<DB>): Promise<number> {
  for (let total = 0; ;) {
    const completed = await inTransaction(db, completeSomeSpools)
    total += completed
    if (completed === 0) return total
  }
}

/**
 * Completes some spools of one user, the oldest first.
 * @returns their number; 0 when all spools are complete
 */
export async function completeSomeSpools(trx: Transaction<DB>): Promise<number> {
  const incomplete = trx
    .selectFrom('filaments')
    .where((where) => where.or([where('type_id', 'is', null), where('number', 'is', null)]))
  const owner = await incomplete.select('user_id as userId').orderBy('user_id').limit(1).executeTakeFirst()
  if (!owner) return 0
  const { userId } = owner
  // As for every new number; an instance that waited for this lock sees what the other has completed.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const rows = await incomplete
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_date')
    .orderBy('id')
    .limit(BATCH)
    .execute()
  const ids = rows.map(({ id }) => id)
  await insertBrands(trx, userId, ids)
  await insertTypes(trx, userId, ids)
  await assignTypesAndNumbers(trx, userId, ids)
  // None are left when another instance has completed the last ones: the next user follows.
  return Math.max(ids.length, 1)
}

/*
 * Rows to insert are selected first: a statement that did both would run on the node of the user, where identity columns count from
 * other numbers.
 */

async function insertBrands(trx: Transaction<DB>, userId: number, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name
    from (
      -- One row is one brand, as its oldest spool spells it.
      select distinct on (lower(trimmed(brand))) trimmed(brand) as name, created_date, id
      from filaments
      where user_id = ${userId} and id = ${anyId(ids)} and type_id is null and trimmed(brand) is not null
      order by lower(trimmed(brand)), created_date, id
    ) as first
    order by created_date, id`.execute(trx)
  if (rows.length === 0) return
  await trx
    .insertInto('brands')
    .values(rows.map(({ name }) => ({ user_id: userId, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The key of a spool's facts, by which its type is found; `brand` is the row of its brand. */
const FACTS_KEY = sql`filament_facts_key(brand.id, filament_type_name(spool.display_name), spool.material_type,
  spool.material_density_gram_per_cubic_cm, spool.diameter_mm, spool.color_name, spool.color_hex, spool.colors,
  spool.color_pattern, spool.finish_type, spool.initial_nominal_weight_mg)`

async function insertTypes(trx: Transaction<DB>, userId: number, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<Insertable<FilamentTypes>>`
    select
      user_id, brand_id, type_name as name, material_type, material_density_gram_per_cubic_cm, diameter_mm, color_name, color_hex,
      colors, color_pattern, finish_type, initial_nominal_weight_mg, spool_weight_mg, nozzle_temperature_celsius,
      bed_temperature_celsius, purchase_price_micros, purchase_currency, article_number
    from (
      -- One row is the oldest of the spools with equal facts.
      select distinct on (facts_key) *
      from (
        select spool.*, brand.id as brand_id, filament_type_name(spool.display_name) as type_name, ${FACTS_KEY} as facts_key
        from filaments spool
        left join brands brand on brand.user_id = ${userId} and lower(brand.name) = lower(trimmed(spool.brand))
        where spool.user_id = ${userId} and spool.id = ${anyId(ids)} and spool.type_id is null
      ) as missing
      where not exists (
        select from filament_types type where type.user_id = ${userId} and type.facts_key = missing.facts_key)
      order by facts_key, created_date, id
    ) as first
    order by created_date, id`.execute(trx)
  if (rows.length > 0) await trx.insertInto('filament_types').values(rows).execute()
}

async function assignTypesAndNumbers(trx: Transaction<DB>, userId: number, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ number: number }>`
    update filaments
    set type_id = completion.type_id, number = completion.number
    from (
      -- One row is a spool with what it gets.
      select spool.id, coalesce(spool.type_id, type.id) as type_id,
        coalesce(spool.number, owner.last_spool_number
          + row_number() over (partition by spool.number is null order by spool.created_date, spool.id)) as number
      from filaments spool
      join users owner on owner.id = spool.user_id
      left join brands brand on brand.user_id = ${userId} and lower(brand.name) = lower(trimmed(spool.brand))
      left join lateral (
        select id from filament_types
        where user_id = ${userId} and facts_key = ${FACTS_KEY} order by id limit 1
      ) as type on true
      where spool.user_id = ${userId} and spool.id = ${anyId(ids)}
    ) as completion
    where filaments.user_id = ${userId} and filaments.id = completion.id
    returning filaments.number`.execute(trx)
  if (rows.length === 0) return
  const last = Math.max(...rows.map(({ number }) => number))
  await trx
    .updateTable('users')
    .set({ last_spool_number: sql<number>`greatest(last_spool_number, ${last}::integer)` })
    .where('id', '=', userId)
    .execute()
}

function anyId(ids: readonly string[]) {
  return sql`any(${[...ids]}::uuid[])`
}
