import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { KEY_PREFIX } from '../../src/media/keys.ts'
import { tablesOf } from '../support/rows.ts'
import type { TestServer } from '../support/server.ts'

/** Columns that name whom a row belongs to. */
const OWNERS = new Set(['user_id', 'author_id'])

/**
 * Everything that is somebody's, as text: the rows of every table that names its owner or author, and the stored images.
 * A table that is added later is in it by itself. When a key was last used is left out: that changes with every call.
 */
export async function snapshot({ db, config }: TestServer, userId: number): Promise<string> {
  const parts = (await tablesOf(db)).flatMap(({ name, columns }) => {
    const owners = name === 'users' ? ['id'] : columns.filter((column) => OWNERS.has(column))
    if (owners.length === 0) return []
    const isOwn = sql.join(
      owners.map((column) => sql`t.${sql.ref(column)} = ${userId}`),
      sql` or `,
    )
    return [
      sql`
      select ${name}::text as name, (to_jsonb(t) - 'last_used_date')::text as row from ${sql.table(name)} t where ${isOwn}
    `,
    ]
  })
  const { rows } = await sql<{ name: string; row: string }>`
    ${sql.join(parts, sql` union all `)} order by name, row
  `.execute(db)
  const images = await filesIn(path.join(config.mediaDir, KEY_PREFIX, String(userId)))
  return [...rows.map(({ name, row }) => `${name} ${row}`), ...images.sort()].join('\n')
}

/** The names of the files in a folder of the store. All images of all users take longer to list than the rows of one. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
