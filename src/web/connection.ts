import { useEffect, useState } from 'preact/hooks'
import { checkUser } from './sameUser.ts'

/** Methods that change nothing, so that a request can be sent twice. */
const SAFE = new Set(['GET', 'HEAD'])

/** Sends a request of `fetch`, as `sendOnceOnline`. */
export function fetchOnceOnline(request: Request): Promise<Response> {
  const isRepeatable = SAFE.has(request.method) || request.headers.has('Idempotency-Key')
  // A request can be sent once; its copy is for the second time.
  const left = isRepeatable || !navigator.onLine ? [request, request.clone()] : [request]
  return sendOnceOnline(() => fetch(left.shift() ?? request), isRepeatable, request.signal)
}

/**
 * Sends a request. Offline, it waits for the connection and is sent then. A request whose connection breaks is repeated if that
 * cannot change anything twice. Being offline is only believed of a request that failed: the service may be on this computer.
 * @param isRepeatable whether sending it twice changes nothing twice
 * @throws NotSent when the signal is aborted while it waits
 * @throws OtherUser when somebody else has signed in with this browser
 */
export async function sendOnceOnline<Sent>(
  send: () => Promise<Sent>,
  isRepeatable: boolean,
  signal?: AbortSignal,
): Promise<Sent> {
  const wasOnline = navigator.onLine
  checkUser()
  try {
    return await send()
  } catch (error) {
    // The connection may be back before a request that was sent offline has failed.
    if ((wasOnline && (navigator.onLine || !isRepeatable)) || signal?.aborted) throw error
    await online(signal)
    checkUser()
    return send()
  }
}

/** A request that was stopped before there was a connection: nothing was sent. */
export class NotSent extends Error {}

/**
 * Resolves when the browser is online.
 * @throws NotSent when the signal is aborted before
 */
export async function online(signal?: AbortSignal): Promise<void> {
  if (navigator.onLine) return
  await new Promise<unknown>((resolve, reject) => {
    addEventListener('online', resolve, { once: true })
    signal?.addEventListener('abort', () => reject(new NotSent()), { once: true })
  })
}

/** Whether the browser is online. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const update = () => setOnline(navigator.onLine)
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return isOnline
}
