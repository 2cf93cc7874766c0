import initSqlJs from 'sql.js'

/** SQLite. It is loaded here, once: tests of a file that itself awaited what another file had loaded would belong to that file. */
const sqlite = await initSqlJs()

/** Creates an empty database in memory. */
export function createSqlite() {
  return new sqlite.Database()
}

/** Creates a database with what statements put into it. Returns its file. */
export function database(...statements: readonly string[]): Uint8Array {
  const file = createSqlite()
  for (const statement of statements) file.exec(statement)
  return file.export()
}
