import { decodeJwt } from 'jose'
import pg from 'pg'
import { hashCookie, newCookieValue } from '../../src/sessions/cookie.ts'
import type { Tokens } from '../../src/sessions/provider.ts'
import { Cipher } from '../../src/kernel/cipher.ts'
import type { User } from '../support/user.ts'

/** Of the tokens of a session that needs no renewal, in seconds. */
const LONG = 3600

/** A session of the web pages. */
export interface WebSession {
  readonly cookie: string
  readonly user: User
}

/** Makes sessions as a sign-in leaves them behind. */
export class WebSessions {
  readonly #client: pg.Client
  readonly #seal: Cipher

  private constructor(client: pg.Client, secret: string) {
    this.#client = client
    this.#seal = new Cipher(secret, 'sessions')
  }

  /** @param secret of the instances, `SESSION_SECRET` */
  static async connect(databaseUrl: string, secret: string): Promise<WebSessions> {
    const client = new pg.Client({ connectionString: databaseUrl })
    // A database that stops first is no news: what fails then has been reported.
    client.on('error', () => undefined)
    await client.connect()
    return new WebSessions(client, secret)
  }

  /** Begins a session whose access token ends in an hour. */
  async begin(user: User): Promise<WebSession> {
    const session = { cookie: newCookieValue(), user }
    await this.renew(session, LONG)
    return session
  }

  /** Gives a session, which may have ended, an access token that ends in so many seconds. */
  async renew({ cookie, user }: WebSession, seconds: number): Promise<void> {
    const idHash = hashCookie(cookie)
    const expiresAt = Date.now() + seconds * 1000
    const accessToken = await user.token({ exp: Math.floor(expiresAt / 1000) })
    // The provider of this run takes the subject for a refresh token.
    const tokens: Tokens = { accessToken, expiresAt, refreshToken: decodeJwt(accessToken).sub ?? '', idToken: null }
    await this.#client.query('delete from sessions where id_hash = $1', [idHash])
    await this.#client.query(
      "insert into sessions (id_hash, user_id, tokens, expires_date) values ($1, $2, $3, now() + interval '1 day')",
      [idHash, user.id, await this.#seal.encrypt(tokens, idHash)],
    )
  }

  async close(): Promise<void> {
    await this.#client.end()
  }
}
