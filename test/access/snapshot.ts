import { sql } from 'kysely'
import { parseKey } from '../../src/media/keys.ts'
import type { TestServer } from '../support/server.ts'

/**
 * Everything that is somebody's, as text: the rows of every table that names its owner or author, and the stored pictures.
 * A table that is added later is in it by itself. When a key was last used is left out: that changes with every call.
 */
export async function snapshot({ db, services }: TestServer, userId: number): Promise<string> {
  const owners = new Set(['user_id', 'author_id'])
  const tables = (await db.introspection.getTables()).map(({ name, columns }) => ({
    name,
    owners: name === 'users' ? ['id'] : columns.map((column) => column.name).filter((column) => owners.has(column)),
  }))
  const parts: string[] = []
  for (const table of tables.filter(({ owners }) => owners.length > 0)) {
    const isOwn = sql.join(
      table.owners.map((column) => sql`t.${sql.ref(column)} = ${userId}`),
      sql` or `,
    )
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'last_used_date')::text as row from ${sql.table(table.name)} t where ${isOwn} order by row
    `.execute(db)
    parts.push(table.name, ...rows.map(({ row }) => row))
  }
  const pictures: string[] = []
  for await (const { key } of services.store.list()) {
    if (parseKey(key)?.userId === String(userId)) pictures.push(key)
  }
  return [...parts, ...pictures.sort()].join('\n')
}
