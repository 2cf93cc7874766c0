import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { OTHER_TABLES, REFERENCE_TABLES, USERS_TABLES } from '../queries/distribution.ts'
import { NODE_URLS } from './database.ts'

/** A table of the service, and those of its columns that can be written. */
interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

/** Rows of several tables, as JSON. */
export type Rows = ReadonlyMap<string, { readonly columns: readonly string[]; readonly rows: string }>

/** Tables in the order in which a row comes after those that it refers to. */
const IN_ORDER = [...REFERENCE_TABLES, ...USERS_TABLES, ...OTHER_TABLES]

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
  if (isCluster()) return deleteInOrder(db)
  const deletions = (await tablesOf(db)).map(
    ({ name }, index) => sql`${sql.ref(`deletion${index}`)} as (delete from ${sql.table(name)})`,
  )
  await sql`with ${sql.join(deletions)} select`.execute(db)
}

/** Reads every row. */
export async function copyRows(db: Kysely<DB>): Promise<Rows> {
  const tables = await tablesOf(db)
  if (isCluster()) return copyEach(db)
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
  const insertionOf = (name: string, { columns, rows }: { columns: readonly string[]; rows: string }) => {
    const list = sql.join(columns.map((column) => sql.ref(column)))
    return sql`insert into ${sql.table(name)} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${rows}::text::jsonb)`
  }
  if (isCluster()) {
    for (const name of IN_ORDER) {
      const rows = copy.get(name)
      if (rows) await insertionOf(name, rows).execute(db)
    }
    return
  }
  const insertions = [...copy].map(
    ([name, rows], index) => sql`${sql.ref(`insertion${index}`)} as (${insertionOf(name, rows)})`,
  )
  await sql`with ${sql.join(insertions)} select`.execute(db)
}

/** A cluster does not take one statement about all tables. */
function isCluster(): boolean {
  return process.env[NODE_URLS] !== undefined
}

async function deleteInOrder(db: Kysely<DB>): Promise<void> {
  for (const name of IN_ORDER.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db)
}

async function copyEach(db: Kysely<DB>): Promise<Rows> {
  const copy = new Map<string, { columns: readonly string[]; rows: string }>()
  for (const { name, columns } of await tablesOf(db)) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db)
    if (rows.length > 0) copy.set(name, { columns, rows: `[${rows.map(({ row }) => row).join(',')}]` })
  }
  return copy
}
