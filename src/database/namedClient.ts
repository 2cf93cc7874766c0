import { createHash } from 'node:crypto'
import pg from 'pg'
import { Batch, type Statement } from './batch.ts'
import { takeReceiver } from './together.ts'

/**
 * Maximum number of named statements. Further texts are sent unnamed, so that unusual filters do not fill the server's
 * memory with plans.
 */
const MAX_NAMES = 1000
/** Names of statements by their texts. */
const names = new Map<string, string>([
  ['begin', 'begin'],
  ['commit', 'commit'],
])

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = `q${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`
  names.set(text, name)
  return name
}

type Send = (query: unknown, values?: unknown, callback?: unknown) => Promise<pg.QueryResult>
type Receive = (result: pg.QueryResult) => void

/** Statement that is sent with the next one. */
interface Waiting extends Statement {
  readonly receive: Receive
}

/** Result of a statement that has not been sent yet. */
const NO_RESULT: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * PostgreSQL client that prepares each parameterized text once under a name. Unnamed statements are parsed and planned
 * on each call, which takes 40 % of PostgreSQL's capacity under list traffic.
 *
 * The beginning of a transaction and deferred statements (`defer`) wait until the next statement and are sent with it.
 */
export class NamedClient extends pg.Client {
  readonly #send: Send
  #waiting: Waiting[] = []
  /** Whether nothing of the transaction has been sent, so that it needs no end. */
  #isUnsent = false

  constructor(options?: string | pg.ClientConfig) {
    super(options)
    this.#send = super.query.bind(this) as Send
    const query: Send = (text, values, callback) => {
      if (typeof text !== 'string' || callback !== undefined) return this.#send(text, values, callback)
      return this.#query(text, (values as readonly unknown[] | undefined) ?? [])
    }
    this.query = query as typeof this.query
  }

  async #query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const receive = text === 'begin' ? () => undefined : takeReceiver(values)
    if (receive) {
      this.#isUnsent ||= text === 'begin'
      this.#waiting.push({ ...named(text, values), receive })
      return NO_RESULT
    }
    const waiting = this.#waiting
    this.#waiting = []
    const isUnsent = this.#isUnsent
    this.#isUnsent = false
    if (text === 'rollback') return isUnsent ? NO_RESULT : this.#send(text)
    if (text === 'commit' && isUnsent && waiting.length === 1) return { ...NO_RESULT, command: 'COMMIT' }
    if (waiting.length === 0 && values.length === 0) return this.#send(text)
    const results = await this.#sendTogether([...waiting, named(text, values)])
    for (const [position, { receive }] of waiting.entries()) receive(results[position] ?? NO_RESULT)
    return results.at(-1) ?? NO_RESULT
  }

  async #sendTogether(statements: readonly Statement[]): Promise<readonly pg.QueryResult[]> {
    // Asked afterwards, the driver may not know yet: the error comes before the new state of the transaction.
    const isInTransaction = this.getTransactionStatus() !== 'I' || statements.some(({ text }) => text === 'begin')
    try {
      return await this.#sendBatch(statements)
    } catch (error) {
      // Outside a transaction, nothing of them is left.
      if (!isStale(error) || isInTransaction) return this.#fail(error, statements)
      rename(statements)
      return this.#sendBatch(statements.map(({ text, values }) => named(text, values)))
    }
  }

  #sendBatch(statements: readonly Statement[]): Promise<readonly pg.QueryResult[]> {
    const { query_timeout: timeout } = (this as unknown as { connectionParameters: pg.ClientConfig })
      .connectionParameters
    return new Promise((resolve, reject) => {
      // PostgreSQL gives each of them its own time.
      const batch = new Batch(statements, this, timeout && timeout * statements.length, (error, results) =>
        error ? reject(error) : resolve(results ?? []),
      )
      void this.#send(batch)
    })
  }

  /**
   * Destroys the connection after a read timeout: the response may still arrive, so the connection cannot be reused.
   * @throws the error
   */
  #fail(error: unknown, statements: readonly Statement[]): never {
    if (isStale(error)) rename(statements)
    if ((error as Error).message === 'Query read timeout') {
      const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
      connection.stream.destroy()
    }
    throw error
  }
}

function isStale(error: unknown): boolean {
  return (error as pg.DatabaseError).code === '0A000'
}

/** A migration changed a column that a prepared plan returns: the statements are prepared again under other names. */
function rename(statements: readonly Statement[]): void {
  for (const { name, text } of statements)
    if (name?.startsWith('q')) names.set(text, `${name.slice(0, 21)}_${Date.now().toString(36)}`)
}

function named(text: string, values: readonly unknown[]): Statement {
  return { name: nameOf(text), text, values }
}
