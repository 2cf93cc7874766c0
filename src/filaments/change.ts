import { sql, type Transaction } from 'kysely'
import type { EditFilamentDto, FilamentDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { WriteContext } from '../identity/writeContext.ts'
import { actorOf } from '../identity/actor.ts'
import { recalculateSpoolPrints } from '../ledger/recalculate.ts'
import { lockSpool, readFilament } from './detail.ts'
import { lockPricingExclusive } from '../ledger/pricingLock.ts'
import { recordSpoolChange } from './events.ts'
import { filamentColumns } from './fields.ts'
import { recordNominalWeight } from './nominalWeight.ts'
import { deriveUsages } from './deriveUsages.ts'
import { assignNumber } from './number.ts'
import { factsOf, TYPE_FACTS } from './typeFacts.ts'
import { readFilamentType } from '../filamentTypes/detail.ts'
import { lockRow } from '../database/rowLock.ts'
import { Problem } from '../kernel/problem.ts'

const PRICE = ['purchasePrice', 'purchaseCurrency', 'initialNominalWeightMg'] as const
const MATERIAL = ['materialDensityGramPerCubicCm', 'diameterMm'] as const

/**
 * Applies its owner's changes to a spool, with their consequences in the same transaction: another nominal weight is an entry
 * in the ledger; another price changes the filament costs of its prints; another density or diameter changes what was
 * derived from the measure that was entered with them (the measure itself stays), and so weights, costs and stock.
 * @param body as it was sent
 * @param change returns the spool after the change
 * @returns the spool as it is then
 * @throws Problem 404, 412, 409 for a number of another spool, 400 for a type of another user and for what cannot be stored or would make a derived weight, length or volume too great
 */
export async function changeFilament(
  trx: Transaction<DB>,
  id: string,
  { caller, requireMatch }: WriteContext,
  body: Partial<EditFilamentDto>,
  change: (current: FilamentDetailDto) => EditFilamentDto,
): Promise<FilamentDetailDto> {
  const { userId } = caller
  const { number = null, typeId = null } = body
  const placement: { number?: number; type_id?: number } = {}
  if (number !== null) placement.number = await assignNumber(trx, userId, number, id)
  if ([...PRICE, ...MATERIAL, 'typeId'].some((name) => name in body)) await lockPricingExclusive(trx, userId)
  // The number is a key: to change it, PostgreSQL waits for all who refer to the spool, and a print that does may wait for the spool.
  if (number !== null) await lockRow(trx, 'filaments', userId, id, 'delete')
  await lockSpool(trx, userId, id)
  const before = await readFilament(trx, userId, id)
  requireMatch(before)
  const fields = { ...change(before) }
  if (typeId !== null && typeId !== before.typeId) {
    Object.assign(fields, await otherFacts(trx, userId, typeId, body))
    placement.type_id = typeId
  }
  const columns = await filamentColumns(trx, userId, fields)
  await trx
    .updateTable('filaments')
    .set({ ...columns, ...placement, updated_date: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  recordSpoolChange(trx, userId, before)
  const after = await readFilament(trx, userId, id)
  const differs = (name: (typeof PRICE | typeof MATERIAL)[number]) => before[name] !== after[name]
  const material = MATERIAL.find(differs)
  if (!material && !PRICE.some(differs)) return after
  const actor = actorOf(caller)
  await recordNominalWeight(trx, userId, id, before.initialNominalWeightMg, actor)
  if (material) await deriveUsages(trx, userId, after, material, actor)
  await recalculateSpoolPrints(trx, userId, id)
  return readFilament(trx, userId, id)
}

/** The facts of another type that a request does not contain. */
async function otherFacts(
  trx: Transaction<DB>,
  userId: number,
  typeId: number,
  body: object,
): Promise<Partial<EditFilamentDto>> {
  if (!(await lockRow(trx, 'filament_types', userId, typeId, 'reference'))) {
    throw Problem.invalid({ typeId: ['You have no filament type with this id.'] })
  }
  const facts = factsOf(await readFilamentType(trx, userId, typeId))
  return Object.fromEntries(TYPE_FACTS.filter((name) => !(name in body)).map((name) => [name, facts[name]]))
}
