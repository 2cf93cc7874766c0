import type { EditMaintenancePartDto, MaintenancePartDto } from '../../generated/api.d.ts'
import { toMicros, toUnits } from '../kernel/money.ts'

/** A part as the database stores it. */
export interface StoredPart {
  readonly name: string
  readonly amount: number
  /** Cost of the whole amount, in the currency of its entry. */
  readonly costMicros: number | null
}

/** The parts as JSON text for the database; null for none. */
export function partsJson(parts: readonly EditMaintenancePartDto[]): string | null {
  if (parts.length === 0) return null
  const stored = parts.map(({ name, amount, cost }) => ({
    name,
    amount,
    costMicros: cost === null ? null : toMicros(cost),
  }))
  return JSON.stringify(stored satisfies StoredPart[])
}

/** The sum of the costs of parts, in micros; null when none has a cost. */
export function partsCostMicros(parts: readonly EditMaintenancePartDto[]): number | null {
  const costs = parts.flatMap(({ cost }) => (cost === null ? [] : toMicros(cost)))
  return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost)
}

/** Converts stored parts to the contract's names. The costs were entered, so they keep all their digits. */
export function toParts(stored: readonly StoredPart[] | null): MaintenancePartDto[] {
  return (stored ?? []).map(({ name, amount, costMicros }) => ({
    name,
    amount,
    cost: costMicros === null ? null : toUnits(costMicros),
  }))
}
