import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'

/**
 * Inserts many rows with one statement and one parameter.
 * @param rows rows that all have the columns of the first one
 */
export async function insertRows<Table extends keyof DB>(
  trx: Transaction<DB>,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(trx)
}

/**
 * Reserves ids from the sequence of a table, in ascending order.
 * @param first the first of them in a new database
 */
export async function takeIds(
  db: Kysely<DB>,
  table: 'users' | 'printers' | 'prints' | 'comments' | 'maintenance_entries' | 'brands' | 'filament_types',
  count: number,
  first = 1,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(2 - ${first}::integer, ${count}::integer)
  `.execute(db)
  return rows
    .map((row) => row.id)
    .sort((a, b) => a - b)
    .slice(first - 1)
}
