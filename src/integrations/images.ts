import { inTransaction } from '../database/transaction.ts'
import { MAX_IMAGES } from '../images/rows.ts'
import { addDeviceImages, base64Bytes, decodeDeviceImage } from '../images/deviceImages.ts'
import { recordNewImages } from '../images/events.ts'
import { storeImages, withUploadedImages, type ImageServices, type ReadImage } from '../images/uploads.ts'
import { lockImageOwner } from '../images/imageOwner.ts'
import type { DeviceEvent } from './deviceEvent.ts'
import { updateEventOutcome, type StoredEvent } from './storedEvent.ts'
import { isObject, ownProperty } from '../kernel/lenient.ts'

/** The maximum number of images that are read from one event, which bounds its work. */
const MAX_EVENT_IMAGES = 10
/** The number of images of a print up to which those of its progress are added: the rest is for its finish, and for the owner. */
const MAX_WITH_PROGRESS = MAX_IMAGES / 2

/** The images that came with an event: the notifier's attachments, the snapshot of the others. Each is the bytes as they were sent. */
export function imagesOf({ source, body, snapshot }: Pick<StoredEvent, 'source' | 'body' | 'snapshot'>): Buffer[] {
  if (source !== 'Moonraker') return snapshot === null ? [] : [snapshot]
  const attachments = isObject(body) ? ownProperty(body, 'attachments') : undefined
  if (!Array.isArray(attachments)) return []
  return attachments
    .slice(0, MAX_EVENT_IMAGES)
    .map((item: unknown) => base64Bytes(isObject(item) ? ownProperty(item, 'base64') : item))
    .filter((bytes) => bytes !== null)
}

/**
 * Makes the images that came with an event images of the print that it has changed, and closes the event. They come after
 * the event's own transaction, so that no image holds it up or makes it fail. Never throws: when the store is away or the
 * process dies, the event stays open, and a replay tries again.
 */
export async function takeImages(
  services: ImageServices,
  stored: StoredEvent,
  kind: DeviceEvent['kind'],
  printId: number,
): Promise<void> {
  const { userId } = stored
  const print = { printId }
  const limit = kind === 'progress' ? MAX_WITH_PROGRESS : MAX_IMAGES
  try {
    const images = await storeImages(services.store, userId, await decodeImages(services, stored))
    await withUploadedImages(services, userId, images, () =>
      inTransaction(services.db, async (trx) => {
        const count = await lockImageOwner(trx, userId, print)
        // The print may have been deleted meanwhile.
        if (count !== null && images.length > 0) {
          await addDeviceImages(trx, services, userId, print, images, limit - count)
          recordNewImages(trx, userId, print, images)
        }
        await updateEventOutcome(trx, stored, kind, images.length > 0)
      }),
    )
  } catch (error) {
    services.log.warn({ eventId: stored.id, error }, 'the images of a device event wait for its replay')
  }
}

/** Decodes the images that came with an event; unusable ones are left out. */
async function decodeImages({ log }: ImageServices, stored: StoredEvent): Promise<ReadImage[]> {
  const decoded: ReadImage[] = []
  for (const bytes of imagesOf(stored)) {
    const image = await decodeDeviceImage(bytes, `user:${stored.userId}`, log)
    if (image) decoded.push(image)
  }
  return decoded
}
