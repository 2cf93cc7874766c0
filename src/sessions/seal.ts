import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
/** NIST SP 800-38D, section 5.2.1.1: 96 bits, never used twice with one key. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts what the database keeps, so that a copy of the database alone opens nothing. */
export class Seal {
  readonly #key: Buffer

  /** @param secret any text of the operator's; the key is derived from it (RFC 5869) */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'print-log sessions', 32))
  }

  /**
   * Encrypts a value.
   * @param owner the key of the row that holds it: in another row it does not open
   * @returns nonce, tag and cipher text in one
   */
  close(value: unknown, owner: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce).setAAD(owner)
    const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), text])
  }

  /** Decrypts what `close` gave; null when it was closed with another secret or for another row. */
  open(sealed: Buffer, owner: Buffer): unknown {
    try {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(owner).setAuthTag(tag)
      const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
      return JSON.parse(text.toString('utf8'))
    } catch {
      return null
    }
  }
}
