import type { Transaction } from 'kysely'
import type { AdjustFilamentDto, LedgerEntryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { actorOf } from '../identity/actor.ts'
import type { WriteContext } from '../identity/writeContext.ts'
import { Problem } from '../kernel/problem.ts'
import { lockSpool, readFilament } from './detail.ts'
import { recordSpoolChange } from './events.ts'
import { appendEntries, type NewEntry } from '../ledger/entries.ts'
import { selectEntries } from '../ledger/ledgerEntries.ts'

const WEIGHTS = ['newRemainingMg', 'measuredWeightMg', 'differenceMg'] as const

/**
 * Corrects a spool's stock by an entry in its ledger.
 * @throws Problem 404; 400 unless exactly one weight is given, and for a spool that weighs less than empty; 409 where a
 * weight that the correction needs is not recorded; 412
 */
export async function adjustStock(
  trx: Transaction<DB>,
  filamentId: string,
  { caller, requireMatch }: WriteContext,
  adjustment: AdjustFilamentDto,
): Promise<LedgerEntryDto> {
  const { userId } = caller
  requireOneWeight(adjustment)
  const spool = await lockSpool(trx, userId, filamentId)
  const before = await readFilament(trx, userId, filamentId)
  requireMatch(before)
  if (spool.initial_nominal_weight_mg === null) {
    throw new Problem('conflict', 'Record the initialNominalWeightMg of this spool first.')
  }
  const amountMg = difference(adjustment, spool)
  const entry: NewEntry = { filamentId: spool.id, kind: 'Adjustment', amountMg, note: adjustment.note }
  recordSpoolChange(trx, userId, before)
  await appendEntries(trx, userId, [spool], [entry], actorOf(caller))
  return newestEntry(trx, userId, spool.id)
}

/**
 * Takes an adjustment of a spool's stock back, once.
 * @throws Problem 404 for a spool or entry that is not the user's; 409 for an entry that is not an adjustment, that comes from a
 * change of the nominal weight, or that was reversed before; 412
 */
export async function reverseAdjustment(
  trx: Transaction<DB>,
  filamentId: string,
  entryId: string,
  { caller, requireMatch }: WriteContext,
): Promise<LedgerEntryDto> {
  const { userId } = caller
  const spool = await lockSpool(trx, userId, filamentId)
  const before = await readFilament(trx, userId, filamentId)
  requireMatch(before)
  const adjustment = await selectEntries(trx, userId, spool.id).where('entry.id', '=', entryId).executeTakeFirst()
  if (!adjustment) throw Problem.notFound('entry of this ledger')
  if (adjustment.kind !== 'Adjustment') throw new Problem('conflict', 'Only adjustments can be reversed.')
  const reversal = await selectEntries(trx, userId, spool.id)
    .where('entry.reverses_id', '=', entryId)
    .executeTakeFirst()
  if (reversal) throw new Problem('conflict', 'This adjustment is already reversed.')
  if (adjustment.isReversible !== true) {
    const sentence = 'This adjustment comes from a change of the nominal weight. Change the nominal weight instead.'
    throw new Problem('conflict', sentence)
  }
  const entry = {
    filamentId: spool.id,
    kind: 'Reversal',
    amountMg: -adjustment.amountMg,
    reversesId: adjustment.id,
  } as const
  recordSpoolChange(trx, userId, before)
  await appendEntries(trx, userId, [spool], [entry], actorOf(caller))
  return newestEntry(trx, userId, spool.id)
}

function requireOneWeight(adjustment: AdjustFilamentDto): void {
  const given = WEIGHTS.filter((name) => adjustment[name] !== undefined)
  if (given.length === 1) return
  const sentence = 'Provide exactly one of newRemainingMg, measuredWeightMg and differenceMg.'
  const names = given.length === 0 ? ['body'] : given
  throw Problem.invalid(Object.fromEntries(names.map((name) => [name, [sentence]])))
}

function difference(
  adjustment: AdjustFilamentDto,
  spool: { balance_mg: number; spool_weight_mg: number | null },
): number {
  const { newRemainingMg, measuredWeightMg, differenceMg = 0 } = adjustment
  if (newRemainingMg !== undefined) return newRemainingMg - spool.balance_mg
  if (measuredWeightMg === undefined) return differenceMg
  if (spool.spool_weight_mg === null) {
    throw new Problem('conflict', 'Record the spoolWeightMg of this spool first, or send newRemainingMg.')
  }
  if (measuredWeightMg < spool.spool_weight_mg) {
    throw Problem.invalid({ measuredWeightMg: ['This is less than the weight of the empty spool.'] })
  }
  return measuredWeightMg - spool.spool_weight_mg - spool.balance_mg
}

async function newestEntry(trx: Transaction<DB>, userId: number, filamentId: string): Promise<LedgerEntryDto> {
  return selectEntries(trx, userId, filamentId).limit(1).executeTakeFirstOrThrow()
}
