import { sql, type Transaction } from 'kysely'
import type { BrandDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { lockRow } from '../database/rowLock.ts'
import type { Reader } from '../database/reader.ts'
import { recordEvents } from '../events/record.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'

/** The fields of a brand that its owner can write. */
export interface BrandFields {
  readonly name: string
  /** Weight of an empty spool of the brand, in mg. */
  readonly emptySpoolWeightMg: number | null
  readonly notes: string | null
  /** Id in another program. */
  readonly externalId: string | null
}

/** Record that was found, or added because there was none. */
export interface FoundOrMade {
  readonly id: number
  readonly isNew: boolean
}

/** A user's brands, with the number of their types and spools; named `brand`. */
export function selectBrands(db: Reader, userId: number) {
  return db
    .selectFrom('brands as brand')
    .select((query) => [
      'brand.id',
      'brand.name',
      'brand.empty_spool_weight_mg as emptySpoolWeightMg',
      'brand.notes',
      'brand.external_id as externalId',
      query
        .selectFrom('filament_types as type')
        .select(sql<number>`count(*)`.as('count'))
        .where('type.user_id', '=', userId)
        .whereRef('type.brand_id', '=', 'brand.id')
        .$asScalar()
        .$notNull()
        .as('typeCount'),
      query
        .selectFrom('filament_types as type')
        .innerJoin('filaments as f', (join) => join.on('f.user_id', '=', userId).onRef('f.type_id', '=', 'type.id'))
        .select(sql<number>`count(*)`.as('count'))
        .where('type.user_id', '=', userId)
        .whereRef('type.brand_id', '=', 'brand.id')
        .$asScalar()
        .$notNull()
        .as('spoolCount'),
      'brand.created_date as createdDate',
      'brand.updated_date as updatedDate',
    ])
    .where('brand.user_id', '=', userId)
}

/** @throws Problem 404 when the brand is not this user's */
export async function readBrand(db: Reader, userId: number, id: number): Promise<BrandDto> {
  const brand = await selectBrands(db, userId).where('brand.id', '=', id).executeTakeFirst()
  if (!brand) throw Problem.notFound('brand')
  return brand
}

/** Reads brands of a user by id; those that are not this user's are missing. */
export async function readBrands(db: Reader, userId: number, ids: readonly number[]): Promise<Map<number, BrandDto>> {
  const rows = await selectBrands(db, userId).where('brand.id', '=', anyOf(ids)).execute()
  return new Map(rows.map((brand) => [brand.id, brand]))
}

/**
 * Adds a brand.
 * @throws Problem 400 for a blank name; 409 when another brand has the name, in any case
 */
export async function createBrand(trx: Transaction<DB>, userId: number, fields: BrandFields): Promise<BrandDto> {
  const name = requireName(fields.name)
  const inserted = await trx
    .insertInto('brands')
    .values({ ...brandColumns({ ...fields, name }), user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw nameTaken(name)
  recordEvents(trx, [{ userId, name: 'brand.created', recordId: inserted.id }])
  return readBrand(trx, userId, inserted.id)
}

/**
 * Finds a brand by its name in any case, or adds it.
 * @returns null for a blank name
 * @throws Problem 409 beyond the bound of brands
 */
export async function findOrMakeBrand(
  trx: Transaction<DB>,
  userId: number,
  name: string | null,
  quotas: Pick<Quotas, 'requireRow'>,
): Promise<FoundOrMade | null> {
  const trimmed = name?.trim()
  if (!trimmed) return null
  const found = await findBrand(trx, userId, trimmed)
  if (found !== null) return { id: found, isNew: false }
  await quotas.requireRow(trx, userId, 'brands')
  const inserted = await trx
    .insertInto('brands')
    .values({ user_id: userId, name: trimmed })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // Another transaction has added it meanwhile.
  if (!inserted) {
    const added = await findBrand(trx, userId, trimmed)
    return added === null ? null : { id: added, isNew: false }
  }
  recordEvents(trx, [{ userId, name: 'brand.created', recordId: inserted.id }])
  return { id: inserted.id, isNew: true }
}

/**
 * Deletes a brand; its types stay, without a brand.
 * @throws Problem 404, 412; 409 while types refer to it
 */
export async function deleteBrand(
  trx: Transaction<DB>,
  userId: number,
  id: number,
  requireMatch: (current: unknown) => void,
): Promise<void> {
  // So that no type can name it from here on.
  await lockRow(trx, 'brands', userId, id, 'delete')
  const data = await readBrand(trx, userId, id)
  requireMatch(data)
  if (data.typeCount > 0) {
    throw new Problem('conflict', 'This brand has filament types. Delete them, or change their brand first.')
  }
  recordEvents(trx, [{ userId, name: 'brand.deleted', recordId: id, data }])
  await trx.deleteFrom('brands').where('user_id', '=', userId).where('id', '=', id).execute()
}

/**
 * Writes the fields of a brand.
 * @throws Problem 400 for a blank name; 409 when another brand has the name, in any case
 */
export async function updateBrand(
  trx: Transaction<DB>,
  userId: number,
  id: number,
  fields: BrandFields,
): Promise<void> {
  const name = requireName(fields.name)
  const other = await findBrand(trx, userId, name)
  if (other !== null && other !== id) throw nameTaken(name)
  await trx
    .updateTable('brands')
    .set({ ...brandColumns({ ...fields, name }), updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Finds a brand by its name in any case, without white space around it; null when the user has none. */
export async function findBrand(trx: Transaction<DB>, userId: number, name: string): Promise<number | null> {
  const found = await trx
    .selectFrom('brands')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  return found?.id ?? null
}

function requireName(name: string): string {
  const trimmed = name.trim()
  if (!trimmed) throw Problem.invalid({ name: ['Enter a name.'] })
  return trimmed
}

function nameTaken(name: string): Problem {
  return new Problem('conflict', `You already have a brand named ${name}.`)
}

/** The columns that hold what an owner may write of a brand. */
export function brandColumns({ name, emptySpoolWeightMg, notes, externalId }: BrandFields) {
  return { name, empty_spool_weight_mg: emptySpoolWeightMg, notes, external_id: externalId }
}
