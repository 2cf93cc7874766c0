import * as texts from '#texts/prints'
import { useEffect, useState } from 'preact/hooks'
import { api, labeledErrors, toResult, type Failure, type Schemas } from '../api.ts'
import { useUser } from '../user.tsx'
import { deleteWaiting, putWaiting, readWaiting, type WaitingPrint } from './store.ts'

/**
 * Prints that were recorded offline. They are sent as soon as the browser is online, each with its own `Idempotency-Key`, by one
 * tab at a time.
 */

/** Lock of the tab that sends. */
const LOCK = 'print-log-outbox'
/** Milliseconds for which the service knows a key, less an hour. A print whose response was lost before is not sent by itself. */
const KEY_LIFETIME_MS = 23 * 3_600_000
/** Event of this page after every change. */
const CHANGED = 'print-log-outbox-changed'

/**
 * Stores a print until the browser is online.
 * @param key its `Idempotency-Key`, with which it may have been sent already
 * @param attempted milliseconds since 1970 when it was first sent; null if it was not
 */
export async function addToOutbox(
  userId: number,
  key: string,
  attempted: number | null,
  body: Schemas['EditPrintDto'],
): Promise<void> {
  await putWaiting({ key, userId, recorded: Date.now(), body, attempted, refusal: null })
  dispatchEvent(new Event(CHANGED))
}

/** Deletes a print that was not sent. */
export async function discard(print: WaitingPrint): Promise<void> {
  await deleteWaiting(print)
  dispatchEvent(new Event(CHANGED))
}

/** Sends a print again that was refused, or that may have been recorded. */
export async function sendAgain(print: WaitingPrint): Promise<void> {
  await putWaiting({ ...print, attempted: null, refusal: null })
  await sendAll(print.userId)
}

/** Whether a print may have been recorded too long ago for the service to know it. */
export function isUncertain({ attempted }: WaitingPrint): boolean {
  return attempted !== null && Date.now() - attempted > KEY_LIFETIME_MS
}

/** Returns the prints of the user that wait. */
export function useOutbox(): readonly WaitingPrint[] {
  const userId = useUser()?.id
  const [prints, setPrints] = useState<readonly WaitingPrint[]>([])
  useEffect(() => {
    if (userId === undefined) return undefined
    const read = () => void readWaiting(userId).then(setPrints, () => setPrints([]))
    addEventListener(CHANGED, read)
    read()
    return () => removeEventListener(CHANGED, read)
  }, [userId])
  return prints
}

/** Sends what waits, now and whenever the browser is online again. */
export function OutboxSender(): null {
  const userId = useUser()?.id
  useEffect(() => {
    if (userId === undefined) return undefined
    const send = () => void sendAll(userId)
    addEventListener('online', send)
    send()
    return () => removeEventListener('online', send)
  }, [userId])
  return null
}

/** Asks before a user who has prints that are not sent signs out, and then deletes them. Returns whether to go on. */
export async function confirmDiscard(userId: number): Promise<boolean> {
  const prints = await readWaiting(userId).catch(() => [])
  if (prints.length === 0) return true
  if (!confirm(texts.discardWaiting({ count: prints.length }))) return false
  for (const print of prints) await discard(print)
  return true
}

async function sendAll(userId: number): Promise<void> {
  if (!navigator.onLine) return
  await locked(async () => {
    for (const print of await readWaiting(userId)) {
      if (print.refusal === null && !isUncertain(print) && !(await send(print))) break
    }
  }).catch(() => undefined)
  dispatchEvent(new Event(CHANGED))
}

/** Sends one print. Returns whether the next one can be sent. */
async function send(print: WaitingPrint): Promise<boolean> {
  const { key, body, attempted } = print
  const tried = { ...print, attempted: attempted ?? Date.now() }
  await putWaiting(tried)
  const params = { header: { 'Idempotency-Key': key } }
  const { failure } = await toResult(api.POST('/api/Prints', { params, body }))
  if (failure === null) await deleteWaiting(print)
  else if (isFinal(failure)) await putWaiting({ ...tried, refusal: sentenceOf(failure) })
  return failure === null || isFinal(failure)
}

/** Whether sending again would fail again: not without a response, without a session, or while the service is busy. */
function isFinal({ status }: Failure): boolean {
  return status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status)
}

function sentenceOf(failure: Failure): string {
  return [failure.detail, ...labeledErrors(failure)].join(' ')
}

/** Runs in one tab at a time, where the browser has locks: the keys alone prevent duplicates, but not useless requests. */
async function locked(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(LOCK, work)
  else await work()
}
