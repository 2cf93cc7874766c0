import type { ReadonlyCompiledQuery, ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'

/** Read access to the database; also satisfied by a transaction. */
export type Reader = Pick<ReadonlyKysely<DB>, 'selectFrom'>

/** Read access that also runs compiled queries (`compiledOnce`). */
export interface CompiledReader extends Reader {
  executeQuery<Row>(query: ReadonlyCompiledQuery<Row>): Promise<{ readonly rows: Row[] }>
}
