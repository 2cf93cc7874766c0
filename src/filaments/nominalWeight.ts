import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { lockSpool } from './detail.ts'
import { appendEntries, type NewEntry } from '../ledger/entries.ts'
import { NOMINAL_WEIGHT_NOTES } from '../ledger/reversible.ts'

/**
 * Brings a spool's ledger in line with its nominal weight: what is recorded first is its `Initial` entry, a correction an
 * `Adjustment` by the difference.
 * @param before the nominal weight that the ledger counts with so far, in mg; null for none
 * @param actor who recorded it
 */
export async function recordNominalWeight(
  trx: Transaction<DB>,
  userId: number,
  filamentId: string,
  before: number | null,
  actor: string,
): Promise<void> {
  const spool = await lockSpool(trx, userId, filamentId)
  const after = spool.initial_nominal_weight_mg
  if (before !== after)
    await appendEntries(trx, userId, [spool], [{ filamentId: spool.id, ...entry(before, after) }], actor)
}

function entry(before: number | null, after: number | null): Omit<NewEntry, 'filamentId'> {
  if (before === null) return { kind: 'Initial', amountMg: after ?? 0 }
  const note = NOMINAL_WEIGHT_NOTES[after === null ? 'removed' : 'changed']
  return { kind: 'Adjustment', amountMg: (after ?? 0) - before, note }
}
