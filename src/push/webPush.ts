import webPush from 'web-push'
import { attemptRequest, postTo, type AttemptLimits } from '../outgoing/attempt.ts'
import type { Answer } from '../outgoing/post.ts'
import { ForbiddenTarget, type Targets } from '../outgoing/targets.ts'
import { judged, type PushChannel, type PushOutcome, type PushTarget, type PushVerdict } from './channel.ts'
import type { PushMessage } from './message.ts'
import type { SubscriptionKeys } from './subscriptionKeys.ts'
import type { VapidKeys } from './vapidKeys.ts'

/** Needs of Web Push. */
export interface WebPushServices extends AttemptLimits {
  readonly targets: Targets
  readonly vapid: VapidKeys
  readonly keys: SubscriptionKeys
  /** Address of the operator. */
  readonly subject: string
}

/** Web Push to browsers (RFC 8030, 8291 and 8292). */
export class WebPush implements PushChannel {
  readonly #services: WebPushServices

  constructor(services: WebPushServices) {
    this.#services = services
  }

  async send(target: PushTarget, message: PushMessage, stop: AbortSignal): Promise<PushOutcome> {
    const outcome = await attemptRequest((_, signal) => this.#post(target, message, signal), this.#services, stop)
    return judged(outcome, verdictOf(outcome.status))
  }

  close(): void {
    // Each message has a connection of its own.
  }

  async #post(
    { token, endpoint, keys: sealed }: PushTarget,
    message: PushMessage,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { targets, vapid, keys, subject } = this.#services
    const opened = sealed && (await keys.open(token, sealed))
    if (endpoint === null || !opened) {
      throw new ForbiddenTarget('The subscription was made with another VAPID key.')
    }
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: opened },
      JSON.stringify(message.payload),
      {
        vapidDetails: { subject, ...vapid },
        TTL: message.ttl,
        urgency: message.isUrgent ? 'high' : 'normal',
        topic: message.topic,
      },
    )
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    return postTo(targets, endpoint, texts, body ?? Buffer.alloc(0), signal)
  }
}

/** 400, 401 and 403 say that our key is wrong, not that the browser is gone (RFC 8292, section 4.2). */
function verdictOf(status: number | null): PushVerdict {
  if (status === null) return 'Failed'
  if (status >= 200 && status < 300) return 'Sent'
  if (status === 404 || status === 410) return 'Gone'
  return status === 413 ? 'Refused' : 'Failed'
}
