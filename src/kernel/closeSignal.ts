import type { ServerResponse } from 'node:http'
import { Problem } from './problem.ts'

/** The same for all responses: an error notes where it was made, which takes longer than most of a small response. */
const CLOSED = new Problem('unavailable', 'The client has closed its connection.')

const signals = new WeakMap<ServerResponse, AbortSignal>()

/**
 * Signal that aborts when a response is over: it was sent, or its client disconnected. Aborts work whose result nobody
 * awaits.
 * @returns the same signal for each call; its reason is a `Problem`, which nobody receives
 */
export function closeSignal(res: ServerResponse): AbortSignal {
  const known = signals.get(res)
  if (known) return known
  const controller = new AbortController()
  const abort = () => controller.abort(CLOSED)
  if (res.closed) abort()
  else res.once('close', abort)
  signals.set(res, controller.signal)
  return controller.signal
}
