import { useEffect, useState } from 'preact/hooks'

/** Methods that change nothing, so that a request can be sent twice. */
const SAFE = new Set(['GET', 'HEAD'])

/**
 * Sends a request. Offline, it waits for the connection and is sent then. A request whose connection breaks is repeated if that
 * cannot change anything twice. Being offline is only believed of a request that failed: the service may be on this computer.
 */
export async function fetchOnceOnline(request: Request): Promise<Response> {
  const wasOnline = navigator.onLine
  const isRepeatable = !wasOnline || SAFE.has(request.method) || request.headers.has('Idempotency-Key')
  const again = isRepeatable ? request.clone() : null
  try {
    return await fetch(request)
  } catch (error) {
    // The connection may be back before a request that was sent offline has failed.
    if ((wasOnline && navigator.onLine) || !again || request.signal.aborted) throw error
    await online()
    return fetch(again)
  }
}

/** Resolves when the browser is online. */
export async function online(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
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
