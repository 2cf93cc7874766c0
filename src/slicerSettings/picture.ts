import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../http/problem.ts'
import type { NewImage } from '../images/rows.ts'
import { base64Bytes, readSent } from '../images/sent.ts'
import { storeImages, withImages, type ImageServices } from '../images/stored.ts'
import { isObject, member } from '../integrations/values.ts'

/**
 * Runs the write of a print with the picture in the slicer settings that it names. It is decoded and stored before, so that
 * the write's transaction is short and its answer shows the picture. A picture that is broken, or cannot be had for the moment,
 * never fails the write: naming the same settings again tries again.
 * @param id of the settings, which may be anybody's: the write refuses those that are not the user's
 * @param work gets the picture, if there is one
 */
export async function withSettingsPicture<Result>(
  services: ImageServices,
  userId: number,
  id: string | null | undefined,
  work: (images: readonly NewImage[]) => Promise<Result>,
): Promise<Result> {
  const images = id ? await storeSettingsPicture(services, userId, id) : []
  return withImages(services, userId, images, () => work(images))
}

async function storeSettingsPicture(
  { db, log, store }: ImageServices,
  userId: number,
  id: string,
): Promise<readonly NewImage[]> {
  const bytes = base64Bytes(await readSnapshot(db, userId, id))
  if (bytes === null) return []
  try {
    const read = await readSent(bytes, log)
    return read === null ? [] : await storeImages(store, userId, [read])
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    log.warn({ error, userId }, 'a print is written without the picture of its slicer settings')
    return []
  }
}

/** What settings that the user owns or may claim hold as their picture. Where there is no `settings` all of it is settings. */
async function readSnapshot(db: Kysely<DB>, userId: number, id: string): Promise<unknown> {
  const row = await db
    .selectFrom('slicer_settings')
    .select(sql<string>`body::text`.as('text'))
    .where('id', '=', id)
    .where((settings) => settings.or([settings('user_id', 'is', null), settings('user_id', '=', userId)]))
    .executeTakeFirst()
  const body: unknown = row ? JSON.parse(row.text) : null
  const settings = isObject(body) && Object.hasOwn(body, 'settings') ? body['settings'] : body
  return isObject(settings) ? member(settings, 'snapshot') : null
}
