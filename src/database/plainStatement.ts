/** Statement as its text and values, which a thread without Kysely can run. */
export interface PlainStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Runs a statement; resolves with its rows. */
export type RunStatement = <Row>(statement: PlainStatement) => Promise<readonly Row[]>
