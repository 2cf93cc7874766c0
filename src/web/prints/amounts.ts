import { formatLength, formatNumber } from '../format.ts'
import type { Schemas } from '../schemas.ts'

type Usage = Schemas['EditFilamentUsageDto']
type Spool = Pick<Schemas['FilamentDetailDto'], 'diameterMm' | 'materialDensityGramPerCubicCm'>

/** An amount of filament as it was measured; null means "not recorded". */
export interface Amount {
  readonly amountMg: number | null
  readonly lengthInM: number | null
  readonly volumeMl: number | null
  readonly source: Schemas['MeasurementSource'] | null
}

/** The amount that a print used. */
export function usedAmount({ amountMg, lengthInM, volumeMl, source }: Usage): Amount {
  return { amountMg, lengthInM, volumeMl, source }
}

/** The amount that a slicer estimated. */
export function estimatedAmount(usage: Usage): Amount {
  return {
    amountMg: usage.estimatedAmountMg,
    lengthInM: usage.estimatedLengthInM,
    volumeMl: usage.estimatedVolumeMl,
    source: usage.estimatedSource,
  }
}

/** Whether an amount is recorded in any measure. */
export function isRecorded({ amountMg, lengthInM, volumeMl }: Amount): boolean {
  return amountMg !== null || lengthInM !== null || volumeMl !== null
}

/**
 * Weight of an amount on a spool, in mg (docs/domain.md, "Amounts of material"); null while the spool that a length or
 * volume needs is unknown.
 */
export function weightOf({ amountMg, lengthInM, volumeMl, source }: Amount, spool: Spool | undefined): number | null {
  if (amountMg !== null && (source === null || source === 'Weight')) return amountMg
  if (!spool) return null
  const isLength = lengthInM !== null && (source !== 'Volume' || volumeMl === null)
  const volume = isLength ? lengthInM * (Math.PI / 4) * spool.diameterMm ** 2 : volumeMl
  return volume === null ? amountMg : Math.round(volume * spool.materialDensityGramPerCubicCm * 1000)
}

/** The measure that an amount was entered in, unless it is a weight: `1.52 m`. */
export function enteredMeasure({ lengthInM, volumeMl, source, amountMg }: Amount): string | null {
  if (source === 'Weight' || (source === null && amountMg !== null)) return null
  if (lengthInM !== null && source !== 'Volume') return formatLength(lengthInM, 3)
  return volumeMl === null ? null : `${formatNumber(volumeMl, 3)} ml`
}
