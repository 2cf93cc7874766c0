import type { ReadonlyKysely } from 'kysely/readonly'
import type { ImagesDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { selectImages } from './select.ts'
import { requireOwn, visibleOwner, type PrivateOwner, type SharedOwner } from './imageOwner.ts'

/**
 * Lists the images of a record that the caller may read.
 * @param callerId null without credentials
 * @param shareKey share key from the link that was followed
 * @throws Problem 404
 */
export async function listImages(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  subject: SharedOwner,
  callerId: number | null,
  shareKey: string | undefined,
): Promise<ImagesDto> {
  const ownerId = await visibleOwner(db, subject, callerId, shareKey)
  return { items: await selectImages(db, baseUrl, ownerId, subject).execute() }
}

/**
 * Lists the images of a record that nobody but its owner can read.
 * @throws Problem 404
 */
export async function listOwnImages(
  db: ReadonlyKysely<DB>,
  baseUrl: string,
  userId: number,
  subject: PrivateOwner,
): Promise<ImagesDto> {
  await requireOwn(db, userId, subject)
  return { items: await selectImages(db, baseUrl, userId, subject).execute() }
}
