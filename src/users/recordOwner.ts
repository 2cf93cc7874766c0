import { LRUCache } from 'lru-cache'
import type { Reader } from '../database/reader.ts'

/** Tables of records that others than their owner may see, and find by the id alone. A comment belongs to the owner of its print. */
type SharedTable = 'comments' | 'images' | 'prints' | 'projects'

/** Owners of the records that were looked up by their ids: 10 MB at most. A record keeps its owner as long as it exists. */
const known = new LRUCache<string, number>({ max: 50_000 })

/**
 * Reads a record that others than its owner may see. Statements that read it name its owner, so that each is the work of the node that
 * has the rows of the owner (docs/operations.md, "Several machines"). All nodes are asked for the owner only when the record is neither
 * the caller's, as it is most often, nor known from before, nor a public print.
 * @param callerId null without credentials
 * @param read reads the record of a user; null or undefined when they have none with this id
 */
export async function readByOwner<Row>(
  db: Reader,
  table: SharedTable,
  id: number | string,
  callerId: number | null,
  read: (ownerId: number) => Promise<Row | null | undefined>,
): Promise<Row | null> {
  const likely = known.get(`${table} ${id}`) ?? callerId
  const found = likely === null ? null : await read(likely)
  if (found) return found
  const ownerId = await findOwner(db, table, id)
  if (ownerId === null || ownerId === likely) return null
  known.set(`${table} ${id}`, ownerId)
  return (await read(ownerId)) ?? null
}

/** Finds the owner of a record by its id; null when there is none. */
async function findOwner(db: Reader, table: SharedTable, id: number | string): Promise<number | null> {
  if (table === 'prints') {
    const key = await db
      .selectFrom('public_prints as key')
      .select('key.user_id as userId')
      .where('key.print_id', '=', id as number)
      .executeTakeFirst()
    if (key) return key.userId
  }
  // All of the tables have the two columns; Kysely's types accept one table at a time.
  const row = await db
    .selectFrom(table as 'prints')
    .select('user_id as userId')
    .where('id', '=', id as number)
    .executeTakeFirst()
  return row?.userId ?? null
}
