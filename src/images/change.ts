import { sql, type Transaction } from 'kysely'
import type { ImageDto, PatchImageDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { WriteContext } from '../identity/writeContext.ts'
import { recordChangedImages } from './events.ts'
import { lockOwnImage, readOwnImage } from './own.ts'

/**
 * Changes the caption of an image, or its place among the images of its record.
 * @throws Problem 404, 412
 */
export async function changeImage(
  trx: Transaction<DB>,
  baseUrl: string,
  id: string,
  { caller, requireMatch }: WriteContext,
  { caption, position }: PatchImageDto,
): Promise<ImageDto> {
  const { userId } = caller
  const { image, subject, siblings } = await lockOwnImage(trx, baseUrl, userId, id)
  requireMatch(image)
  if (caption !== undefined) {
    await trx.updateTable('images').set({ caption }).where('user_id', '=', userId).where('id', '=', id).execute()
  }
  if (position !== undefined && position !== image.position) {
    const others = siblings.map((sibling) => sibling.id).filter((other) => other !== id)
    await setOrder(trx, userId, others.toSpliced(position, 0, id))
  }
  recordChangedImages(trx, userId, subject, siblings)
  return (await readOwnImage(trx, baseUrl, userId, id)).image
}

async function setOrder(trx: Transaction<DB>, userId: number, ids: readonly string[]): Promise<void> {
  await sql`update images set position = placed.number - 1
    from unnest(${ids}::uuid[]) with ordinality as placed (id, number)
    where images.user_id = ${userId} and images.id = placed.id`.execute(trx)
}
