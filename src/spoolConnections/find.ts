import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** Least number of milliseconds between two recorded uses of a connection. */
const STAMP_MS = 60_000
/** Characters of a program's name that are stored. */
const CLIENT_NAME_LENGTH = 100

/** Spool connection whose key a program sent. */
export interface SpoolConnection {
  readonly userId: number
  readonly connectionId: string
  /** Printer whose running print the reported material belongs to; null when the connection serves no single printer. */
  readonly printerId: number | null
  readonly suspended: boolean
  /** Time when the account will be deleted; null unless its user asked for it. */
  readonly deletionDate: string | null
  /** Time of the last recorded use, by `performance.now()`. */
  notedAt: number
}

/** Finds a connection by the hash of its key; null for unknown and deleted keys alike. */
export async function findConnection(db: Kysely<DB>, keyHash: Buffer): Promise<SpoolConnection | null> {
  const row = await db
    .selectFrom('spool_connections')
    .innerJoin('users', 'users.id', 'spool_connections.user_id')
    .where('spool_connections.key_hash', '=', keyHash)
    .select([
      'spool_connections.id',
      'spool_connections.user_id',
      'spool_connections.printer_id',
      'users.suspended_date',
      'users.deletion_date',
    ])
    .select(sql<number | null>`(extract(epoch from now() - last_used_date) * 1000)::double precision`.as('unused_ms'))
    .executeTakeFirst()
  if (!row) return null
  return {
    userId: row.user_id,
    connectionId: row.id,
    printerId: row.printer_id,
    suspended: row.suspended_date !== null,
    deletionDate: row.deletion_date,
    notedAt: performance.now() - (row.unused_ms ?? Infinity),
  }
}

/**
 * Records the use of a connection and the name of the program: its first use at once, later ones each minute at most.
 * @param userAgent the `User-Agent` field of the request
 */
export async function touchConnection(
  db: Kysely<DB>,
  connection: SpoolConnection,
  userAgent: string | undefined,
): Promise<void> {
  if (performance.now() - connection.notedAt < STAMP_MS) return
  connection.notedAt = performance.now()
  await db
    .updateTable('spool_connections')
    .set({ last_used_date: sql<string>`now()`, client_name: clientNameOf(userAgent) })
    .where('user_id', '=', connection.userId)
    .where('id', '=', connection.connectionId)
    .execute()
}

/** Reads the name of a program from its `User-Agent`: printable characters, as many as are stored. */
function clientNameOf(userAgent: string | undefined): string | null {
  const name = (userAgent ?? '').replaceAll(/[^\x20-\x7e]/g, '').trim()
  return name.slice(0, CLIENT_NAME_LENGTH).trim() || null
}
