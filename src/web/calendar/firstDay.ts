import { preferences } from '../preferences.ts'
import { firstDayOfWeek } from './month.ts'

/** Returns the first day of the week that the user has chosen, or that of the browser's region, from 1 for Monday to 7 for Sunday. */
export function firstDay(): number {
  return preferences().firstDayOfWeek ?? firstDayOfWeek(navigator.language)
}
