import type { Transaction } from 'kysely'
import type { Spool, SpoolParameters, SpoolUpdate } from '../../generated/spoolman/api.d.ts'
import type { EditFilamentDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { recordHiddenChange } from '../events/record.ts'
import { changeFilament } from '../filaments/change.ts'
import { createSpool } from '../filaments/create.ts'
import { actorOf } from '../identity/actor.ts'
import type { Caller } from '../identity/caller.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { readPriceChange } from './currency.ts'
import { writeExtra } from './extra.ts'
import { readFilamentOfType } from './filaments.ts'
import { readSpool, spoolId } from './spools.ts'
import { fromShownWeights, lockWeights, requireOneWeight, setsWeights, setStock, weightOfType } from './spoolWeights.ts'
import { toOptionalMg } from './units.ts'
import { ANY_STATE } from './writeVendor.ts'

type SpoolChanges = Partial<EditFilamentDto> & { readonly typeId?: number }

/** Properties of a new spool that the interface does not know. */
const DEFAULTS = {
  purchaseDate: null,
  purchaseLocation: null,
  storageLocation: null,
  isActive: true,
  isFavorite: false,
  notes: null,
  lowStockThresholdMg: null,
  lotNumber: null,
  barcode: null,
  reorderUrl: null,
  openedDate: null,
  driedDate: null,
  tags: [],
}

/**
 * Adds a spool of a filament.
 * @throws Problem 400; 404 for a filament of another user; 409 beyond the bound of spools
 */
export async function addSpool(
  trx: Transaction<DB>,
  caller: Caller,
  spool: SpoolParameters,
  quotas: Pick<Quotas, 'requireRow'>,
): Promise<Spool> {
  const { userId } = caller
  requireOneWeight(spool)
  const filament = await readFilamentOfType(trx, userId, spool.filament_id)
  const weights = {
    initialNominalWeightMg: toOptionalMg(spool.initial_weight ?? filament.weight),
    spoolWeightMg: toOptionalMg(spool.spool_weight ?? filament.spool_weight ?? filament.vendor?.empty_spool_weight),
  }
  const priceOf = await readPriceChange(trx, userId, spool.price)
  const price = priceOf({ purchasePrice: null, purchaseCurrency: null })
  const fields = { ...toFields(spool), ...price, ...weights, typeId: spool.filament_id }
  const { id } = await createSpool(trx, userId, { ...DEFAULTS, ...fields }, quotas, actorOf(caller))
  await finish(trx, caller, id, spool)
  return readSpool(trx, userId, await numberOf(trx, userId, id))
}

/**
 * Changes the properties of a spool that are sent.
 * @throws Problem 404, also for a filament; 400
 */
export async function changeSpool(
  trx: Transaction<DB>,
  caller: Caller,
  number: number,
  sent: SpoolUpdate,
): Promise<Spool> {
  const { userId } = caller
  requireOneWeight(sent)
  const id = await spoolId(trx, userId, number)
  if (setsWeights(sent)) await lockWeights(trx, userId, id)
  const changes = await fromShownWeights(trx, userId, id, sent)
  if (changes.filament_id !== undefined) await readFilamentOfType(trx, userId, changes.filament_id)
  const fields = { ...toFields(changes), ...(await weightOfType(trx, userId, number, changes)) }
  const price = changes.price === undefined ? {} : { purchasePrice: changes.price, purchaseCurrency: null }
  const body = { ...fields, ...price }
  if (Object.keys(body).length > 0) {
    const priceOf = await readPriceChange(trx, userId, changes.price)
    const context = { caller, requireMatch: ANY_STATE }
    await changeFilament(trx, id, context, body, (spool) => ({ ...spool, ...fields, ...priceOf(spool) }))
  }
  await finish(trx, caller, id, changes)
  return readSpool(trx, userId, number)
}

/**
 * Sets the rest of a spool from its weight with the empty spool. What is missing since the last weighing was used.
 * @param gross grams
 * @param now the database's time
 * @throws Problem 404; 400 without the weight of the full spool
 */
export async function measureSpool(
  trx: Transaction<DB>,
  caller: Caller,
  number: number,
  gross: number,
  now: Date,
): Promise<Spool> {
  const { userId } = caller
  await lockWeights(trx, userId, await spoolId(trx, userId, number))
  const spool = await readSpool(trx, userId, number)
  const tareOfType = spool.filament.spool_weight ?? spool.filament.vendor?.empty_spool_weight ?? 0
  // As in Spoolman, 0 stands for an empty spool of unknown weight.
  const tare = spool.spool_weight || tareOfType
  if (spool.initial_weight === undefined) {
    throw new Problem('validation', 'Record the initial weight of this spool first.')
  }
  const net = Math.max(gross - tare, 0)
  if (net > spool.initial_weight) return changeSpool(trx, caller, number, { initial_weight: net, used_weight: 0 })
  const date = now.toISOString()
  const dates = { ...(spool.first_used === undefined ? { first_used: date } : {}), last_used: date }
  return changeSpool(trx, caller, number, { remaining_weight: net, ...dates })
}

async function numberOf(trx: Transaction<DB>, userId: number, id: string): Promise<number> {
  const { number } = await trx
    .selectFrom('filaments')
    .select('number')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (number === null) throw new Error('A new spool has no number.')
  return number
}

/** Members for the properties that are sent, but for the price. */
function toFields(spool: SpoolUpdate): SpoolChanges {
  return {
    ...(spool.filament_id === undefined ? {} : { typeId: spool.filament_id }),
    ...(spool.initial_weight === undefined ? {} : { initialNominalWeightMg: toOptionalMg(spool.initial_weight) }),
    ...(spool.spool_weight === undefined ? {} : { spoolWeightMg: toOptionalMg(spool.spool_weight) }),
    ...(spool.location === undefined ? {} : { storageLocation: spool.location }),
    ...(spool.lot_nr === undefined ? {} : { lotNumber: spool.lot_nr }),
    ...(spool.comment === undefined ? {} : { notes: spool.comment }),
    ...(spool.archived === undefined ? {} : { isActive: !spool.archived }),
  }
}

/** Writes the stock, dates and additional fields of a spool. */
async function finish(trx: Transaction<DB>, caller: Caller, id: string, spool: SpoolUpdate): Promise<void> {
  const { userId } = caller
  await setStock(trx, caller, id, spool)
  const dates = {
    ...(spool.first_used === undefined ? {} : { first_used_date: spool.first_used }),
    ...(spool.last_used === undefined ? {} : { last_used_date: spool.last_used }),
  }
  if (Object.keys(dates).length > 0) {
    await trx.updateTable('filaments').set(dates).where('user_id', '=', userId).where('id', '=', id).execute()
    recordHiddenChange(trx, userId, 'spool', id)
  }
  await writeExtra(trx, userId, 'spool', id, spool.extra)
}
