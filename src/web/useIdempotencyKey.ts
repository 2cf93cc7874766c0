import { useCallback, useRef } from 'preact/hooks'
import type { Answer } from './api.ts'

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

/**
 * Returns a function that sends a body with an `Idempotency-Key`, for a form that stays: once there is a response, the same body is
 * a new request.
 * @param send one call of `api` with the key
 */
export function useKeyedSend<Body, Data>(
  send: (body: Body, key: string) => Promise<Answer<Data>>,
): (body: Body) => Promise<Answer<Data>> {
  const keyOf = useIdempotencyKey()
  const answered = useRef(0)
  return async (body) => {
    const answer = await send(body, keyOf([answered.current, body]))
    // The work may have been done nevertheless (docs/faults.md, F3).
    if (answer.response.status < 500) answered.current += 1
    return answer
  }
}

/** Creates a random key. `crypto.randomUUID` is not available over plain HTTP. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
