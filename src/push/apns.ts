import http2 from 'node:http2'
import { importPKCS8, SignJWT } from 'jose'
import type { ApnsSettings } from '../config/push.ts'
import { requireNoTransaction } from '../database/transaction.ts'
import { attemptRequest, type AttemptLimits } from '../outgoing/attempt.ts'
import type { Answer } from '../outgoing/post.ts'
import { judged, type PushChannel, type PushOutcome, type PushTarget, type PushVerdict } from './channel.ts'
import type { PushMessage } from './message.ts'

const ORIGIN = 'https://api.push.apple.com'
const SANDBOX = 'https://api.sandbox.push.apple.com'
/** Milliseconds for which a provider token is used. Apple refuses those older than 60 minutes, and more than one in 20. */
const TOKEN_MS = 40 * 60_000
/** Milliseconds without a message after which the connection is closed. */
const IDLE_MS = 5 * 60_000
const MAX_ANSWER = 1024
/** Reasons that say that the token is not one of our app on a device (Apple, "Handling notification responses"). */
const GONE = /"reason"\s*:\s*"(?:BadDeviceToken|DeviceTokenNotForTopic|Unregistered|ExpiredToken)"/

/** Needs of the channel. */
export interface ApnsServices extends AttemptLimits {
  readonly settings: ApnsSettings
  /** Origin of the service and the certificate authority that it is trusted by, if not those of Apple. */
  readonly service?: { readonly origin: string; readonly ca: string }
}

/** Apple Push Notification service over HTTP/2, for iOS. */
export class Apns implements PushChannel {
  readonly #services: ApnsServices
  #session: http2.ClientHttp2Session | null = null
  #token: { readonly text: string; readonly madeAt: number } | null = null

  constructor(services: ApnsServices) {
    this.#services = services
  }

  async send({ token }: PushTarget, message: PushMessage, stop: AbortSignal): Promise<PushOutcome> {
    const outcome = await attemptRequest((at, signal) => this.#post(token, message, at, signal), this.#services, stop)
    // Apple did not accept the provider token: the next attempt makes another.
    if (outcome.status === 403) this.#token = null
    return judged(outcome, verdictOf(outcome.status, outcome.answer ?? ''))
  }

  close(): void {
    this.#session?.destroy()
    this.#session = null
  }

  async #post(token: string, message: PushMessage, at: Date, signal: AbortSignal): Promise<Answer> {
    requireNoTransaction('APNs')
    const { title, body, url, tag } = message.payload
    const content = { aps: { alert: { title, body }, 'thread-id': tag }, url }
    const headers = {
      ':method': 'POST',
      ':path': `/3/device/${encodeURIComponent(token)}`,
      authorization: `bearer ${await this.#providerToken(at)}`,
      'apns-topic': this.#services.settings.topic,
      'apns-push-type': 'alert',
      'apns-priority': message.isUrgent ? '10' : '5',
      'apns-expiration': String(Math.floor(at.getTime() / 1000) + message.ttl),
      'apns-collapse-id': message.topic,
    }
    return request(this.#connect(), headers, JSON.stringify(content), signal)
  }

  /** All messages share one connection, as Apple asks. */
  #connect(): http2.ClientHttp2Session {
    if (this.#session && !this.#session.closed && !this.#session.destroyed) return this.#session
    const { settings, service } = this.#services
    const origin = service?.origin ?? (settings.isSandbox ? SANDBOX : ORIGIN)
    const session = http2.connect(origin, service ? { ca: service.ca } : {})
    const forget = () => {
      if (this.#session === session) this.#session = null
    }
    // Requests on the connection fail by themselves.
    session.on('error', forget).on('close', forget)
    session.on('goaway', () => {
      forget()
      session.close()
    })
    session.setTimeout(IDLE_MS, () => session.close())
    this.#session = session
    return session
  }

  async #providerToken(at: Date): Promise<string> {
    const now = at.getTime()
    if (this.#token && now - this.#token.madeAt < TOKEN_MS) return this.#token.text
    const { key, keyId, teamId } = this.#services.settings
    const text = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setIssuedAt(Math.floor(now / 1000))
      .sign(await importPKCS8(key, 'ES256'))
    this.#token = { text, madeAt: now }
    return text
  }
}

function request(
  session: http2.ClientHttp2Session,
  headers: http2.OutgoingHttpHeaders,
  body: string,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers, { signal })
    const chunks: Buffer[] = []
    let size = 0
    let answer: http2.IncomingHttpHeaders | null = null
    const finish = () => {
      // The signal may end the reading of a body that does not end.
      if (answer === null) return
      const retryAfter = answer['retry-after']
      resolve({
        status: Number(answer[':status']),
        retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
        start: Buffer.concat(chunks).subarray(0, MAX_ANSWER),
      })
    }
    stream.on('response', (response) => (answer = response))
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size < MAX_ANSWER) return
      finish()
      stream.close(http2.constants.NGHTTP2_CANCEL)
    })
    stream.on('end', finish)
    stream.on('error', (error: Error) => {
      finish()
      reject(error)
    })
    stream.on('close', () => {
      finish()
      reject(new Error('The connection was closed without a response.'))
    })
    stream.end(body)
  })
}

function verdictOf(status: number | null, answer: string): PushVerdict {
  if (status === 200) return 'Sent'
  if (status === 410 || (status === 400 && GONE.test(answer))) return 'Gone'
  return status === 400 || status === 413 ? 'Refused' : 'Failed'
}
