import { useEffect, useState } from 'preact/hooks'
import type { Schemas } from '../schemas.ts'
import { secondsBetween } from './elapsedShare.ts'

/** Time between two refreshes of running prints while the page is visible. */
const REFRESH_MS = 15_000

type Running = Pick<Schemas['PrintDetailDto'], 'startDate' | 'estimatedPrintTimeInSeconds' | 'progressPercent'>

const refreshers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

/** Loads what is shown of running prints again. The one function to call when a print is known to have changed. */
function refreshRunningPrints(): void {
  if (document.visibilityState === 'visible') for (const refresh of refreshers) refresh()
}

addEventListener('visibilitychange', refreshRunningPrints)
addEventListener('online', refreshRunningPrints)

/**
 * Refreshes a query while it shows running prints, and when the page becomes visible again.
 * @param refresh `refresh` of the query
 */
export function useRunningPrints(isRunning: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!isRunning) return undefined
    refreshers.add(refresh)
    timer ??= setInterval(refreshRunningPrints, REFRESH_MS)
    return () => {
      refreshers.delete(refresh)
      if (refreshers.size > 0 || timer === null) return
      clearInterval(timer)
      timer = null
    }
  }, [isRunning, refresh])
}

/** Time, updated with each refresh of running prints. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  const [update] = useState(() => () => setNow(Date.now()))
  useRunningPrints(true, update)
  return now
}

/** How far a running print has come. */
export interface Progress {
  /** Part that is printed, from 0 to 1: as the printer reported it, else by the estimate; null without both. */
  readonly share: number | null
  /** Seconds since the start. */
  readonly elapsed: number
  /** Seconds to the estimated end, negative after it; null without an estimate. */
  readonly left: number | null
}

/** Returns the progress of a running print; null when its start is unknown or in the future. */
export function progressOf(print: Running, now: number): Progress | null {
  const { startDate, estimatedPrintTimeInSeconds: estimate, progressPercent } = print
  const elapsed = secondsBetween(startDate, new Date(now).toISOString())
  if (elapsed === null) return null
  const reported = progressPercent === null ? null : progressPercent / 100
  if (!estimate) return { share: reported, elapsed, left: null }
  return { share: reported ?? Math.min(1, elapsed / estimate), elapsed, left: estimate - elapsed }
}
