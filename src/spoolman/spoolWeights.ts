import type { Transaction } from 'kysely'
import type { SpoolUpdate } from '../../generated/spoolman/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { recordHiddenChange } from '../events/record.ts'
import { adjustStock } from '../filaments/adjust.ts'
import { lockSpool } from '../filaments/detail.ts'
import { actorOf } from '../identity/actor.ts'
import type { Caller } from '../identity/caller.ts'
import { Problem } from '../kernel/problem.ts'
import { appendEntries } from '../ledger/entries.ts'
import { lockPricingExclusive } from '../ledger/pricingLock.ts'
import { typeWeight } from './filaments.ts'
import { toGrams, toMg } from './units.ts'
import { ANY_STATE } from './writeVendor.ts'

/** Properties that are written by what they differ from the ledger. */
const WEIGHTS = ['initial_weight', 'remaining_weight', 'used_weight'] as const

/**
 * Keeps others from changing the weights of a spool before they are read: a program that repeats a request while the first one runs would
 * otherwise correct the stock twice. A correction can also set the nominal weight, whose lock comes first.
 */
export async function lockWeights(trx: Transaction<DB>, userId: number, id: string): Promise<void> {
  await lockPricingExclusive(trx, userId)
  await lockSpool(trx, userId, id)
}

/**
 * Expresses the weights that are sent for a spool that holds more than its nominal weight in what is stored of it: it is shown
 * with what it holds as its initial weight, of which nothing is used.
 */
export async function fromShownWeights(
  trx: Transaction<DB>,
  userId: number,
  id: string,
  changes: SpoolUpdate,
): Promise<SpoolUpdate> {
  const { initial_weight: initial, remaining_weight: rest, used_weight: used } = changes
  if (initial === null || (initial ?? used ?? null) === null) return changes
  const { initialMg, balanceMg } = await weightsOf(trx, userId, id)
  if (initialMg === null || balanceMg <= initialMg) return changes
  if (initial !== undefined && toMg(initial) !== balanceMg) {
    return { ...changes, ...((rest ?? used ?? null) === null ? { used_weight: 0 } : {}) }
  }
  return {
    ...changes,
    ...(initial === undefined ? {} : { initial_weight: toGrams(initialMg) }),
    ...(typeof used === 'number' ? { used_weight: null, remaining_weight: toGrams(balanceMg - toMg(used)) } : {}),
  }
}

async function weightsOf(trx: Transaction<DB>, userId: number, id: string) {
  return trx
    .selectFrom('filaments')
    .select(['initial_nominal_weight_mg as initialMg', 'balance_mg as balanceMg'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/**
 * The initial weight of a spool that has only that of its filament, before its stock is set: the ledger counts from a weight
 * of its own.
 */
export async function weightOfType(
  trx: Transaction<DB>,
  userId: number,
  number: number,
  changes: SpoolUpdate,
): Promise<{ readonly initialNominalWeightMg?: number }> {
  if (!setsStock(changes) || (changes.initial_weight ?? null) !== null) return {}
  const { initialMg, typeMg } = await trx
    .selectFrom('filaments as f')
    .select('f.initial_nominal_weight_mg as initialMg')
    .select((query) =>
      query
        .selectFrom('filament_types as type')
        .select(typeWeight.as('mg'))
        .where('type.user_id', '=', userId)
        .where('type.id', '=', changes.filament_id ?? query.ref('f.type_id'))
        .as('typeMg'),
    )
    .where('f.user_id', '=', userId)
    .where('f.number', '=', number)
    .executeTakeFirstOrThrow()
  const hasOwn = initialMg !== null && changes.initial_weight === undefined
  return hasOwn || typeMg === null ? {} : { initialNominalWeightMg: typeMg }
}

/**
 * Brings the balance of a spool to what is left, or to what was used, by an entry in its ledger. Of a spool without an initial weight
 * the ledger counts what was used.
 * @throws Problem 400 for what is left of a spool without an initial weight
 */
export async function setStock(trx: Transaction<DB>, caller: Caller, id: string, spool: SpoolUpdate): Promise<void> {
  if (!setsStock(spool)) return
  const { remaining_weight: rest, used_weight: used } = spool
  const { userId } = caller
  const current = await weightsOf(trx, userId, id)
  if (current.initialMg === null && typeof rest === 'number') {
    throw new Problem('validation', 'Record the initial weight of this spool first.')
  }
  const balanceMg = typeof rest === 'number' ? toMg(rest) : (current.initialMg ?? 0) - toMg(used ?? 0)
  if (balanceMg === current.balanceMg) return
  const differenceMg = balanceMg - current.balanceMg
  if (current.initialMg === null) return setUsed(trx, caller, id, differenceMg)
  await adjustStock(trx, id, { caller, requireMatch: ANY_STATE }, { differenceMg, note: null })
}

async function setUsed(trx: Transaction<DB>, caller: Caller, id: string, amountMg: number): Promise<void> {
  const { userId } = caller
  const spool = await lockSpool(trx, userId, id)
  await appendEntries(trx, userId, [spool], [{ filamentId: id, kind: 'Adjustment', amountMg }], actorOf(caller))
  recordHiddenChange(trx, userId, 'spool', id)
}

function setsStock({ remaining_weight: rest, used_weight: used }: SpoolUpdate): boolean {
  return (rest ?? used ?? null) !== null
}

/** @throws Problem 400 for two weights that contradict each other */
export function requireOneWeight({ remaining_weight: rest, used_weight: used }: SpoolUpdate): void {
  if ((rest ?? null) === null || (used ?? null) === null) return
  throw Problem.invalid({ remaining_weight: ['Send either remaining_weight or used_weight.'] })
}

/** Whether changes are about the weights of a spool. */
export function setsWeights(changes: SpoolUpdate): boolean {
  return WEIGHTS.some((name) => name in changes)
}
