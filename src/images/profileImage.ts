import type { Transaction } from 'kysely'
import type { ImageDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config/config.ts'
import { Problem } from '../kernel/problem.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { lockProfile } from '../users/profile.ts'
import { deleteImage, insertProfileImage, type NewImage } from './rows.ts'
import { selectImages } from './select.ts'

/**
 * Makes the stored image of an upload the image of a user's profile.
 * @returns the image, and the id of the one that it replaces, whose bytes must be deleted after the commit
 * @throws Problem 413 when the user's images exceed their bound
 */
export async function replaceProfileImage(
  trx: Transaction<DB>,
  { config, quotas }: { readonly config: Config; readonly quotas: Quotas },
  userId: number,
  [image]: readonly NewImage[],
): Promise<{ image: ImageDto; former: string | null }> {
  if (!image) throw new Error('An upload has an image.')
  const former = await takeProfileImage(trx, userId)
  await quotas.requireImage(trx, userId, image)
  await insertProfileImage(trx, userId, image)
  const made = await selectImages(trx, config.baseUrl, userId, { profileOf: userId }).executeTakeFirstOrThrow()
  return { image: made, former }
}

/**
 * Removes the image of a user's profile.
 * @returns its id, whose bytes must be deleted after the commit
 * @throws Problem 404 when the profile has no image
 */
export async function removeProfileImage(trx: Transaction<DB>, userId: number): Promise<string> {
  const former = await takeProfileImage(trx, userId)
  if (former === null) throw Problem.notFound('image')
  return former
}

/** Locks the profile and deletes the row of its image. */
async function takeProfileImage(trx: Transaction<DB>, userId: number): Promise<string | null> {
  await lockProfile(trx, userId)
  const { image_id: former } = await trx
    .selectFrom('users')
    .select('image_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (former !== null) await deleteImage(trx, userId, former)
  return former
}
