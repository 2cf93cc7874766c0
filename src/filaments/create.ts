import type { Transaction } from 'kysely'
import type { EditFilamentDto, FilamentDetailDto, NewFilamentDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { lockRow } from '../database/rowLock.ts'
import { findOrMakeBrand, type FoundOrMade } from '../filamentTypes/brands.ts'
import { readFilamentType } from '../filamentTypes/detail.ts'
import { findOrMakeFilamentType } from '../filamentTypes/write.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { readFilament } from './detail.ts'
import { recordSpool } from './events.ts'
import { filamentColumns } from './fields.ts'
import { usualDensity } from './materials.ts'
import { recordNominalWeight } from './nominalWeight.ts'
import { assignNumber } from './number.ts'
import { fromType } from './typeFacts.ts'

/** A spool to add, with a value for each fact. */
export type NewSpool = Omit<EditFilamentDto, 'materialDensityGramPerCubicCm'> & {
  readonly materialDensityGramPerCubicCm: number
}

/**
 * Adds a spool, with its number, its type and the first entry of its ledger. With a type, omitted facts are those of the
 * type; without one, the spool gets the type with equal facts, which is added if there is none.
 * @param actor who adds it
 * @throws Problem 400 for what cannot be stored, for a type of another user, and without a type, a name or a material; 409 for a number of another spool, and beyond the bound of spools, types or brands
 */
export async function createSpool(
  trx: Transaction<DB>,
  userId: number,
  fields: NewFilamentDto,
  quotas: Pick<Quotas, 'requireRow'>,
  actor: string,
): Promise<FilamentDetailDto> {
  await quotas.requireRow(trx, userId, 'filaments')
  const number = await assignNumber(trx, userId, fields.number ?? null)
  const typeId = fields.typeId ?? null
  const spool = completeSpool(typeId === null ? fields : await ofType(trx, userId, typeId, fields))
  const columns = await filamentColumns(trx, userId, spool)
  const { id } = await trx
    .insertInto('filaments')
    .values({
      ...columns,
      user_id: userId,
      number,
      type_id: typeId ?? (await matchingType(trx, userId, spool, quotas)).type.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordNominalWeight(trx, userId, id, null, actor)
  const created = await readFilament(trx, userId, id)
  recordSpool(trx, userId, 'spool.created', created)
  return created
}

async function ofType(
  trx: Transaction<DB>,
  userId: number,
  typeId: number,
  fields: NewFilamentDto,
): Promise<NewFilamentDto> {
  if (!(await lockRow(trx, 'filament_types', userId, typeId, 'reference'))) {
    throw Problem.invalid({ typeId: ['You have no filament type with this id.'] })
  }
  return fromType(fields, await readFilamentType(trx, userId, typeId))
}

/**
 * Completes a spool by the contract's defaults.
 * @throws Problem 400 without a name or a material
 */
export function completeSpool({ displayName, materialType, ...fields }: NewFilamentDto): NewSpool {
  if (displayName === undefined || materialType === undefined) {
    throw Problem.invalid({
      ...(displayName === undefined ? { displayName: ['Enter a name, or provide typeId.'] } : {}),
      ...(materialType === undefined ? { materialType: ['Enter a material type, or provide typeId.'] } : {}),
    })
  }
  return {
    ...fields,
    displayName,
    materialType,
    brand: fields.brand ?? null,
    materialDensityGramPerCubicCm: fields.materialDensityGramPerCubicCm ?? usualDensity(materialType),
    diameterMm: fields.diameterMm ?? 1.75,
    colorName: fields.colorName ?? null,
    colorHex: fields.colorHex ?? null,
    colors: fields.colors ?? [],
    colorPattern: fields.colorPattern ?? 'Solid',
    finishType: fields.finishType ?? null,
    initialNominalWeightMg: fields.initialNominalWeightMg ?? null,
    spoolWeightMg: fields.spoolWeightMg ?? null,
    nozzleTemperatureCelsius: fields.nozzleTemperatureCelsius ?? null,
    bedTemperatureCelsius: fields.bedTemperatureCelsius ?? null,
    purchasePrice: fields.purchasePrice ?? null,
    purchaseCurrency: fields.purchaseCurrency ?? null,
    articleNumber: fields.articleNumber ?? null,
  }
}

/** Filament type of a spool, and its brand; null without one. */
export interface MatchingType {
  readonly type: FoundOrMade
  readonly brand: FoundOrMade | null
}

/**
 * Finds the filament type with the facts of a spool; adds it, and its brand, if there is none.
 * @throws Problem 409 beyond the bound of types or brands
 */
export async function matchingType(
  trx: Transaction<DB>,
  userId: number,
  spool: NewSpool,
  quotas: Pick<Quotas, 'requireRow'>,
): Promise<MatchingType> {
  const brand = await findOrMakeBrand(trx, userId, spool.brand, quotas)
  const fields = { ...spool, brandId: brand?.id ?? null, reorderPointMg: null, notes: null, externalId: null }
  return { type: await findOrMakeFilamentType(trx, userId, spool.displayName, fields, quotas), brand }
}
