/** Seconds of a minute, and minutes of an hour. */
const [MINUTE, HOUR] = [60, 60]

/** A duration in seconds as a text, such as `3 h 21 min`; at least a minute. */
export function describeDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE))
  const hours = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
