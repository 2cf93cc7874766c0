import type { Schemas } from '../schemas.ts'
import { secondsBetween } from './elapsedShare.ts'

type Print = Pick<Schemas['PrintDetailDto'], 'startDate' | 'estimatedPrintTimeInSeconds' | 'lastReportDate'>

const HOUR_SECONDS = 3600

/**
 * Whether a print should have ended so long ago that it did not end now: 24 hours past its estimate, or 48 hours after its start without
 * one, when the service reports it as stuck.
 * @param now ms since 1970
 */
export function isStuck({ startDate, estimatedPrintTimeInSeconds: estimate }: Print, now: number): boolean {
  const elapsed = secondsBetween(startDate, new Date(now).toISOString()) ?? 0
  return elapsed > (estimate === null ? 48 * HOUR_SECONDS : estimate + 24 * HOUR_SECONDS)
}

/** When such a print has probably ended: when a device last reported on it, else by its estimate; null without both. */
export function probableEnd({
  startDate,
  estimatedPrintTimeInSeconds: estimate,
  lastReportDate,
}: Print): string | null {
  const start = startDate === null ? null : Date.parse(startDate)
  if (lastReportDate !== null && Date.parse(lastReportDate) >= (start ?? 0)) return lastReportDate
  return start === null || estimate === null ? null : new Date(start + estimate * 1000).toISOString()
}
