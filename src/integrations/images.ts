import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { MAX_IMAGES, type NewImage } from '../images/rows.ts'
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

/** The images that came with an event: the webhook's snapshot, the notifier's attachments. Each is the bytes as they were sent. */
export function imagesOf({ source, body, snapshot }: Pick<StoredEvent, 'source' | 'body' | 'snapshot'>): Buffer[] {
  if (source === 'OctoPrint') return snapshot === null ? [] : [snapshot]
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
  try {
    const decoded: ReadImage[] = []
    for (const bytes of imagesOf(stored)) {
      const image = await decodeDeviceImage(bytes, `user:${stored.userId}`, services.log)
      if (image) decoded.push(image)
    }
    const images = await storeImages(services.store, stored.userId, decoded)
    await withUploadedImages(services, stored.userId, images, () =>
      inTransaction(services.db, async (trx) => {
        await addImages(
          trx,
          services,
          stored.userId,
          printId,
          images,
          kind === 'progress' ? MAX_WITH_PROGRESS : MAX_IMAGES,
        )
        await updateEventOutcome(trx, stored, kind, images.length > 0)
      }),
    )
  } catch (error) {
    services.log.warn({ eventId: stored.id, error }, 'the images of a device event wait for its replay')
  }
}

/** The print may have been deleted meanwhile. */
async function addImages(
  trx: Transaction<DB>,
  services: ImageServices,
  userId: number,
  printId: number,
  images: readonly NewImage[],
  limit: number,
): Promise<void> {
  const count = await lockImageOwner(trx, userId, { printId })
  if (count === null) return
  await addDeviceImages(trx, services, userId, { printId }, images, count, limit)
  if (images.length > 0) recordNewImages(trx, userId, { printId }, images)
}
