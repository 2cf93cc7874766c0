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

/** The owner of an archive to whose link a query belongs; null when it is not the query of a link that is valid. */
export function ownerOfLink(
  links: ArchiveLinks,
  id: string,
  { owner, expires, signature }: Partial<LinkQuery>,
  now: Date,
): number | null {
  if (owner === undefined || expires === undefined || signature === undefined) return null
  return links.isValid(id, { owner, expires, signature }, now) ? owner : null
}

/**
 * Finds an archive of a user that can be downloaded.
 * @param userId null for nobody
 * @throws Problem 404 also when the archive is not ready or has expired, or its owner is leaving or suspended
 */
export async function findArchive(db: Reader, userId: number | null, id: string, now: Date): Promise<ReadyArchive> {
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
