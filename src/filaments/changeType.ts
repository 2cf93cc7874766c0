import { sql, type Transaction } from 'kysely'
import type { BrandDto, FilamentTypeDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { lockRow } from '../database/rowLock.ts'
import { recordEvents } from '../events/record.ts'
import { readBrand, updateBrand, type BrandFields } from '../filamentTypes/brands.ts'
import { readFilamentType } from '../filamentTypes/detail.ts'
import { filamentTypeColumns, type FilamentTypeFields } from '../filamentTypes/write.ts'
import type { WriteContext } from '../identity/writeContext.ts'
import { lockPricingExclusive } from '../ledger/pricingLock.ts'
import { passOn } from './passOn.ts'
import { factsOf } from './typeFacts.ts'

/**
 * Applies its owner's changes to a filament type, and to the spools of the type that had the old values.
 * @param change returns the type after the change
 * @returns the type as it is then
 * @throws Problem 404, 412, 400 for what cannot be stored and for a brand of another user
 */
export async function changeFilamentType(
  trx: Transaction<DB>,
  id: number,
  { caller, requireMatch }: WriteContext,
  change: (current: FilamentTypeDto) => FilamentTypeFields,
): Promise<FilamentTypeDto> {
  const { userId } = caller
  await lockPricingExclusive(trx, userId)
  await lockRow(trx, 'filament_types', userId, id, 'change')
  const before = await readFilamentType(trx, userId, id)
  requireMatch(before)
  const fields = change(before)
  const columns = await filamentTypeColumns(trx, userId, fields)
  await trx
    .updateTable('filament_types')
    .set({
      ...columns,
      ...(columns.color_hex === before.colorHex ? {} : { color_alpha: null }),
      updated_date: sql`now()`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  recordEvents(trx, [{ userId, name: 'filamentType.updated', recordId: id, before }])
  const after = await readFilamentType(trx, userId, id)
  const spools = await lockSpools(trx, userId, [id])
  await passOn(trx, caller, spools, factsOf(before), factsOf(after))
  return after
}

/**
 * Applies its owner's changes to a brand. Spools of its types that had the old name get the new one.
 * @param change returns the brand after the change
 * @returns the brand as it is then
 * @throws Problem 404, 412; 400 for a blank name; 409 for the name of another brand
 */
export async function changeBrand(
  trx: Transaction<DB>,
  id: number,
  { caller, requireMatch }: WriteContext,
  change: (current: BrandDto) => BrandFields,
): Promise<BrandDto> {
  const { userId } = caller
  await lockPricingExclusive(trx, userId)
  await lockRow(trx, 'brands', userId, id, 'change')
  const before = await readBrand(trx, userId, id)
  requireMatch(before)
  await updateBrand(trx, userId, id, change(before))
  recordEvents(trx, [{ userId, name: 'brand.updated', recordId: id, before }])
  const after = await readBrand(trx, userId, id)
  const spools = await lockSpools(trx, userId, await typesOf(trx, userId, id))
  await passOn(trx, caller, spools, { brand: before.name }, { brand: after.name })
  return after
}

/** Locks the spools of types in the order in which prints lock theirs. */
async function lockSpools(trx: Transaction<DB>, userId: number, typeIds: readonly number[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('filaments')
    .select('id')
    .where('user_id', '=', userId)
    .where('type_id', '=', anyOf(typeIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

async function typesOf(trx: Transaction<DB>, userId: number, brandId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('filament_types')
    .select('id')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .execute()
  return rows.map(({ id }) => id)
}
