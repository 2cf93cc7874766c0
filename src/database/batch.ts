import pg from 'pg'

/** Statement as the driver sends it. */
export interface Statement {
  /** Name under which the server has prepared it, or is to prepare it; undefined for none. */
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** The driver's connection, which its types leave out. */
interface DriverConnection {
  readonly stream: { cork(): void; uncork(): void }
  /** Texts by name, of statements that the server has prepared, and of those that it has been sent to prepare. */
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  parse(statement: { name: string | undefined; text: string }): void
  bind(statement: { statement: string | undefined; values: readonly unknown[]; valueMapper: typeof prepareValue }): void
  describe(portal: { type: 'P' }): void
  execute(): void
  sync(): void
}

/** Column of a statement's rows. */
interface Column {
  readonly name: string
  readonly dataTypeID: number
}

type ReadRow = (texts: readonly (string | null)[]) => object

/** Converts a parameter to text or bytes. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils

/**
 * Readers of the rows of named statements, by connection and name: the server describes the rows of each once. It refuses
 * one whose rows would be others than when it was prepared ("cached plan must not change result type").
 */
const readers = new WeakMap<DriverConnection, Map<string, ReadRow>>()

/**
 * Statements that are sent together and take one round trip. The server runs them in order, each seeing what those before
 * have changed, and none after one that fails (PostgreSQL, "Message Flow", "Pipelining"): they end with one `Sync`.
 */
export class Batch {
  /** Called once, by the driver. */
  callback: (error: Error | null, results?: readonly pg.QueryResult[]) => void
  readonly #statements: readonly Statement[]
  readonly #types: pg.CustomTypesConfig
  readonly #results: pg.QueryResult[] = []
  /** Reader and rows of the current statement, whose messages come. */
  #readRow: ReadRow | undefined
  #rows: object[] = []
  #known = new Map<string, ReadRow>()
  #failure: Error | null = null

  /** @param types parsers of columns */
  constructor(statements: readonly Statement[], types: pg.CustomTypesConfig, callback: Batch['callback']) {
    this.#statements = statements
    this.#types = types
    this.callback = callback
  }

  get #current(): Statement | undefined {
    return this.#statements[this.#results.length]
  }

  /** Name of the current statement; the driver notes by it what the server has prepared. */
  get name(): string | undefined {
    return this.#current?.name
  }

  get text(): string | undefined {
    return this.#current?.text
  }

  submit(connection: DriverConnection): null {
    const known = readers.get(connection)
    if (known) this.#known = known
    else readers.set(connection, this.#known)
    connection.stream.cork()
    try {
      for (const statement of this.#statements) this.#send(connection, statement)
    } catch (error) {
      // A parameter could not be converted: what comes after, such as the commit, must not run.
      this.#failure = error instanceof Error ? error : new Error('A parameter has no text.', { cause: error })
    } finally {
      connection.sync()
      connection.stream.uncork()
    }
    return null
  }

  #send(connection: DriverConnection, { name, text, values }: Statement): void {
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = connection
    if (name === undefined || (parsed[name] ?? submitted[name]) === undefined) {
      connection.parse({ name, text })
      if (name !== undefined) submitted[name] = text
    }
    connection.bind({ statement: name, values, valueMapper: prepareValue })
    if (name === undefined || !this.#known.has(name)) connection.describe({ type: 'P' })
    connection.execute()
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.#readRow = rowReader(fields, this.#types)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#failure) return
    try {
      this.#readRow ??= this.#known.get(this.name ?? '')
      if (this.#readRow) this.#rows.push(this.#readRow(fields))
    } catch (error) {
      this.#failure = error as Error
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const { name } = this
    if (name !== undefined && !this.#known.has(name)) this.#known.set(name, this.#readRow ?? (() => ({})))
    const [, command = '', count] = /^([A-Z]+)(?: (?:.* )?(\d+))?$/.exec(text) ?? []
    this.#end(command, count === undefined ? null : Number(count))
  }

  /** The response to a statement without a command. */
  handleEmptyQuery(): void {
    this.#end('', null)
  }

  #end(command: string, rowCount: number | null): void {
    this.#results.push({ command, rowCount, oid: 0, fields: [], rows: this.#rows })
    this.#rows = []
    this.#readRow = undefined
  }

  handleReadyForQuery(): void {
    this.callback(this.#failure, this.#results)
  }

  handleError(error: Error, connection: DriverConnection): void {
    // The server has skipped the rest, and prepared nothing of it.
    for (const { name } of this.#statements.slice(this.#results.length))
      if (name) delete connection.submittedNamedStatements[name]
    this.callback(error)
  }
}

function rowReader(columns: readonly Column[], types: pg.CustomTypesConfig): ReadRow {
  const cells = columns.map(({ name, dataTypeID }) => ({
    name,
    parse: types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
  }))
  const empty: Record<string, unknown> = Object.fromEntries(cells.map(({ name }) => [name, null]))
  return (texts) => {
    const row = { ...empty }
    let index = 0
    for (const { name, parse } of cells) {
      const text = texts[index] ?? null
      row[name] = text === null ? null : parse(text)
      index += 1
    }
    return row
  }
}
