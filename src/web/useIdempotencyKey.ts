import { useCallback, useRef } from 'preact/hooks'

/**
 * Gives the `Idempotency-Key` of a form's creation. Sent again after an answer was lost, the same body has the same key and
 * is not recorded twice; after a change it is another one.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const sent = useRef({ text: '', key: '' })
  return useCallback((body) => {
    const text = JSON.stringify(body)
    if (sent.current.text !== text) sent.current = { text, key: randomKey() }
    return sent.current.key
  }, [])
}

/** Random, also where the page came over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
