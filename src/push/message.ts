import type { NotificationType } from '../../generated/api.d.ts'
import { abbreviate } from '../kernel/abbreviate.ts'

/** Milliseconds after an event in which its notification is sent to devices; later it is only in the app. */
export const LIFETIME = 24 * 3_600_000
/** Characters of a text, so that a message fits into 4096 bytes encrypted (RFC 8030, section 7.2), however it is written. */
const MAX_BODY = 300
/** Kinds that somebody at a printer waits for. */
const URGENT: ReadonlySet<NotificationType> = new Set(['PrintCompleted', 'PrintFailed', 'PrintStuck'])

/** Content that a device shows. It contains no secret; push services of apps can read it. */
interface PushPayload {
  readonly title: string
  readonly body: string
  /** URL of the page to open. */
  readonly url: string
  /** A newer message with the same tag takes the place of one that is shown. */
  readonly tag: string
}

/** Message to one device. */
export interface PushMessage {
  readonly payload: PushPayload
  /** A newer message with the same topic takes the place of one that the push service has not delivered. */
  readonly topic: string
  /** Seconds for which the push service stores it for a device that is not connected. */
  readonly ttl: number
  readonly isUrgent: boolean
}

/** Notification that a message is made from. */
interface MessageSource {
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  readonly path: string
  readonly topic: string
  /** Seconds for which it may be delivered. */
  readonly ttl: number
}

/**
 * Writes the message of a notification.
 * @param baseUrl origin of the pages
 */
export function pushMessage({ type, title, message, path, topic, ttl }: MessageSource, baseUrl: string): PushMessage {
  const body = abbreviate(message, MAX_BODY)
  return { payload: { title, body, url: `${baseUrl}${path}`, tag: topic }, topic, ttl, isUrgent: URGENT.has(type) }
}
