import { useCallback, useRef } from 'preact/hooks'

/**
 * Returns a function that provides the `Idempotency-Key` for a body. A body that is sent again, because the response was lost,
 * has the same key and is not stored twice. A changed body gets a new key.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const sent = useRef({ text: '', key: '' })
  return useCallback((body) => {
    const text = JSON.stringify(body)
    if (sent.current.text !== text) sent.current = { text, key: randomKey() }
    return sent.current.key
  }, [])
}

/** Creates a random key. `crypto.randomUUID` is not available over plain HTTP. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
