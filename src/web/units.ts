import { numberText } from './intl.ts'
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
  return numberText(preferences().isImperial ? Math.round((milligrams / OUNCE_MG) * 100) / 100 : milligrams / 1000)
}

/** Unit of temperatures. */
export function temperatureUnit(): '°C' | '°F' {
  return preferences().isImperial ? '°F' : '°C'
}

/** Temperature as the number for a field, in whole degrees of `temperatureUnit`; empty for none. */
export function temperatureText(celsius: number | null | undefined): string {
  if (celsius == null) return ''
  return numberText(preferences().isImperial ? Math.round(celsius * 1.8 + 32) : celsius)
}

/** Converts degrees of `temperatureUnit` to degrees Celsius, whole ones from degrees Fahrenheit. */
export function toCelsius(degrees: number): number {
  return preferences().isImperial ? Math.round((degrees - 32) / 1.8) : degrees
}
