import { preferences } from './preferences.ts'

/** Milligrams of an ounce and of a pound (NIST Handbook 44, appendix C). */
export const OUNCE_MG = 28_349.523_125
export const POUND_MG = 453_592.37

/** Unit of weights that are typed without one. */
export function weightUnit(): 'g' | 'oz' {
  return preferences().isImperial ? 'oz' : 'g'
}

/** Weight in mg as the number for a field, in the unit of `weightUnit`; empty for none. */
export function weightText(milligrams: number | null | undefined): string {
  if (milligrams == null) return ''
  return String(preferences().isImperial ? Math.round((milligrams / OUNCE_MG) * 100) / 100 : milligrams / 1000)
}
