import type { ImagesDto } from '../../generated/api.d.ts'
import type { Context } from '../contract/operation.ts'
import { selectImages } from './select.ts'
import { visibleOwner, type Subject } from './subject.ts'

/**
 * The pictures of a record that the caller may read.
 * @param shareKey the key of the link that was followed
 * @throws Problem 404
 */
export async function listImages(
  { db, caller, config }: Context<'Prints_GetImages'> | Context<'Projects_GetImages'>,
  subject: Subject,
  shareKey: string | undefined,
): Promise<{ status: 200; body: ImagesDto }> {
  const ownerId = await visibleOwner(db, subject, caller?.userId ?? null, shareKey)
  return { status: 200, body: { items: await selectImages(db, config.baseUrl, ownerId, subject).execute() } }
}
