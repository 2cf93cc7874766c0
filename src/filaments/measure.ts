import type { MeasurementSource } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { usualDensity } from './materials.ts'

/** The values that convert a length into a volume, and a volume into a weight. */
export interface Material {
  readonly densityGramPerCubicCm: number
  readonly diameterMm: number
}

/** Columns of a spool, as the names of a `Material`. */
export const DENSITY_AND_DIAMETER = [
  'material_density_gram_per_cubic_cm as densityGramPerCubicCm',
  'diameter_mm as diameterMm',
] as const

/** The three measures of one amount; null means "not recorded". */
export interface Measures {
  readonly amountMg: number | null
  readonly lengthInM: number | null
  readonly volumeMl: number | null
  /** The measure that was entered. */
  readonly source: MeasurementSource | null
}

/** Those of an amount that is not recorded. */
export const NO_MEASURES: Measures = { amountMg: null, lengthInM: null, volumeMl: null, source: null }

type Names = Readonly<Record<MeasurementSource, string>>

/** The contract's bound of each of the three. */
const MAXIMUM = 1_000_000_000
const DEFAULT_DIAMETER_MM = 1.75

/** Assumptions for material without a recorded spool: the density of its type, or of PLA, at 1.75 mm. */
export function otherMaterial(materialType: string): Material {
  return { densityGramPerCubicCm: usualDensity(materialType), diameterMm: DEFAULT_DIAMETER_MM }
}

/**
 * Completes an amount: the measure that counts stays as it was entered, to the micrometre and nanolitre; the other two follow from it.
 * volume [ml] = length [m] × π/4 × diameter² [mm²]; weight [g] = volume [ml] × density [g/cm³] (a metre by a mm² is a millilitre).
 * @param entered the measure that `source` names counts; without it (or where that one is missing) the first of weight, length, volume
 * @param names of the three in the request, for the error
 * @throws Problem 400 when a derived measure is beyond the contract's bounds
 */
export function completeMeasures(entered: Measures, material: Material, names: Names): Measures {
  const measures = measuresOf(entered, material)
  if (measures) return measures
  const name = names[countingSource(entered) ?? 'Weight']
  throw Problem.invalid({ [name]: ['The resulting weight, length or volume is too large.'] })
}

/** Completes an amount as `completeMeasures` does; null when a derived measure is beyond the contract's bounds. */
export function measuresOf(entered: Measures, material: Material): Measures | null {
  const source = countingSource(entered)
  if (source === null) return NO_MEASURES
  const volume = volumeOf(entered, source, material)
  const all = {
    amountMg: source === 'Weight' ? entered.amountMg : Math.round(volume * material.densityGramPerCubicCm * 1000),
    lengthInM: source === 'Length' ? tidy(entered.lengthInM ?? 0) : tidy(volume / crossSection(material)),
    volumeMl: source === 'Volume' ? tidy(entered.volumeMl ?? 0) : tidy(volume),
    source,
  }
  const isPossible = [all.amountMg, all.lengthInM, all.volumeMl].every(
    (measure) => measure === null || measure <= MAXIMUM,
  )
  return isPossible ? all : null
}

/** The columns of a usage that hold its actual amount and its estimate. */
export function measureColumns(actual: Measures, estimate: Measures) {
  return {
    amount_mg: actual.amountMg,
    length_in_m: actual.lengthInM,
    volume_ml: actual.volumeMl,
    source: actual.source,
    estimated_amount_mg: estimate.amountMg,
    estimated_length_in_m: estimate.lengthInM,
    estimated_volume_ml: estimate.volumeMl,
    estimated_source: estimate.source,
  }
}

/** The length of filament that has this weight, in metres; both may be negative. */
export function lengthOf(weightMg: number, material: Material): number {
  return tidy(weightMg / 1000 / material.densityGramPerCubicCm / crossSection(material))
}

function countingSource({ amountMg, lengthInM, volumeMl, source }: Measures): MeasurementSource | null {
  const given: Record<MeasurementSource, boolean> = {
    Weight: amountMg !== null,
    Length: lengthInM !== null,
    Volume: volumeMl !== null,
  }
  if (source !== null && given[source]) return source
  return (['Weight', 'Length', 'Volume'] as const).find((measure) => given[measure]) ?? null
}

/** In millilitres. */
function volumeOf({ amountMg, lengthInM, volumeMl }: Measures, source: MeasurementSource, material: Material): number {
  if (source === 'Weight') return (amountMg ?? 0) / 1000 / material.densityGramPerCubicCm
  if (source === 'Length') return (lengthInM ?? 0) * crossSection(material)
  return volumeMl ?? 0
}

/** In mm². */
function crossSection({ diameterMm }: Material): number {
  return (Math.PI / 4) * diameterMm ** 2
}

/** Rounds to micrometres and nanolitres, as every response shows them. */
function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
