import type { MoneyFigureDto } from '../../generated/api.d.ts'
import { fromMicros } from '../money.ts'
import type { Sum } from './coverage.ts'

/** A sum of millionths of the unit as money, rounded only here. */
export function moneyFigure(sum: Sum, currency: string): MoneyFigureDto {
  return { amount: unitsOf(sum.value, currency), currency, coverage: sum.coverage.toDto() }
}

/** Millionths of the unit in decimal units, rounded; null stays null. */
export function unitsOf(micros: number | null, currency: string): number | null {
  return micros === null ? null : fromMicros(micros, currency)
}
