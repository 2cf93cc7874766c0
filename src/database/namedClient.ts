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

type Callback<Result> = (error: Error | null, result?: Result) => void
type Query = (query: unknown, values?: unknown, callback?: Callback<pg.QueryResult>) => unknown
/** The driver calls back with one result, or, where a text has several statements, with one of each. */
type Send = (query: unknown, callback?: Callback<pg.QueryResult>) => unknown
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
  /** Milliseconds that a statement may take; undefined or 0 for no limit. */
  readonly #timeout: number | undefined
  #waiting: Waiting[] = []
  /** Whether nothing of the transaction has been sent, so that it needs no end. */
  #isUnsent = false

  /**
   * @param options options of the driver. Its `query_timeout` and its promises are replaced by our own: both assign a closure to a
   * property of the query, and V8 allocates such a closure where only a collection of the whole heap frees it, with the query and
   * its rows. Two thirds of what the small collections left in memory under load were such rows.
   */
  constructor(options?: string | pg.ClientConfig) {
    super(options)
    const { connectionParameters } = this as unknown as { connectionParameters: pg.ClientConfig }
    this.#timeout = connectionParameters.query_timeout
    connectionParameters.query_timeout = 0
    this.#send = super.query.bind(this) as Send
    const query: Query = (text, values, callback) => {
      if (typeof text !== 'string') return this.#send(text)
      const result = this.#query(text, (values as readonly unknown[] | undefined) ?? [])
      if (!callback) return result
      result.then((rows) => callback(null, rows), callback)
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
    if (text === 'rollback') return isUnsent ? NO_RESULT : this.#sendText(text)
    if (text === 'commit' && isUnsent && waiting.length === 1) return { ...NO_RESULT, command: 'COMMIT' }
    if (waiting.length === 0 && values.length === 0) return this.#sendText(text)
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
      if (!isStale(error)) throw error
      rename(statements)
      if (isInTransaction) throw error
      return this.#sendBatch(statements.map(({ text, values }) => named(text, values)))
    }
  }

  #sendBatch(statements: readonly Statement[]): Promise<readonly pg.QueryResult[]> {
    return this.#received(statements.length, (callback) => this.#send(new Batch(statements, this, callback)))
  }

  #sendText(text: string): Promise<pg.QueryResult> {
    return this.#received(1, (callback) => this.#send(text, callback))
  }

  /**
   * Waits for what the driver calls back with. PostgreSQL gives each statement its own time. When the time is over, the connection is
   * destroyed: the response may still arrive, so it cannot be used again.
   * @throws what the driver calls back with; Error "Query read timeout"
   */
  #received<Result>(statements: number, send: (callback: Callback<Result>) => unknown): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const expire = () => {
      reject(new Error('Query read timeout'))
      const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
      connection.stream.destroy()
    }
    const timer = this.#timeout && setTimeout(expire, this.#timeout * statements)
    send((error, result) => {
      clearTimeout(timer)
      // PostgreSQL closes the connection next. The pool would give it to another query until then.
      if (error && isFatal(error)) void this.end()
      if (error) reject(error)
      else resolve(result as Result)
    })
    return promise
  }
}

function isFatal(error: unknown): boolean {
  return (error as pg.DatabaseError).severity === 'FATAL'
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
