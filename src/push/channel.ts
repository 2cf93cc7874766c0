import type { AttemptOutcome } from '../outgoing/attempt.ts'
import type { PushMessage } from './message.ts'

/** Device that a message is sent to. */
export interface PushTarget {
  readonly token: string
  /** URL of the push service of a browser; null for an app. */
  readonly endpoint: string | null
  /** Sealed keys of a browser's subscription; null for an app. */
  readonly keys: Buffer | null
}

/**
 * Verdict on an attempt: the message was accepted, the device is gone, the message can never be sent, or it is
 * sent again later.
 */
export type PushVerdict = 'Sent' | 'Gone' | 'Refused' | 'Failed'

/** Result of one attempt to send a message. */
export interface PushOutcome extends Omit<AttemptOutcome, 'answer'> {
  readonly verdict: PushVerdict
}

/** Push service of one platform. */
export interface PushChannel {
  /** Sends a message once. Never throws: all that goes wrong is part of the outcome. */
  readonly send: (target: PushTarget, message: PushMessage, stop: AbortSignal) => Promise<PushOutcome>
  /** Closes connections that wait for the next message. */
  readonly close: () => void
}

/** Returns an outcome with its verdict, and without the body of the response, which may repeat a token. */
export function judged({ answer: _, ...outcome }: AttemptOutcome, verdict: PushVerdict): PushOutcome {
  return { ...outcome, verdict }
}
