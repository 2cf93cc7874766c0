import type { Schemas } from '../schemas.ts'

type Times = Pick<Schemas['PrintDetailDto'], 'startDate' | 'estimatedPrintTimeInSeconds'>

/** Seconds between two times; null when the first is unknown or the later one. */
export function secondsBetween(start: string | null, end: string): number | null {
  if (start === null) return null
  const seconds = Math.round((Date.parse(end) - Date.parse(start)) / 1000)
  return seconds >= 0 ? seconds : null
}

/**
 * Part of a print that had been printed when it ended, from 0 to 1, by the time that it took of its estimated time; null when
 * either is unknown.
 * @param seconds time that the print took; null if only its start and end are known
 */
export function elapsedShare(print: Times, end: string | null, seconds: number | null): number | null {
  const elapsed = seconds ?? (end === null ? null : secondsBetween(print.startDate, end))
  const estimate = print.estimatedPrintTimeInSeconds
  return elapsed === null || !estimate ? null : Math.min(1, elapsed / estimate)
}
