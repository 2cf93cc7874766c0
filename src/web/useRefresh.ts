import { useEffect, useRef } from 'preact/hooks'
import { listenToEvents, type EventKind } from './events.ts'
import { useIsLeaving } from './useIsLeaving.ts'

/** Milliseconds in which further events lead to no further refresh. */
const PAUSE_MS = 1000

/**
 * Calls a function soon after events of these kinds. It waits while the page is hidden, and while a dialog is open: what
 * is typed there refers to what is shown. A page that the user is leaving is not refreshed: its record may be deleted.
 */
export function useRefresh(kinds: readonly EventKind[], refresh: () => void): void {
  const key = kinds.join(' ')
  const isLeaving = useRef(false)
  isLeaving.current = useIsLeaving()
  useEffect(() => {
    if (key === '') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = () => {
      timer = undefined
      if (document.hidden || document.querySelector('dialog[open]')) timer = setTimeout(run, PAUSE_MS)
      else if (!isLeaving.current) refresh()
    }
    const stop = listenToEvents((kind) => {
      if (kind === 'all' || key.split(' ').includes(kind)) timer ??= setTimeout(run, PAUSE_MS / 4)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [key, refresh])
}
