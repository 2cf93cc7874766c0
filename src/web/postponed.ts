import { useEffect, useReducer } from 'preact/hooks'

/** Changes that are sent only after some seconds, in which the user can take them back. */

/** Kinds of records that such a change is about. */
export type PostponedKind =
  | 'print'
  | 'spool'
  | 'printer'
  | 'project'
  | 'maintenance'
  | 'comment'
  | 'adjustment'
  | 'image'

/** A change that is not sent yet. */
export interface Postponed {
  readonly kind: PostponedKind
  readonly id: string | number
  /** Sentence about the change as if it had been made, such as `Benchy deleted.` */
  readonly text: string
  /** Label of the button that takes it back. */
  readonly undoLabel: string
  /** Sends it, also while the page is being left. Resolves to a sentence about why it failed, or null. */
  readonly send: () => Promise<string | null>
  /** Called when it has been made. */
  readonly onDone?: () => void
}

/** Name under which this tab keeps the record of a change that was sent when the page was left. */
const SENT_ON_LEAVING = 'sentOnLeaving'

let waiting: Postponed | null = null
let failure: string | null = null
/** Records that lists no longer show: those of the change that waits, is being sent or has been made. */
const gone = new Set<string>(takeSentOnLeaving())
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function keyOf(kind: PostponedKind, id: string | number): string {
  return `${kind} ${id}`
}

/**
 * Lets a change wait to be sent. One that waits already is sent now.
 * @returns when that one has been sent; null when none waited
 */
export function postpone(change: Postponed): Promise<void> | null {
  const earlier = waiting && sendPostponed()
  waiting = change
  failure = null
  gone.add(keyOf(change.kind, change.id))
  tell()
  return earlier
}

/** Sends the change that waits, if any. */
export async function sendPostponed(): Promise<void> {
  if (!waiting) return
  const { kind, id, send, onDone } = waiting
  waiting = null
  // The request is under way before anything else: the page may be about to be left.
  const sent = send()
  tell()
  const reason = await sent
  if (reason === null) onDone?.()
  else {
    gone.delete(keyOf(kind, id))
    tellFailure(reason)
  }
}

/** Takes back the change that waits. */
export function undoPostponed(): void {
  if (!waiting) return
  gone.delete(keyOf(waiting.kind, waiting.id))
  waiting = null
  tell()
}

/** Tells the user why a change has not been made; null ends it. */
export function tellFailure(reason: string | null): void {
  failure = reason
  tell()
}

/** Whether a record is gone for the user, or about to be. */
export function isGone(kind: PostponedKind, id: string | number): boolean {
  return gone.has(keyOf(kind, id))
}

/** State of the postponed changes. */
export interface PostponedState {
  readonly waiting: Postponed | null
  /** Why the last change has not been made. */
  readonly failure: string | null
  /** Whether lists must not show a record. */
  readonly isGone: (kind: PostponedKind, id: string | number) => boolean
}

/** Returns the state of the postponed changes as it is now. */
export function usePostponed(): PostponedState {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const listener = () => refresh(undefined)
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, [])
  return { waiting, failure, isGone }
}

/** The record of a change that was sent when the last page was left: this page may read its lists before the change arrives. */
function takeSentOnLeaving(): readonly string[] {
  try {
    const key = sessionStorage.getItem(SENT_ON_LEAVING)
    sessionStorage.removeItem(SENT_ON_LEAVING)
    return key === null ? [] : [key]
  } catch {
    return []
  }
}

addEventListener('pagehide', () => {
  if (!waiting) return
  const key = keyOf(waiting.kind, waiting.id)
  void sendPostponed()
  try {
    sessionStorage.setItem(SENT_ON_LEAVING, key)
  } catch {
    // The next page may show the record once more.
  }
})
