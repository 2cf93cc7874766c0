import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import { isServed } from '../users/staying.ts'
import type { ArchiveLinks, LinkQuery } from './links.ts'
import type { StoredArchive } from './pieces.ts'

/** Archive that can be downloaded. */
export interface ReadyArchive extends StoredArchive {
  readonly bytes: number
  readonly fileName: string
}

/**
 * Finds an archive for its owner, or for anybody who has a link that is valid. A link wins over credentials: it was made for
 * anyone who has it.
 * @param link query of the request
 * @throws Problem 404 also when the archive is not ready, has expired, the link has ended, or its owner is leaving or suspended
 */
export async function findArchive(
  db: Reader,
  id: string,
  callerId: number | null,
  { owner, expires, signature }: Partial<LinkQuery>,
  links: ArchiveLinks,
  now: Date,
): Promise<ReadyArchive> {
  const isLink =
    owner !== undefined &&
    expires !== undefined &&
    signature !== undefined &&
    links.isValid(id, { owner, expires, signature }, now)
  const userId = isLink ? owner : callerId
  const row =
    userId === null
      ? undefined
      : await db
          .selectFrom('exports')
          .select(['attempt', 'bytes', 'created_date as createdDate'])
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('state', '=', 'Ready')
          .where('deleted_date', 'is', null)
          .where('expires_date', '>', now.toISOString())
          .where((row) => isServed(row.ref('user_id')))
          .executeTakeFirst()
  if (userId === null || !row?.attempt) throw Problem.notFound('archive')
  const { attempt, bytes, createdDate } = row
  return { userId, attempt, bytes, fileName: `print-log-${userId}-${createdDate.slice(0, 10)}.zip` }
}
