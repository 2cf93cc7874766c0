import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** A table of the service, and those of its columns that can be written. */
interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

/** Rows of several tables, as JSON. */
export type Rows = ReadonlyMap<string, { readonly columns: readonly string[]; readonly rows: string }>

const known = new WeakMap<Kysely<DB>, Promise<readonly Table[]>>()

/** The tables of a database, asked for once: the catalogues take longer to read than the tables of a test. */
export function tablesOf(db: Kysely<DB>): Promise<readonly Table[]> {
  const tables = known.get(db) ?? readTables(db)
  known.set(db, tables)
  return tables
}

async function readTables(db: Kysely<DB>): Promise<Table[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name not like 'kysely\\_%'
    group by table_name order by table_name
  `.execute(db)
  return rows
}

/**
 * Deletes every row. One statement checks its foreign keys when it ends, so the order of the tables does not matter; `truncate` would
 * also lock out what the service still does in the background.
 */
export async function deleteRows(db: Kysely<DB>): Promise<void> {
  const deletions = (await tablesOf(db)).map(
    ({ name }, index) => sql`${sql.ref(`deletion${index}`)} as (delete from ${sql.table(name)})`,
  )
  await sql`with ${sql.join(deletions)} select`.execute(db)
}

/** Reads every row. */
export async function copyRows(db: Kysely<DB>): Promise<Rows> {
  const tables = await tablesOf(db)
  const parts = tables.map(
    ({ name }) => sql`select ${name}::text as name, jsonb_agg(to_jsonb(t))::text as rows from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string; rows: string | null }>`${sql.join(parts, sql` union all `)}`.execute(db)
  const columns = new Map(tables.map((table) => [table.name, table.columns]))
  return new Map(
    rows.flatMap(({ name, rows }) => (rows === null ? [] : [[name, { columns: columns.get(name) ?? [], rows }]])),
  )
}

/** Writes rows that were read before to empty tables, in one statement for the same reason. */
export async function writeRows(db: Kysely<DB>, copy: Rows): Promise<void> {
  const insertions = [...copy].map(([name, { columns, rows }], index) => {
    const list = sql.join(columns.map((column) => sql.ref(column)))
    return sql`${sql.ref(`insertion${index}`)} as (
      insert into ${sql.table(name)} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${rows}::text::jsonb)
    )`
  })
  await sql`with ${sql.join(insertions)} select`.execute(db)
}
