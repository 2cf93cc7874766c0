import type { NewImage } from '../images/rows.ts'
import { base64Bytes, decodeDeviceImage } from '../images/deviceImages.ts'
import { storeImages, withUploadedImages, type ImageServices } from '../images/uploads.ts'
import { Problem } from '../kernel/problem.ts'
import { mainSettingsOf, type MainSettings } from './mainSettings.ts'
import { readSettingsParts } from './texts.ts'

/** Parts of slicer settings that a print gets. */
export interface Attachment {
  readonly images: readonly NewImage[]
  /** Null when the write names no settings that the user may use. */
  readonly settings: MainSettings | null
}

/**
 * Runs the write of a print with the parts of the slicer settings that it names. The settings are read, and their image is
 * decoded and stored, beforehand, so that the write's transaction is short and its response shows the image. An image that is
 * broken or temporarily unavailable never fails the write; naming the same settings again retries.
 * @param id id of the settings, of any owner: the write refuses those of other users
 * @param work the write
 */
export async function withSlicerSettings<Result>(
  services: ImageServices,
  userId: number,
  id: string | null | undefined,
  work: (attachment: Attachment) => Promise<Result>,
): Promise<Result> {
  const parts = id ? await readSettingsParts(services.db, userId, id, true) : null
  const images = parts ? await storeSettingsImage(services, userId, parts.snapshot) : []
  const settings = parts && mainSettingsOf(parts)
  return withUploadedImages(services, userId, images, () => work({ images, settings }))
}

async function storeSettingsImage(
  { log, store }: ImageServices,
  userId: number,
  snapshot: string | null,
): Promise<readonly NewImage[]> {
  const bytes = base64Bytes(snapshot)
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
