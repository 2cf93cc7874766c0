import { attemptRequest, postTo, type AttemptLimits, type AttemptOutcome } from '../outgoing/attempt.ts'
import type { Answer } from '../outgoing/post.ts'
import { ForbiddenTarget, type Targets } from '../outgoing/targets.ts'
import type { Claimed } from './claim.ts'
import { write } from './formats.ts'
import type { WebhookSecrets } from './secrets.ts'
import { signatureHeaders } from './signature.ts'

/** Needs of an attempt. */
export interface AttemptServices extends AttemptLimits {
  readonly targets: Targets
  readonly secrets: WebhookSecrets
  /** Origin of the pages, for links. */
  readonly baseUrl: string
}

/** Sends a delivery once. Never throws: all that goes wrong is part of the outcome. */
export function attempt(delivery: Claimed, services: AttemptServices, stop: AbortSignal): Promise<AttemptOutcome> {
  return attemptRequest((startedAt, signal) => send(delivery, services, startedAt, signal), services, stop)
}

async function send(
  { webhookId, id, url, format, body, secrets: sealed }: Claimed,
  { targets, secrets, baseUrl }: AttemptServices,
  at: Date,
  signal: AbortSignal,
): Promise<Answer> {
  const keys = (await Promise.all(sealed.map((secret) => secrets.open(webhookId, secret)))).filter(
    (key) => key !== null,
  )
  if (keys.length === 0) {
    throw new ForbiddenTarget('The secret of the webhook cannot be read any more. Rotate it.')
  }
  const content = write(format, body, baseUrl)
  const bytes = Buffer.from(content.body)
  const headers = {
    ...content.headers,
    ...signatureHeaders(id, at, bytes, keys),
    'User-Agent': `Print-Log-Webhooks (+${baseUrl})`,
  }
  return postTo(targets, url, headers, bytes, signal)
}
