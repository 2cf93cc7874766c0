/** The contract's bound. */
const MAX_SECONDS = 2_147_483_647

/** Returns the whole seconds from the start to the end of a print, RFC 3339; null where one is not known or the end comes first. */
export function secondsBetween(startDate: string | null, endDate: string | null): number | null {
  if (startDate === null || endDate === null) return null
  const seconds = Math.round((Date.parse(endDate) - Date.parse(startDate)) / 1000)
  return seconds >= 0 && seconds <= MAX_SECONDS ? seconds : null
}

/** Returns a time without pauses, which is not longer than that with them, in seconds; null where it is not known. */
export function atMost(seconds: number | null, totalSeconds: number | null): number | null {
  return seconds === null || totalSeconds === null ? seconds : Math.min(seconds, totalSeconds)
}
