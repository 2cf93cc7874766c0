import type { Database } from 'sql.js'
import { textOf, type Fields } from '../../kernel/lenient.ts'
import { BadFile, MAX_COLUMNS } from '../badFile.ts'

/** Bytes that SQLite may allocate besides the file. */
const HEAP = 256 * 1024 * 1024
/** Characters of a value; longer ones are cut before they leave the database. */
const MAX_TEXT = 1_000_000

/**
 * Plain tables of a database. Its schema is code that the maker of the file wrote: views, virtual tables and generated columns are never
 * read, and triggers do not run, because nothing is written.
 */
export class Tables {
  readonly #db: Database
  readonly #columns = new Map<string, readonly string[]>()

  constructor(db: Database) {
    this.#db = db
    db.exec(
      `pragma trusted_schema = off; pragma query_only = on; pragma cell_size_check = on; pragma hard_heap_limit = ${HEAP}`,
    )
    for (const { name, sql } of this.#rows(
      `select name, substr(sql, 1, 20) as sql from sqlite_schema where type = 'table' and name not like 'sqlite%' limit 1000`,
    )) {
      if (typeof name !== 'string' || !/^create\s+table/i.test(textOf(sql) ?? '')) continue
      const columns = [
        ...this.#rows(
          `select name from pragma_table_xinfo(${literal(name)}) where hidden = 0 limit ${MAX_COLUMNS + 1}`,
        ),
      ]
      if (columns.length > MAX_COLUMNS)
        throw new BadFile(`The table ${name.slice(0, 50)} has more than ${MAX_COLUMNS} columns.`)
      this.#columns.set(
        name,
        columns.map((column) => String(column['name'])),
      )
    }
  }

  has(table: string): boolean {
    return this.#columns.has(table)
  }

  /**
   * Reads a table.
   * @param texts columns whose blobs are text; others are null
   * @param newest column by which the rows are in descending order; without one, they are in the order of the table
   */
  *read(table: string, texts: readonly string[] = [], newest: string | null = null): Generator<Fields> {
    const columns = (this.#columns.get(table) ?? []).map((name) => {
      const column = `"${name.replaceAll('"', '""')}"`
      const blob = texts.includes(name) ? `cast(substr(${column}, 1, ${MAX_TEXT}) as text)` : 'null'
      return `case typeof(${column}) when 'text' then substr(${column}, 1, ${MAX_TEXT}) when 'blob' then ${blob} else ${column} end as ${column}`
    })
    const order = newest === null ? '' : ` order by "${newest}" desc`
    yield* this.#rows(`select ${columns.join(', ')} from "${table}"${order}`)
  }

  *#rows(query: string): Generator<Fields> {
    const statement = this.#db.prepare(query)
    try {
      while (statement.step()) yield statement.getAsObject()
    } finally {
      statement.free()
    }
  }
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
