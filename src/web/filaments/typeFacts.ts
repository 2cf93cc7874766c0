import type { Schemas } from '../api.ts'
import { nameOfType, USUAL_WEIGHT_MG } from './stock.ts'

/** Names of the facts that the form of a spool takes from its filament type. */
const factNames = [
  'displayName',
  'brand',
  'materialType',
  'materialDensityGramPerCubicCm',
  'diameterMm',
  'colorName',
  'colorHex',
  'colors',
  'colorPattern',
  'finishType',
  'nozzleTemperatureCelsius',
  'bedTemperatureCelsius',
  'articleNumber',
] as const

/** Facts that the form of a spool takes from its filament type. */
export type TypeFacts = Pick<Schemas['FilamentDetailDto'], (typeof factNames)[number]>

/** Weights and price, which only a new spool takes from its filament type. */
export type ProductFacts = Pick<
  Schemas['FilamentDetailDto'],
  'initialNominalWeightMg' | 'spoolWeightMg' | 'purchasePrice' | 'purchaseCurrency'
>

/** All that the form of a new spool takes from its filament type. */
export type FilledFacts = TypeFacts & ProductFacts

/** Facts in the form of a new spool before a filament type is chosen. */
export const newFacts: Partial<FilledFacts> = { initialNominalWeightMg: USUAL_WEIGHT_MG }

type OptionalName = Exclude<
  keyof FilledFacts,
  'displayName' | 'materialType' | 'materialDensityGramPerCubicCm' | 'diameterMm'
>

/** Facts that a filament type may lack. Those of one row belong together. */
const OPTIONAL: readonly (readonly OptionalName[])[] = [
  ['brand'],
  ['colorHex', 'colors', 'colorPattern'],
  ['colorName'],
  ['finishType'],
  ['nozzleTemperatureCelsius'],
  ['bedTemperatureCelsius'],
  ['articleNumber'],
  ['initialNominalWeightMg'],
  ['spoolWeightMg'],
  ['purchasePrice', 'purchaseCurrency'],
]

/** Returns what the form of a new spool takes from a filament type, by the names that the facts have in a spool. */
export function factsOf({ brandName, ...type }: Schemas['FilamentTypeDto']): FilledFacts {
  return {
    ...type,
    displayName: nameOfType(type),
    brand: brandName,
    initialNominalWeightMg: type.initialNominalWeightMg ?? USUAL_WEIGHT_MG,
  }
}

/**
 * Returns the facts of a filament type, completed by what was typed before the type was chosen.
 * @param typed the spool as read from the form
 * @param shown the facts in the form before anything was typed: what is equal was not typed, and may be that of another type
 */
export function completeFacts(
  type: Schemas['FilamentTypeDto'],
  typed: Schemas['EditFilamentDto'],
  shown: Partial<FilledFacts>,
): FilledFacts {
  const known = { ...type, brand: type.brandName }
  const kept = OPTIONAL.filter(
    (names) => names.every((name) => isLacking(name, known)) && names.some((name) => isTyped(typed[name], shown[name])),
  ).flat()
  const values = Object.fromEntries(kept.map((name) => [name, typed[name]])) as Partial<FilledFacts>
  return { ...factsOf(type), ...values }
}

function isLacking(name: OptionalName, facts: Pick<FilledFacts, OptionalName>): boolean {
  // A pattern says nothing without colors, a currency nothing without a price.
  if (name === 'colorPattern' || name === 'purchaseCurrency') return true
  return facts[name] === null || (name === 'colors' && facts.colors.length === 0)
}

/** Whether a value of the form differs from the one that was shown. A text that should be a number, but is not, counts as nothing. */
function isTyped(value: unknown, shown: unknown): boolean {
  return !Number.isNaN(value) && JSON.stringify(value ?? null) !== JSON.stringify(shown ?? null)
}

/**
 * Completes a change of a spool: with another filament type, the service replaces the facts that are not in the request, so
 * those in the form are sent.
 * @param patch the properties that have changed
 * @param body the spool as read from the form
 */
export function withFacts(
  patch: Partial<Schemas['EditFilamentDto']>,
  body: Schemas['EditFilamentDto'],
): Partial<Schemas['EditFilamentDto']> {
  if (patch.typeId === undefined) return patch
  return { ...Object.fromEntries(factNames.map((name) => [name, body[name]])), ...patch }
}
