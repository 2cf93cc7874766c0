import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import type { NewImage } from '../images/rows.ts'
import { base64Bytes, decodeDeviceImage } from '../images/deviceImages.ts'
import { storeImages, withUploadedImages, type ImageServices } from '../images/uploads.ts'

/**
 * Runs the write of a print with the image in the slicer settings that it names. The image is decoded and stored
 * beforehand, so that the write's transaction is short and its response shows the image. An image that is broken or
 * temporarily unavailable never fails the write; naming the same settings again retries.
 * @param id id of the settings, of any owner: the write refuses those of other users
 * @param work the write; receives the image if there is one
 */
export async function withSettingsImage<Result>(
  services: ImageServices,
  userId: number,
  id: string | null | undefined,
  work: (images: readonly NewImage[]) => Promise<Result>,
): Promise<Result> {
  const images = id ? await storeSettingsImage(services, userId, id) : []
  return withUploadedImages(services, userId, images, () => work(images))
}

async function storeSettingsImage(
  { db, log, store }: ImageServices,
  userId: number,
  id: string,
): Promise<readonly NewImage[]> {
  const bytes = base64Bytes(await readSnapshot(db, userId, id))
  if (bytes === null) return []
  try {
    const read = await decodeDeviceImage(bytes, `user:${userId}`, log)
    return read === null ? [] : await storeImages(store, userId, [read])
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    log.warn({ error, userId }, 'a print is written without the image of its slicer settings')
    return []
  }
}

/**
 * Reads the image in settings that the user owns or may claim: a text under `snapshot`. Without a `settings` member,
 * the whole object is settings. PostgreSQL extracts it, since parsing 4 MiB would block the event loop.
 */
async function readSnapshot(db: Kysely<DB>, userId: number, id: string): Promise<string | null> {
  const snapshot = sql`(coalesce(body -> 'settings', body) -> 'snapshot')`
  const row = await db
    .selectFrom('slicer_settings')
    .select(sql<string | null>`case json_typeof(${snapshot}) when 'string' then ${snapshot} #>> '{}' end`.as('text'))
    .where('id', '=', id)
    .where((settings) => settings.or([settings('user_id', 'is', null), settings('user_id', '=', userId)]))
    .executeTakeFirst()
  return row?.text ?? null
}
