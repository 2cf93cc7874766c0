/** Seconds that a look for due work looks ahead: the time until the next look when nothing becomes due before. */
export const LOOK_AHEAD_SECONDS = 60

/** User or webhook with work that can begin at a date. */
interface Due {
  readonly dueDate: string
}

/** Returns the end of a look at a time: what becomes due later is found by the next look. */
export function lookAhead(now: Date): string {
  return new Date(now.getTime() + LOOK_AHEAD_SECONDS * 1000).toISOString()
}

/**
 * Separates what is due from what will be.
 * @param found what a look found, in the order of its dates
 * @param limit maximum number that the look could find
 * @returns what is due, and when to look again at the latest: at once when there may be more; null when the next look is soon enough
 */
export function dueNow<T extends Due>(found: readonly T[], limit: number, now: Date): { due: T[]; next: Date | null } {
  const due = found.filter(({ dueDate }) => Date.parse(dueDate) <= now.getTime())
  const later = found[due.length]
  if (later) return { due, next: new Date(later.dueDate) }
  return { due, next: due.length === limit ? now : null }
}
