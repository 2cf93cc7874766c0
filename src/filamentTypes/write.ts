import { sql, type Transaction } from 'kysely'
import type { FilamentTypeDto } from '../../generated/api.d.ts'
import type { ColorPattern, DB } from '../../generated/database.d.ts'
import { lockRow } from '../database/rowLock.ts'
import { recordEvents } from '../events/record.ts'
import { Problem } from '../kernel/problem.ts'
import { purchaseErrors, toPurchaseColumns } from '../users/purchase.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { FoundOrMade } from './brands.ts'
import { readFilamentType } from './detail.ts'
import { productColumns } from './productColumns.ts'

/** The fields of a filament type that its owner can write. */
export interface FilamentTypeFields {
  /** One of the owner's brands; null for none. */
  readonly brandId: number | null
  readonly name: string | null
  readonly materialType: string
  readonly materialDensityGramPerCubicCm: number
  readonly diameterMm: number
  readonly colorName: string | null
  /** `#` and six hexadecimal digits. */
  readonly colorHex: string | null
  readonly colors: readonly string[]
  readonly colorPattern: ColorPattern
  readonly finishType: string | null
  readonly initialNominalWeightMg: number | null
  readonly spoolWeightMg: number | null
  readonly nozzleTemperatureCelsius: number | null
  readonly bedTemperatureCelsius: number | null
  /** In decimal units of the currency. */
  readonly purchasePrice: number | null
  readonly purchaseCurrency: string | null
  readonly articleNumber: string | null
  /** In mg; null for none. */
  readonly reorderPointMg: number | null
  readonly notes: string | null
  /** Id in another program. */
  readonly externalId: string | null
}

/**
 * Adds a filament type.
 * @throws Problem 400 for a currency that does not exist, and for a brand of another user
 */
export async function createFilamentType(
  trx: Transaction<DB>,
  userId: number,
  fields: FilamentTypeFields,
): Promise<FilamentTypeDto> {
  const columns = await filamentTypeColumns(trx, userId, fields)
  const { id } = await trx
    .insertInto('filament_types')
    .values({ ...columns, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  recordEvents(trx, [{ userId, name: 'filamentType.created', recordId: id }])
  return readFilamentType(trx, userId, id)
}

/**
 * Finds the oldest filament type with these facts, or adds it. Names count in any case; weights of empty spools,
 * temperatures, prices and article numbers do not tell types apart.
 * @param displayName the name of the spool that it is for; a number at its end does not count
 * @throws Problem 400 for a currency that does not exist; 409 beyond the bound of filament types
 */
export async function findOrMakeFilamentType(
  trx: Transaction<DB>,
  userId: number,
  displayName: string,
  fields: Omit<FilamentTypeFields, 'name'>,
  quotas: Pick<Quotas, 'requireRow'>,
): Promise<FoundOrMade> {
  const columns = await filamentTypeColumns(trx, userId, { ...fields, name: null })
  const name = sql<string>`filament_type_name(${displayName}::text)`
  const found = await trx
    .selectFrom('filament_types')
    .select('id')
    .where('user_id', '=', userId)
    .where(
      'facts_key',
      '=',
      sql<string>`filament_facts_key(${columns.brand_id}::bigint, ${name}, ${columns.material_type}::text,
        ${columns.material_density_gram_per_cubic_cm}::double precision, ${columns.diameter_mm}::double precision,
        ${columns.color_name}::text, ${columns.color_hex}::text, ${columns.colors}::text[],
        ${columns.color_pattern}::color_pattern, ${columns.finish_type}::text,
        ${columns.initial_nominal_weight_mg}::bigint)`,
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (found) return { id: found.id, isNew: false }
  await quotas.requireRow(trx, userId, 'filamentTypes')
  const { id } = await trx
    .insertInto('filament_types')
    .values({ ...columns, user_id: userId, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  recordEvents(trx, [{ userId, name: 'filamentType.created', recordId: id }])
  return { id, isNew: true }
}

/**
 * Deletes a filament type.
 * @throws Problem 404, 412; 409 while spools are of the type
 */
export async function deleteFilamentType(
  trx: Transaction<DB>,
  userId: number,
  id: number,
  requireMatch: (current: unknown) => void,
): Promise<void> {
  // So that no spool can be of the type from here on.
  await lockRow(trx, 'filament_types', userId, id, 'delete')
  const data = await readFilamentType(trx, userId, id)
  requireMatch(data)
  if (data.spoolCount > 0) {
    throw new Problem('conflict', 'There are spools of this filament type. Delete them, or change their type first.')
  }
  recordEvents(trx, [{ userId, name: 'filamentType.deleted', recordId: id, data }])
  await trx.deleteFrom('filament_types').where('user_id', '=', userId).where('id', '=', id).execute()
}

/**
 * The columns that hold the fields of a filament type. Names are stored without white space around them, a price without a currency is
 * in the owner's.
 * @throws Problem 400 for a currency that does not exist, and for a brand of another user
 */
export async function filamentTypeColumns(trx: Transaction<DB>, userId: number, fields: FilamentTypeFields) {
  const errors = purchaseErrors(fields)
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
  const { brandId } = fields
  if (brandId !== null && !(await lockRow(trx, 'brands', userId, brandId, 'reference')))
    throw Problem.invalid({ brandId: ['You have no brand with this id.'] })
  return {
    brand_id: brandId,
    name: fields.name?.trim() || null,
    material_type: fields.materialType.trim(),
    material_density_gram_per_cubic_cm: fields.materialDensityGramPerCubicCm,
    diameter_mm: fields.diameterMm,
    ...productColumns(fields),
    ...(await toPurchaseColumns(trx, userId, fields)),
    article_number: fields.articleNumber,
    reorder_point_mg: fields.reorderPointMg,
    notes: fields.notes,
    external_id: fields.externalId,
  }
}
