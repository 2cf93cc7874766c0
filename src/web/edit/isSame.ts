import { toLocalTime } from '../localTime.ts'
import type { Schemas } from '../schemas.ts'

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/**
 * Whether the stored value of a property is the one that a form has, apart from what the service adds.
 * @param mine value as read from the form
 * @param stored value as read from the API
 * @param zone time zone of the user, in which forms have times
 */
export function isSame(name: string, mine: unknown, stored: unknown, zone: string): boolean {
  if (name === 'filamentUsage') return usagesText(mine) === usagesText(stored)
  if (typeof mine === 'string' && typeof stored === 'string' && LOCAL_TIME.test(mine))
    return toLocalTime(stored, zone) === mine
  return JSON.stringify(mine ?? null) === JSON.stringify(stored ?? null)
}

function usagesText(value: unknown): string {
  return JSON.stringify(((value ?? []) as Schemas['EditFilamentUsageDto'][]).map((usage) => chosenParts(usage)))
}

/** Parts of a usage that the user chooses. A spool brings its own material. */
function chosenParts(usage: Schemas['EditFilamentUsageDto']): unknown[] {
  const { filamentId, materialType, slot, notes, amountMg, lengthInM, volumeMl, source } = usage
  const { estimatedAmountMg, estimatedLengthInM, estimatedVolumeMl, estimatedSource } = usage
  return [
    filamentId ?? materialType,
    slot,
    notes,
    measured(amountMg, lengthInM, volumeMl, source),
    measured(estimatedAmountMg, estimatedLengthInM, estimatedVolumeMl, estimatedSource),
  ]
}

/** An amount in the measure that it was entered in: the service derives the weight from a length or volume. */
function measured(
  weight: number | null,
  length: number | null,
  volume: number | null,
  source: Schemas['MeasurementSource'] | null,
): unknown[] {
  const isWeight = source === 'Weight' || (source === null && weight !== null)
  return isWeight ? [weight] : [length, volume]
}
