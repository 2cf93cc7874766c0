import type { Schemas } from '../api.ts'
import { isOn, numberOrNull } from '../form.ts'
import { readStored, writeStored } from '../stored.ts'

/** Rates that are numbers, by their names in the contract. */
export const rateNames = [
  'wastePercent',
  'machineRatePerHour',
  'laborRatePerHour',
  'failurePercent',
  'marginPercent',
  'taxPercent',
  'roundTo',
] as const

/** Numbers of a quote that are not rates. */
export const otherNames = ['quantity', 'laborMinutes'] as const

/** Rates that the same user uses for all quotes. */
export type Rates = Readonly<Record<(typeof rateNames)[number], number | null>> & {
  /** Whether the failure rate of the user's own prints counts, instead of a percentage. */
  readonly useFailureHistory: boolean
}

/** Rates of a quote, and what differs from quote to quote. */
export interface QuoteOptions extends Rates {
  readonly quantity: number
  readonly laborMinutes: number | null
}

const NAME = 'quote-rates'
const NO_RATES: Rates = {
  wastePercent: null,
  machineRatePerHour: null,
  laborRatePerHour: null,
  failurePercent: null,
  marginPercent: null,
  taxPercent: null,
  roundTo: null,
  useFailureHistory: false,
}

/** Rates that this browser remembers for a user. */
export function readRates(userId: number): Rates {
  return readStored(NAME, userId, isRates) ?? NO_RATES
}

/** Remembers rates for a user. */
export function writeRates(
  userId: number,
  { quantity: _quantity, laborMinutes: _minutes, ...rates }: QuoteOptions,
): void {
  writeStored(NAME, userId, rates)
}

function isRates(value: unknown): value is Rates {
  if (typeof value !== 'object' || value === null) return false
  const rates = value as Record<string, unknown>
  return (
    typeof rates['useFailureHistory'] === 'boolean' &&
    rateNames.every((name) => rates[name] === null || typeof rates[name] === 'number')
  )
}

/** Reads the form of a quote. A percentage does not count next to the user's own failure rate. */
export function readOptions(form: FormData): QuoteOptions {
  const rates = Object.fromEntries(rateNames.map((name) => [name, numberOrNull(form, name)])) as unknown as Rates
  const useFailureHistory = isOn(form, 'useFailureHistory')
  return {
    ...rates,
    failurePercent: useFailureHistory ? null : rates.failurePercent,
    useFailureHistory,
    quantity: numberOrNull(form, 'quantity') ?? 1,
    laborMinutes: numberOrNull(form, 'laborMinutes'),
  }
}

/** Request for the quote of a print. */
export function quoteRequest(printId: number, options: QuoteOptions): Schemas['QuoteRequestDto'] {
  return {
    ...options,
    printId,
    printerId: null,
    printTimeInSeconds: null,
    measuredEnergyWh: null,
    materials: [],
    copies: null,
  }
}
