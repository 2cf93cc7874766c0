import type { Schemas } from '../api.ts'
import { choiceOf, textOrNull } from '../form.ts'

/** Color patterns in the forms. */
export const colorPatterns = ['Solid', 'Multi', 'Gradient', 'Rainbow'] as const

type Colors = Pick<Schemas['FilamentDetailDto'], 'colorName' | 'colorHex' | 'colors' | 'colorPattern' | 'finishType'>

/**
 * Reads the color fields of the forms of spools and filament types.
 * @param shown the record being edited; null for a new one
 */
export function readColors(form: FormData, shown: Pick<Colors, 'colorPattern'> | null): Colors {
  // Browsers return colors in lower case; the service stores them in upper case.
  const colors = form.getAll('colors').flatMap((color) => (typeof color === 'string' ? color.toUpperCase() : []))
  return {
    colorName: textOrNull(form, 'colorName'),
    colorHex: colors[0] ?? null,
    colors: colors.length > 1 ? colors : [],
    colorPattern: colors.length > 1 ? choiceOf(form, 'colorPattern', colorPatterns) : (shown?.colorPattern ?? 'Solid'),
    finishType: textOrNull(form, 'finishType'),
  }
}
