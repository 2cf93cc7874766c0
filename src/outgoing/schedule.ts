const SECOND = 1000
const HOUR = 3_600_000

/** Largest part of a delay that is added by chance, so that what failed together does not come back together. */
const JITTER = 0.1
/** Milliseconds that a receiver may ask to be spared. */
const MAX_PAUSE = 24 * HOUR
/** Milliseconds without a success after which nothing more is sent to a receiver. */
const MAX_FAILING_TIME = 5 * 24 * HOUR

/**
 * Returns the time of the next attempt; null when the last one was made.
 * @param delays milliseconds from each failed attempt to the next one
 * @param failures number of failed attempts, at least 1
 * @param pausedUntil time before which the receiver wants no request
 */
export function nextAttempt(
  delays: readonly number[],
  failures: number,
  now: Date,
  pausedUntil: Date | null,
): Date | null {
  const delay = delays[failures - 1]
  if (delay === undefined) return null
  const at = now.getTime() + delay * (1 + JITTER * Math.random())
  return new Date(Math.max(at, pausedUntil?.getTime() ?? 0))
}

/** Reads `Retry-After` (RFC 9110, section 10.2.3) in both of its forms; null when it cannot be read. */
export function readRetryAfter(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * SECOND : Date.parse(text)
  return Number.isNaN(at) || at <= now.getTime() ? null : new Date(Math.min(at, now.getTime() + MAX_PAUSE))
}

/** Whether a receiver has failed for so long that nothing more is sent to it: a webhook is disabled, a device is removed. */
export function isHopeless(failingSince: string | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - Date.parse(failingSince) >= MAX_FAILING_TIME
}
