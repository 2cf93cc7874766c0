import type { CompiledQuery, PostgresPoolClient, Transaction } from 'kysely'
import type { QueryResult } from 'pg'
import type { DB } from '../../generated/database.d.ts'

/** Query that a builder has built, or `sql`. */
interface Compilable<Row> {
  compile(trx: Transaction<DB>): CompiledQuery<Row>
}

/** Maximum number of records of a statement that takes a few milliseconds. */
const FEW = 50

/** Receivers of the results of statements that wait, by the parameters of the statements. */
const receivers = new WeakMap<readonly unknown[], (result: QueryResult) => void>()

/** Takes what receives the result of the statement with these parameters; undefined for one that must be sent at once. */
export function takeReceiver(values: readonly unknown[]): ((result: QueryResult) => void) | undefined {
  const receive = receivers.get(values)
  if (receive) receivers.delete(values)
  return receive
}

/**
 * Lets a statement wait until the next one of its transaction, or its commit, and be sent with it: it takes no round trip
 * of its own. Its failure is the failure of that one.
 * @param receive takes its rows, before the one that it is sent with has ended
 */
export async function defer<Row>(
  trx: Transaction<DB>,
  query: Compilable<Row>,
  receive?: (rows: readonly Row[]) => void,
): Promise<void> {
  await deferred(trx, query.compile(trx), receive && (({ rows }) => receive(rows)))
}

/**
 * Defers a statement about a few records. One about many takes long and may be stopped by the time limit; it is sent alone,
 * so that it fails where it is called.
 * @param records number of records that it is about
 */
export async function deferFew(trx: Transaction<DB>, records: number, query: Compilable<unknown>): Promise<void> {
  if (records <= FEW) await defer(trx, query)
  else await trx.executeQuery(query.compile(trx))
}

/**
 * Runs statements of a transaction in order, in one round trip.
 * @returns the rows of each
 */
export async function together<Rows extends readonly object[]>(
  trx: Transaction<DB>,
  ...queries: { readonly [Position in keyof Rows]: Compilable<Rows[Position]> }
): Promise<{ [Position in keyof Rows]: Rows[Position][] }> {
  const compiled = queries.map((query: Compilable<unknown>) => query.compile(trx))
  const last = compiled.pop()
  const results: unknown[][] = []
  for (const query of compiled) await deferred(trx, query, ({ rows }) => results.push(rows))
  if (last) results.push((await trx.executeQuery(last)).rows)
  return results as { [Position in keyof Rows]: Rows[Position][] }
}

/**
 * Runs statements over a connection in order, in one round trip.
 * @param client of a pool of `connect`
 * @param statements at least one
 * @returns the result of each
 */
export async function runInOrder(
  client: PostgresPoolClient,
  statements: readonly { readonly text: string; readonly values: readonly unknown[] }[],
): Promise<readonly QueryResult[]> {
  const results: QueryResult[] = []
  for (const [position, { text, values }] of statements.entries()) {
    // A list of its own for each, by which its receiver is found.
    const parameters = [...values]
    const isLast = position === statements.length - 1
    if (!isLast) receivers.set(parameters, (result) => results.push(result))
    const result = await client.query(text, parameters)
    if (isLast) results.push(result as QueryResult)
  }
  return results
}

async function deferred(
  trx: Transaction<DB>,
  query: CompiledQuery,
  receive: (result: QueryResult) => void = () => undefined,
): Promise<void> {
  receivers.set(query.parameters, receive)
  await trx.executeQuery(query)
}
