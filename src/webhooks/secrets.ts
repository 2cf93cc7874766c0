import { randomBytes } from 'node:crypto'
import { Cipher } from '../kernel/cipher.ts'
import { Problem } from '../kernel/problem.ts'

/** Begins the text of every secret (Standard Webhooks 1.0.0, "Symmetric keys"). */
const PREFIX = 'whsec_'
const BYTES = 32

/** Secret of a webhook: the text for its owner, and the form in which it is stored. */
export interface NewSecret {
  readonly text: string
  readonly sealed: Buffer
}

/** Secrets that sign the deliveries. They are stored encrypted, bound to the row of their webhook. */
export class WebhookSecrets {
  readonly #cipher: Cipher | null

  /** @param sessionSecret secret of the operator; null where the pages have no sign-in */
  constructor(sessionSecret: string | null) {
    this.#cipher = sessionSecret === null ? null : new Cipher(sessionSecret, 'webhooks')
  }

  /**
   * Makes a secret.
   * @throws Problem 409 without a secret of the operator
   */
  async create(webhookId: string): Promise<NewSecret> {
    if (!this.#cipher) {
      throw new Problem(
        'conflict',
        'This service cannot store secrets of webhooks: its operator has not set SESSION_SECRET.',
      )
    }
    const text = `${PREFIX}${randomBytes(BYTES).toString('base64')}`
    return { text, sealed: await this.#cipher.encrypt(text, Buffer.from(webhookId)) }
  }

  /** Returns the key of a stored secret; null when it was stored with another secret of the operator. */
  async open(webhookId: string, sealed: Buffer): Promise<Buffer | null> {
    const text = await this.#cipher?.decrypt(sealed, Buffer.from(webhookId))
    return typeof text === 'string' ? Buffer.from(text.slice(PREFIX.length), 'base64') : null
  }
}
