import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const HOUR = 3_600_000

/** Query of a link to an archive. */
export interface LinkQuery {
  /** Id of the owner. */
  readonly owner: number
  /** End of the link, in seconds since 1970. */
  readonly expires: number
  /** HMAC-SHA-256 over owner, archive and end, in hexadecimal. */
  readonly signature: string
}

/** Link to an archive. It is the only credential that its URL has, and opens nothing else. */
export interface ArchiveLink {
  readonly url: string
  /** RFC 3339. */
  readonly expiresDate: string
}

/** Links to archives, which work without credentials for one to two hours. */
export class ArchiveLinks {
  readonly #key: Uint8Array | null

  /** @param sessionSecret secret of the operator, from which the key is derived (RFC 5869); without it there are no links */
  constructor(sessionSecret: string | null) {
    this.#key =
      sessionSecret === null ? null : new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'print-log exports', 32))
  }

  /**
   * Makes a link; null when the operator has set no secret. Links of one hour are equal, so that the record is, too.
   * @param lastDate when the archive expires, RFC 3339
   */
  create(baseUrl: string, owner: number, id: string, lastDate: string, now: Date): ArchiveLink | null {
    if (this.#key === null) return null
    const end = Math.min((Math.ceil(now.getTime() / HOUR) + 1) * HOUR, Date.parse(lastDate))
    const expires = Math.floor(end / 1000)
    const signature = sign(this.#key, owner, id, expires)
    const query = new URLSearchParams({ owner: String(owner), expires: String(expires), signature })
    return {
      url: `${baseUrl}/api/Exports/${id}/archive?${query.toString()}`,
      expiresDate: new Date(expires * 1000).toISOString(),
    }
  }

  /** Whether a link was made here and has not ended. */
  isValid(id: string, { owner, expires, signature }: LinkQuery, now: Date): boolean {
    if (this.#key === null || expires * 1000 <= now.getTime()) return false
    return timingSafeEqual(Buffer.from(sign(this.#key, owner, id, expires)), Buffer.from(signature))
  }
}

function sign(key: Uint8Array, owner: number, id: string, expires: number): string {
  return createHmac('sha256', key).update(`${owner} ${id.toLowerCase()} ${expires}`).digest('hex')
}
