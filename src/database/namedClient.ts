import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * Maximum number of named statements. Further texts are sent unnamed, so that unusual filters do not fill the server's
 * memory with plans.
 */
const MAX_NAMES = 1000
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = `q${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`
  names.set(text, name)
  return name
}

type Send = (query: unknown, values?: unknown, callback?: unknown) => Promise<pg.QueryResult>

/**
 * PostgreSQL client that prepares each parameterized text once under a name. Unnamed statements are parsed and planned
 * on each call, which takes 40 % of PostgreSQL's capacity under list traffic.
 */
export class NamedClient extends pg.Client {
  constructor(options?: string | pg.ClientConfig) {
    super(options)
    const send = super.query.bind(this) as Send
    const query: Send = (text, values, callback) => {
      const plain = typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || callback !== undefined
      return plain ? send(text, values, callback) : this.#named(send, text, values)
    }
    this.query = query as typeof this.query
  }

  async #named(send: Send, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = nameOf(text)
    try {
      return await send(name === undefined ? { text, values } : { name, text, values })
    } catch (error) {
      if ((error as Error).message === 'Query read timeout') this.#destroy()
      const stale = (error as pg.DatabaseError).code === '0A000' && name !== undefined
      if (!stale || this.getTransactionStatus() !== 'I') throw error
      // A migration changed a column that the prepared plan returns: the statement is prepared again under another
      // name.
      names.set(text, `${name.slice(0, 21)}_${Date.now().toString(36)}`)
      return await send({ name: names.get(text), text, values })
    }
  }

  /**
   * Destroys the connection. After a read timeout the response may still arrive, so the connection cannot be reused.
   */
  #destroy(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
  }
}
