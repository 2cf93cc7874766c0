/** Statement as its text and values, which a thread without Kysely can run. */
export interface PlainStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Runs statements on a connection of a thread. */
export interface StatementRunner {
  /** Resolves with the rows of a statement. */
  readonly rows: <Row>(statement: PlainStatement) => Promise<readonly Row[]>
  /** Resolves with the text of the JSON `value` that a statement selects, unparsed; with null when it selects no row. */
  readonly jsonText: (statement: PlainStatement) => Promise<string | null>
}
