import type { Transaction } from 'kysely'
import type { ImageDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Reader } from '../database/reader.ts'
import { Problem } from '../kernel/problem.ts'
import { lockOwner, type ImageOwner } from './imageOwner.ts'
import { selectImages } from './select.ts'

/** Image of a user with what is around it. */
interface OwnImage {
  readonly image: ImageDto
  readonly subject: ImageOwner
  /** All images of the record, in their order. */
  readonly siblings: readonly ImageDto[]
}

/**
 * Reads an image of a user.
 * @throws Problem 404 when the user has no such image
 */
export async function readOwnImage(db: Reader, baseUrl: string, userId: number, id: string): Promise<OwnImage> {
  return readOf(db, baseUrl, userId, id, await findSubject(db, userId, id))
}

/**
 * Reads an image of a user like `readOwnImage`, and locks its record until the transaction ends, so that no other
 * transaction changes its images.
 * @throws Problem 404 when the user has no such image
 */
export async function lockOwnImage(
  trx: Transaction<DB>,
  baseUrl: string,
  userId: number,
  id: string,
): Promise<OwnImage> {
  const subject = await findSubject(trx, userId, id)
  if (!(await lockOwner(trx, userId, subject))) throw Problem.notFound('image')
  return readOf(trx, baseUrl, userId, id, subject)
}

async function findSubject(db: Reader, userId: number, id: string): Promise<ImageOwner> {
  const row = await db
    .selectFrom('images')
    .select(['print_id', 'project_id', 'filament_id', 'printer_id'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw Problem.notFound('image')
  if (row.print_id !== null) return { printId: row.print_id }
  if (row.project_id !== null) return { projectId: row.project_id }
  if (row.filament_id !== null) return { filamentId: row.filament_id }
  return row.printer_id === null ? { profileOf: userId } : { printerId: row.printer_id }
}

async function readOf(db: Reader, baseUrl: string, userId: number, id: string, subject: ImageOwner): Promise<OwnImage> {
  const siblings = await selectImages(db, baseUrl, userId, subject).execute()
  const image = siblings.find((sibling) => sibling.id === id)
  if (!image) throw Problem.notFound('image')
  return { image, subject, siblings }
}
