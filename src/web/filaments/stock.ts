import type { Schemas } from '../api.ts'
import { formatWeight } from '../format.ts'

/** Colors of a spool; a single null when none is recorded. */
export function colorsOf({
  colors,
  colorHex,
}: Pick<Schemas['FilamentDetailDto'], 'colors' | 'colorHex'>): readonly (string | null)[] {
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
