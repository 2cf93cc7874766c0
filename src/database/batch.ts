import pg from 'pg'

/** Statement as the driver sends it. */
export interface Statement {
  /** Name under which the server has prepared it, or is to prepare it; undefined for none. */
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** Members of the driver's query that its types leave out: those that a connection calls. */
interface DriverQuery {
  readonly name?: string
  readonly text: string
  prepare(connection: DriverConnection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: DriverConnection): void
  handleReadyForQuery(connection: DriverConnection): void
}

interface DriverConnection {
  readonly stream: { cork(): void; uncork(): void }
  /** Texts by name, of statements that the server has prepared, and of those that it has been sent to prepare. */
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  sync(): void
}

/**
 * Statements that are sent together and take one round trip. The server runs them in order, each seeing what those before
 * have changed, and none after one that fails (PostgreSQL, "Message Flow", "Pipelining"): they end with one `Sync`.
 */
export class Batch {
  /** Milliseconds that the driver waits for all of them. */
  readonly query_timeout: number | undefined
  /** Called once, by the driver. */
  callback: (error: Error | null, results?: readonly pg.QueryResult[]) => void
  readonly #queries: readonly DriverQuery[]
  readonly #results: pg.QueryResult[] = []
  /** Position of the statement whose messages come. */
  #current = 0
  #failure: Error | null = null

  /**
   * @param types parsers of columns
   * @param timeout milliseconds that the driver waits for all of them; undefined for no limit
   */
  constructor(
    statements: readonly Statement[],
    types: pg.CustomTypesConfig,
    timeout: number | undefined,
    callback: Batch['callback'],
  ) {
    const done = (error: Error | undefined, result: pg.QueryResult): void => {
      if (error) this.#failure ??= error
      else this.#results.push(result)
    }
    this.#queries = statements.map(
      ({ name, text, values }) => new pg.Query({ name, text, values, types } as pg.QueryConfig, done) as never,
    )
    this.query_timeout = timeout
    this.callback = callback
  }

  /** Name of the current statement; the driver notes by it what the server has prepared. */
  get name(): string | undefined {
    return this.#queries[this.#current]?.name
  }

  get text(): string | undefined {
    return this.#queries[this.#current]?.text
  }

  submit(connection: DriverConnection): null {
    const unsynced = Object.create(connection, { sync: { value: () => undefined } }) as DriverConnection
    connection.stream.cork()
    try {
      for (const query of this.#queries) {
        query.prepare(unsynced)
        // A parameter could not be converted: what comes after, such as the commit, must not run.
        if (this.#failure) break
      }
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
    return null
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#current]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#current]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: DriverConnection): void {
    this.#queries[this.#current]?.handleCommandComplete(message, connection)
    this.#current += 1
  }

  /** The response to a statement without a command. */
  handleEmptyQuery(): void {
    this.#current += 1
  }

  handleReadyForQuery(connection: DriverConnection): void {
    // The driver closes a statement whose parameters it cannot convert.
    if (this.#failure && this.name) delete connection.parsedStatements[this.name]
    for (const query of this.#queries.slice(0, this.#current)) query.handleReadyForQuery(connection)
    this.callback(this.#failure, this.#results)
  }

  handleError(error: Error, connection: DriverConnection): void {
    // The server has skipped the rest, and prepared nothing of it.
    for (const { name } of this.#queries.slice(this.#current))
      if (name) delete connection.submittedNamedStatements[name]
    this.callback(error)
  }
}
