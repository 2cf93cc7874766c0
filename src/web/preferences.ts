import type { Schemas } from './schemas.ts'

type User = Pick<Schemas['UserProfileDto'], 'units' | 'hourCycle' | 'firstDayOfWeek'>

/** How the pages show quantities and times. */
export interface Preferences {
  readonly isImperial: boolean
  /** Null for that of the language. */
  readonly hourCycle: 'h12' | 'h23' | null
  /** From 1 for Monday to 7 for Sunday; null for that of the region. */
  readonly firstDayOfWeek: number | null
}

const HOUR_CYCLES = { Automatic: null, TwelveHours: 'h12', TwentyFourHours: 'h23' } as const
const DAYS = { Automatic: null, Monday: 1, Saturday: 6, Sunday: 7 } as const

let current: Preferences = { isImperial: false, hourCycle: null, firstDayOfWeek: null }

/** Returns the choices of the signed-in user, those of the browser for visitors. */
export function preferences(): Preferences {
  return current
}

/** Takes the choices of the user, before any page is shown. */
export function takePreferences({ units, hourCycle, firstDayOfWeek }: User): void {
  current = {
    isImperial: units === 'Imperial',
    hourCycle: HOUR_CYCLES[hourCycle],
    firstDayOfWeek: DAYS[firstDayOfWeek],
  }
}
