import type { MoneyFigureDto } from '../../../generated/api.d.ts'
import { fromMicros } from '../../kernel/money.ts'
import type { Sum } from './coverage.ts'

/** A sum in millionths of the currency unit as money, rounded only here. */
export function moneyFigure(sum: Sum, currency: string): MoneyFigureDto {
  return { amount: unitsOfMicros(sum.value, currency), currency, coverage: sum.coverage.toDto() }
}

/** Converts millionths of the unit to decimal units, rounded; null stays null. */
export function unitsOfMicros(micros: number | null, currency: string): number | null {
  return micros === null ? null : fromMicros(micros, currency)
}
