import * as texts from '#texts/filaments'
import type { Schemas } from '../api.ts'
import { formatWeight } from '../format.ts'
import { inOneLine } from '../inOneLine.ts'

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
  return inOneLine([brand, materialType, colorName])
}

/** Name of a filament type; its material or its color where it has none. */
export function nameOfType({
  name,
  colorName,
  materialType,
}: Pick<Schemas['FilamentTypeDto'], 'name' | 'colorName' | 'materialType'>): string {
  return name ?? colorName ?? materialType
}

/** Description below the name of a filament type, as `describe` has it for a spool. */
export function describeType({
  brandName,
  materialType,
  colorName,
}: Pick<Schemas['FilamentTypeDto'], 'brandName' | 'materialType' | 'colorName'>): string {
  return describe({ brand: brandName, materialType, colorName })
}

/** Name of a spool with the number on its label, such as `#12 Galaxy Black`. */
export function numberedName({
  number,
  displayName,
}: Pick<Schemas['FilamentDetailDto'], 'number' | 'displayName'>): string {
  return number === null ? displayName : inOneLine([`#${number}`, displayName], ' ')
}

/** Label of a spool in a list of options, with number, material and remaining weight to tell apart spools of the same name. */
export function spoolLabel(
  spool: Pick<Schemas['FilamentDetailDto'], 'number' | 'displayName' | 'materialType' | 'remainingMg'>,
): string {
  const { materialType: material, remainingMg } = spool
  const name = numberedName(spool)
  return remainingMg === null
    ? inOneLine([name, material])
    : texts.labelWithWeight({ name, material, weight: formatWeight(remainingMg) })
}

/** Filament on most spools that are sold. */
export const USUAL_WEIGHT_MG = 1_000_000
