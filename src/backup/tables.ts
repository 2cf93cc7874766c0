import pg from 'pg'
import type { SequenceState } from './manifest.ts'

/** Table of the schema. */
export interface Table {
  readonly name: string
  /** Columns that are stored, not generated, in their order. */
  readonly columns: readonly string[]
  /** Columns of the primary key. */
  readonly key: readonly string[]
}

/** Statement that finds out whether a relation belongs to an extension that the operator has added, such as pg_stat_statements. */
export function ofExtension(oid: string): string {
  return `select from pg_depend where classid = 'pg_class'::regclass and objid = ${oid} and deptype = 'e'`
}

/**
 * Tables of migrations are left out: restoring applies the migrations. So are archives of users, which pass: their bytes are not in a
 * backup, and users can make them again.
 */
const TABLES = `
select relation.relname as name,
  (select array_agg(attname::text order by attnum) from pg_attribute
    where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
  coalesce((select array_agg(attname::text order by array_position(conkey, attnum))
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where conrelid = relation.oid and contype = 'p'), '{}') as key,
  coalesce((select array_agg(distinct referenced.relname::text)
    from pg_constraint reference join pg_class referenced on referenced.oid = reference.confrelid
    where reference.conrelid = relation.oid and reference.contype = 'f' and referenced.oid <> relation.oid), '{}') as needs
from pg_class relation
where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p') and not relation.relispartition
  and relation.relname not like 'kysely\\_%' and relation.relname <> 'exports'
  and not exists (${ofExtension('relation.oid')})
order by relation.relname collate "C"`

/**
 * Lists all tables of the service, each after those that its foreign keys refer to.
 * @throws Error when tables refer to each other in a circle
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(TABLES)
  const sorted: Table[] = []
  for (let waiting = rows; waiting.length > 0;) {
    const names = new Set(waiting.map(({ name }) => name))
    const free = waiting.filter(({ needs }) => !needs.some((name) => names.has(name)))
    if (free.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...names].join(', ')}.`)
    sorted.push(...free.map(({ name, columns, key }) => ({ name, columns, key })))
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return sorted
}

/** Statement that copies a table to text, in the order of its primary key so that equal rows are equal text. */
export function copyOut({ name, columns, key }: Table): string {
  const order = key.length === 0 ? '' : ` order by ${identifiers(key)}`
  return `copy (select ${identifiers(columns)} from ${pg.escapeIdentifier(name)}${order}) to stdout`
}

/** Statement that loads a table from text. It keeps the values of identity columns. */
export function copyIn({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `copy ${pg.escapeIdentifier(name)} (${identifiers(columns)}) from stdin`
}

function identifiers(names: readonly string[]): string {
  return names.map((name) => pg.escapeIdentifier(name)).join(', ')
}

/** Reads the sequences of identity columns. They are at least as far as any snapshot that was taken before. */
export async function readSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select relname as table, attname as column, pg_get_serial_sequence(quote_ident(relname), attname) as sequence
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and attidentity <> '' and not attisdropped
     order by relname collate "C", attname collate "C"`,
  )
  const states: SequenceState[] = []
  for (const { table, column, sequence } of rows) {
    // The name comes quoted from the database.
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value as value, is_called as "isCalled" from ${sequence}`,
    )
    for (const { value, isCalled } of state.rows) states.push({ table, column, value, isCalled })
  }
  return states
}

/** Sets the sequences of identity columns, so that no id is given a second time. */
export async function setSequences(client: pg.Client, states: readonly SequenceState[]): Promise<void> {
  for (const { table, column, value, isCalled } of states) {
    await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3, $4)', [
      table,
      column,
      value,
      isCalled,
    ])
  }
}
