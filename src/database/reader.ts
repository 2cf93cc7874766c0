import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'

/** Read access to the database; also satisfied by a transaction. */
export type Reader = Pick<ReadonlyKysely<DB>, 'selectFrom'>
