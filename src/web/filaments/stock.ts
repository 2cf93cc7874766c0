import type { Schemas } from '../api.ts'
import { formatWeight } from '../format.ts'

type Spool = Pick<Schemas['FilamentDetailDto'], 'remainingMg' | 'lowStockThresholdMg' | 'initialNominalWeightMg'>

/** Whether the remaining filament is at or below the spool's low-stock threshold. */
export function isLow({ remainingMg, lowStockThresholdMg }: Spool): boolean {
  return remainingMg !== null && lowStockThresholdMg !== null && remainingMg <= lowStockThresholdMg
}

/** Remaining filament relative to the net weight, from 0 to 1; null when it is unknown. */
export function shareLeft({ remainingMg, initialNominalWeightMg }: Spool): number | null {
  if (remainingMg === null || !initialNominalWeightMg) return null
  return Math.min(1, Math.max(0, remainingMg / initialNominalWeightMg))
}

/** Colors of a spool; a single null when none is recorded. */
export function colorsOf({ colors, colorHex }: Schemas['FilamentDetailDto']): readonly (string | null)[] {
  return colors.length > 0 ? colors : [colorHex]
}

/** Description below a spool's name, such as `Prusament · PLA · Galaxy Black`. */
export function describe({
  brand,
  materialType,
  colorName,
}: Pick<Schemas['FilamentDetailDto'], 'brand' | 'materialType' | 'colorName'>): string {
  return [brand, materialType, colorName].filter(Boolean).join(' · ')
}

/** Label of a spool in a list of options, with material and remaining weight to tell apart spools of the same name. */
export function spoolLabel({
  displayName,
  materialType,
  remainingMg,
}: Pick<Schemas['FilamentDetailDto'], 'displayName' | 'materialType' | 'remainingMg'>): string {
  const left = remainingMg === null ? '' : ` · ${formatWeight(remainingMg)} left`
  return `${displayName} · ${materialType}${left}`
}
