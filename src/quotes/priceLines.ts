import type { QuoteRequestDto } from '../../generated/api.d.ts'
import { toMicros } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import type { QuoteSheet } from './sheet.ts'

/**
 * Adds the lines that make a price of the costs: margin, tax, rounding (docs/domain.md, "Quotes").
 * @returns the sum before the tax, in micros
 * @throws Problem 400 when the sum exceeds the contract's bound of a cost, and for a rounding that the currency cannot pay
 */
export function addToCosts(sheet: QuoteSheet, { marginPercent, taxPercent, roundTo }: QuoteRequestDto): bigint {
  if (marginPercent !== null) {
    sheet.addShare('Margin', { of: sheet.total, percent: marginPercent, field: 'marginPercent' })
  }
  const subtotal = sheet.total
  if (taxPercent !== null) sheet.addShare('Tax', { of: subtotal, percent: taxPercent, field: 'taxPercent' })
  if (roundTo !== null && roundTo > 0) addRounding(sheet, roundTo)
  return subtotal
}

/** @param roundTo in units of the currency */
function addRounding(sheet: QuoteSheet, roundTo: number): void {
  const step = BigInt(toMicros(roundTo))
  if (step === 0n || step % sheet.minorUnit !== 0n) {
    throw Problem.invalid({ roundTo: ['The currency cannot pay this amount. Use fewer decimals.'] })
  }
  const { total } = sheet
  const above = (step - (total % step)) % step
  sheet.add({
    kind: 'Rounding',
    micros: [above, 1n],
    figures: [
      { kind: 'Multiple', value: roundTo, source: 'Given' },
      { kind: 'Base', value: sheet.toUnits(total), source: 'Quote' },
    ],
    field: 'roundTo',
  })
}
