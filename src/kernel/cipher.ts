import { hkdfSync } from 'node:crypto'
import { base64url, FlattenedEncrypt, flattenedDecrypt, type FlattenedJWE } from 'jose'

/** The key encrypts directly, with a random nonce each time (RFC 7518, sections 4.5 and 5.3). */
const HEADER = { alg: 'dir', enc: 'A256GCM' } as const
const ALLOWED = { keyManagementAlgorithms: [HEADER.alg], contentEncryptionAlgorithms: [HEADER.enc] }

/** Cipher for secrets in the database, so that a copy of the database alone reveals nothing. */
export class Cipher {
  readonly #key: Uint8Array

  /**
   * @param secret any text set by the operator; the key is derived from it (RFC 5869)
   * @param purpose kind of values; those of one purpose cannot be decrypted for another
   */
  constructor(secret: string, purpose: 'sessions' | 'webhooks' | 'push') {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', `print-log ${purpose}`, 32))
  }

  /**
   * Encrypts a value.
   * @param owner key of the row that holds the value: it cannot be decrypted in another row
   * @returns flattened JSON serialization (RFC 7516, section 7.2.2) without the owner
   */
  async encrypt(value: unknown, owner: Buffer): Promise<Buffer> {
    const { aad: _, ...sealed } = await new FlattenedEncrypt(Buffer.from(JSON.stringify(value)))
      .setProtectedHeader(HEADER)
      .setAdditionalAuthenticatedData(owner)
      .encrypt(this.#key)
    return Buffer.from(JSON.stringify(sealed))
  }

  /**
   * Decrypts a result of `encrypt`; null when it was encrypted with another secret, for another row, or by a release
   * that stored it differently.
   */
  async decrypt(sealed: Buffer, owner: Buffer): Promise<unknown> {
    try {
      const jwe = { ...(JSON.parse(sealed.toString()) as FlattenedJWE), aad: base64url.encode(owner) }
      const { plaintext } = await flattenedDecrypt(jwe, this.#key, ALLOWED)
      return JSON.parse(Buffer.from(plaintext).toString())
    } catch {
      return null
    }
  }
}
