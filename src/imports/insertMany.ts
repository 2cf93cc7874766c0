import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Columns } from './plan.ts'

/** Takes ids for records that follow, in ascending order. */
export async function nextIds(trx: Transaction<DB>, table: keyof DB, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Inserts rows with the same columns as one parameter, however many they are, in their order. */
export async function insertMany(trx: Transaction<DB>, table: keyof DB, rows: readonly Columns[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  )
}
