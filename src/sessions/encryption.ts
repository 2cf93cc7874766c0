import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
/** Nonce length: 96 bits, never used twice with one key (NIST SP 800-38D, section 5.2.1.1). */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Cipher for secrets in the database, so that a copy of the database alone reveals nothing. */
export class SessionCipher {
  readonly #key: Buffer

  /** @param secret any text set by the operator; the key is derived from it (RFC 5869) */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'print-log sessions', 32))
  }

  /**
   * Encrypts a value.
   * @param owner key of the row that holds the value: it cannot be decrypted in another row
   * @returns nonce, tag and ciphertext, concatenated
   */
  encrypt(value: unknown, owner: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce).setAAD(owner)
    const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), text])
  }

  /** Decrypts a result of `encrypt`; null when it was encrypted with another secret or for another row. */
  decrypt(sealed: Buffer, owner: Buffer): unknown {
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
