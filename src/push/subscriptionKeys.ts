import { ECDH } from 'node:crypto'
import { Cipher } from '../kernel/cipher.ts'
import type { VapidKeys } from './vapidKeys.ts'

/** Keys of a Web Push subscription, in base64url (RFC 8291). */
export interface PlainKeys {
  readonly p256dh: string
  readonly auth: string
}

/**
 * Keys of subscriptions. They are stored encrypted, bound to the row of their device, with a key that is derived from the
 * private VAPID key: without it they are useless anyway.
 */
export class SubscriptionKeys {
  readonly #cipher: Cipher

  constructor({ privateKey }: VapidKeys) {
    this.#cipher = new Cipher(privateKey, 'push')
  }

  /** Encrypts keys for the row of a token. */
  seal(token: string, { p256dh, auth }: PlainKeys): Promise<Buffer> {
    return this.#cipher.encrypt({ p256dh, auth }, Buffer.from(token))
  }

  /** Returns stored keys; null when they were stored with another VAPID key. */
  async open(token: string, sealed: Buffer): Promise<PlainKeys | null> {
    return (await this.#cipher.decrypt(sealed, Buffer.from(token))) as PlainKeys | null
  }
}

/** Whether a text is a point of P-256 in base64url, uncompressed. */
export function isCurvePoint(text: string): boolean {
  try {
    const point = Buffer.from(text, 'base64url')
    ECDH.convertKey(point, 'prime256v1')
    return point.length === 65 && point[0] === 4
  } catch {
    return false
  }
}
