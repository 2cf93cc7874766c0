import type { Schemas } from '../api.ts'
import { nameOfType } from './stock.ts'

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

/** Returns the facts that spools have from a filament type, by the names that they have in a spool. */
export function factsOf({ brandName, ...type }: Schemas['FilamentTypeDto']): TypeFacts {
  return { ...type, displayName: nameOfType(type), brand: brandName }
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
