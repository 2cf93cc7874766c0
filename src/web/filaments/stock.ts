import type { Schemas } from '../api.ts'
import { formatWeight } from '../format.ts'

type Spool = Pick<Schemas['FilamentDetailDto'], 'remainingMg' | 'lowStockThresholdMg' | 'initialNominalWeightMg'>

/** Whether a spool is to be bought again: no more is left than its owner's threshold. */
export function isLow({ remainingMg, lowStockThresholdMg }: Spool): boolean {
  return remainingMg !== null && lowStockThresholdMg !== null && remainingMg <= lowStockThresholdMg
}

/** What is left of a full spool, from 0 to 1; null when it is not known. */
export function shareLeft({ remainingMg, initialNominalWeightMg }: Spool): number | null {
  if (remainingMg === null || !initialNominalWeightMg) return null
  return Math.min(1, Math.max(0, remainingMg / initialNominalWeightMg))
}

/** All colours of a spool. */
export function colorsOf({ colors, colorHex }: Schemas['FilamentDetailDto']): readonly (string | null)[] {
  return colors.length > 0 ? colors : [colorHex]
}

/** The words under a spool's name: `Prusament · PLA · Galaxy Black`. */
export function describe({
  brand,
  materialType,
  colorName,
}: Pick<Schemas['FilamentDetailDto'], 'brand' | 'materialType' | 'colorName'>): string {
  return [brand, materialType, colorName].filter(Boolean).join(' · ')
}

/** What a spool is called where one is chosen: with what tells it from another one of the same name. */
export function spoolTitle({
  displayName,
  materialType,
  remainingMg,
}: Pick<Schemas['FilamentDetailDto'], 'displayName' | 'materialType' | 'remainingMg'>): string {
  const left = remainingMg === null ? '' : ` · ${formatWeight(remainingMg)} left`
  return `${displayName} · ${materialType}${left}`
}
