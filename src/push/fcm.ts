import { importPKCS8, SignJWT } from 'jose'
import type { FcmSettings } from '../config/push.ts'
import { attemptRequest, postTo, type AttemptLimits } from '../outgoing/attempt.ts'
import type { Answer } from '../outgoing/post.ts'
import type { Targets } from '../outgoing/targets.ts'
import { judged, type PushChannel, type PushOutcome, type PushTarget, type PushVerdict } from './channel.ts'
import type { PushMessage } from './message.ts'

const ORIGIN = 'https://fcm.googleapis.com'
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
/** Seconds for which an assertion is valid; Google allows an hour. */
const ASSERTION_SECONDS = 3600
/** Seconds before its end at which an access token is replaced. */
const MARGIN_SECONDS = 300
/** Bytes of the response with an access token. */
const MAX_TOKEN_ANSWER = 16 * 1024
/** Errors that say that the token is not one of our app on a device (Firebase, "FcmError"). */
const GONE = /"errorCode"\s*:\s*"(?:UNREGISTERED|SENDER_ID_MISMATCH)"/
const INVALID = /"errorCode"\s*:\s*"INVALID_ARGUMENT"/

/** Needs of the channel. */
export interface FcmServices extends AttemptLimits {
  readonly targets: Targets
  readonly settings: FcmSettings
  /** Origin of the service, if not that of Google. */
  readonly origin?: string
}

/** Firebase Cloud Messaging, HTTP v1, for Android. */
export class Fcm implements PushChannel {
  readonly #services: FcmServices
  #access: { readonly token: string; readonly until: number } | null = null

  constructor(services: FcmServices) {
    this.#services = services
  }

  async send({ token }: PushTarget, message: PushMessage, stop: AbortSignal): Promise<PushOutcome> {
    const outcome = await attemptRequest((at, signal) => this.#post(token, message, at, signal), this.#services, stop)
    // The access token was withdrawn: the next attempt asks for another.
    if (outcome.status === 401) this.#access = null
    return judged(outcome, verdictOf(outcome.status, outcome.answer ?? ''))
  }

  close(): void {
    // Each message has a connection of its own.
  }

  async #post(token: string, message: PushMessage, at: Date, signal: AbortSignal): Promise<Answer> {
    const { targets, settings, origin = ORIGIN } = this.#services
    const { title, body, url, tag } = message.payload
    const content = {
      message: {
        token,
        notification: { title, body },
        data: { url, tag },
        android: {
          priority: message.isUrgent ? 'HIGH' : 'NORMAL',
          ttl: `${message.ttl}s`,
          collapse_key: message.topic,
          notification: { tag },
        },
      },
    }
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await this.#accessToken(at, signal)}`,
    }
    const path = `/v1/projects/${encodeURIComponent(settings.projectId)}/messages:send`
    return postTo(targets, `${origin}${path}`, headers, Buffer.from(JSON.stringify(content)), signal)
  }

  /** Exchanges a signed assertion for an access token (RFC 7523, section 2.1), and reuses it until shortly before its end. */
  async #accessToken(at: Date, signal: AbortSignal): Promise<string> {
    const now = Math.floor(at.getTime() / 1000)
    if (this.#access && now < this.#access.until) return this.#access.token
    const { targets, settings } = this.#services
    const key = await importPKCS8(settings.privateKey, 'RS256')
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(settings.clientEmail)
      .setAudience(settings.tokenUri)
      .setIssuedAt(now)
      .setExpirationTime(now + ASSERTION_SECONDS)
      .sign(key)
    const form = new URLSearchParams({ grant_type: GRANT, assertion }).toString()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await postTo(targets, settings.tokenUri, headers, Buffer.from(form), signal, MAX_TOKEN_ANSWER)
    if (answer.status !== 200) throw new Error('The access token for FCM was refused.')
    const { access_token: token, expires_in: seconds } = JSON.parse(answer.start.toString()) as Record<string, unknown>
    if (typeof token !== 'string') throw new Error('The access token for FCM cannot be read.')
    this.#access = { token, until: now + Number(seconds ?? 0) - MARGIN_SECONDS }
    return token
  }
}

function verdictOf(status: number | null, answer: string): PushVerdict {
  if (status === 200) return 'Sent'
  if (GONE.test(answer)) return 'Gone'
  return status === 400 && INVALID.test(answer) ? 'Refused' : 'Failed'
}
