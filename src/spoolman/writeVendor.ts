import { sql, type Transaction } from 'kysely'
import type { Vendor, VendorParameters, VendorUpdate } from '../../generated/spoolman/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import { changeBrand } from '../filaments/changeType.ts'
import { createBrand, deleteBrand, findBrand } from '../filamentTypes/brands.ts'
import type { Caller } from '../identity/caller.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { lockAdditions, writeExtra } from './extra.ts'
import { toOptionalMg } from './units.ts'
import { readVendor } from './vendors.ts'

/** Every state is meant: the interface has no conditional requests. */
export const ANY_STATE = (): void => {}

/**
 * Adds a vendor as a brand. Programs add a vendor that they have not found under exactly its name; a brand that has the name in
 * another case is it.
 * @throws Problem 400, 409 beyond the bound of brands
 */
export async function addVendor(
  trx: Transaction<DB>,
  caller: Caller,
  vendor: VendorParameters,
  quotas: Pick<Quotas, 'requireRow'>,
): Promise<Vendor> {
  const { userId } = caller
  await lockAdditions(trx, userId)
  const known = await findBrand(trx, userId, vendor.name.trim())
  if (known !== null) return completeVendor(trx, caller, known, vendor)
  const fields = {
    name: vendor.name,
    emptySpoolWeightMg: toOptionalMg(vendor.empty_spool_weight),
    notes: vendor.comment ?? null,
    externalId: vendor.external_id ?? null,
  }
  await quotas.requireRow(trx, userId, 'brands')
  const { id } = await createBrand(trx, userId, fields)
  await writeExtra(trx, userId, 'vendor', id, vendor.extra)
  return readVendor(trx, userId, id)
}

/** Records what a vendor lacks; what it has stays. */
async function completeVendor(
  trx: Transaction<DB>,
  caller: Caller,
  id: number,
  { empty_spool_weight: weight = null, comment = null, external_id: externalId = null, extra = {} }: VendorParameters,
): Promise<Vendor> {
  const known = await readVendor(trx, caller.userId, id)
  const lacks = (name: keyof Vendor, value: unknown) => !(name in known) && value !== null
  const properties = {
    ...(lacks('empty_spool_weight', weight) ? { empty_spool_weight: weight } : {}),
    ...(lacks('comment', comment) ? { comment } : {}),
    ...(lacks('external_id', externalId) ? { external_id: externalId } : {}),
  }
  const values = Object.entries(extra).filter(([key]) => !Object.hasOwn(known.extra, key))
  if (Object.keys(properties).length === 0 && values.length === 0) return known
  return changeVendor(trx, caller, id, { ...properties, extra: Object.fromEntries(values) })
}

/**
 * Changes the properties of a vendor that are sent.
 * @throws Problem 404, 400, 409 for the name of another brand
 */
export async function changeVendor(
  trx: Transaction<DB>,
  caller: Caller,
  id: number,
  changes: VendorUpdate,
): Promise<Vendor> {
  await readVendor(trx, caller.userId, id)
  await changeBrand(trx, id, { caller, requireMatch: ANY_STATE }, (brand) => ({
    name: changes.name ?? brand.name,
    emptySpoolWeightMg:
      changes.empty_spool_weight === undefined ? brand.emptySpoolWeightMg : toOptionalMg(changes.empty_spool_weight),
    notes: changes.comment === undefined ? brand.notes : changes.comment,
    externalId: changes.external_id === undefined ? brand.externalId : changes.external_id,
  }))
  await writeExtra(trx, caller.userId, 'vendor', id, changes.extra)
  return readVendor(trx, caller.userId, id)
}

/**
 * Deletes a vendor; its filaments stay, without a vendor.
 * @throws Problem 404
 */
export async function removeVendor(trx: Transaction<DB>, userId: number, id: number): Promise<void> {
  await readVendor(trx, userId, id)
  const cleared = await trx
    .updateTable('filament_types')
    .set({ brand_id: null, updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('brand_id', '=', id)
    .returning('id')
    .execute()
  const name = 'filamentType.updated'
  recordEvents(
    trx,
    cleared.map((type) => ({ userId, name, recordId: type.id, before: { brandId: id } }) as const),
  )
  await deleteBrand(trx, userId, id, ANY_STATE)
}
