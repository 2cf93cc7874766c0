import type { Schemas } from '../schemas.ts'

type Spool = Pick<Schemas['FilamentDetailDto'], 'remainingMg' | 'lowStockThresholdMg' | 'initialNominalWeightMg'>

/** Known stock of a spool. Of a loaded one, the service says whether it is low. */
export type Stock = Spool | Pick<Schemas['LoadedSpoolDto'], 'remainingMg' | 'isLow'>

/** Part of the net weight at which a spool without a threshold is low (docs/domain.md, "Low stock"). */
const LOW_PART = 10

/** Word for the stock of a spool that needs attention; null for enough or unknown stock. */
export function stockWarning(spool: Stock): 'Overdrawn' | 'Empty' | 'Low' | null {
  const { remainingMg } = spool
  if (remainingMg === null) return null
  if (remainingMg <= 0) return remainingMg < 0 ? 'Overdrawn' : 'Empty'
  const isLow =
    'isLow' in spool
      ? spool.isLow
      : remainingMg <= (spool.lowStockThresholdMg ?? (spool.initialNominalWeightMg ?? 0) / LOW_PART)
  return isLow ? 'Low' : null
}

/**
 * Milligrams by which a print would overdraw a spool; null when the spool holds enough, or its stock is unknown.
 * @param recordedMg amount that the print has already deducted from the spool
 */
export function overdraft(
  spool: Pick<Spool, 'remainingMg'> | undefined,
  amountMg: number | null,
  recordedMg: number,
): number | null {
  if (!spool || spool.remainingMg === null || amountMg === null) return null
  const missing = amountMg - recordedMg - spool.remainingMg
  return missing > 0 && amountMg > recordedMg ? missing : null
}

/** Remaining filament relative to the net weight, from 0 to 1; null when it is unknown. */
export function shareLeft({ remainingMg, initialNominalWeightMg }: Spool): number | null {
  if (remainingMg === null || !initialNominalWeightMg) return null
  return Math.min(1, Math.max(0, remainingMg / initialNominalWeightMg))
}
