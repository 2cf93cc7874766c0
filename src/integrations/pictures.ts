import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { MAX_IMAGES, type NewImage } from '../images/rows.ts'
import { addDeviceImages, base64Bytes, decodeDeviceImage } from '../images/deviceImages.ts'
import { storeImages, withUploadedImages, type ImageServices, type ReadPicture } from '../images/uploads.ts'
import { lockImageOwner } from '../images/imageOwner.ts'
import type { DeviceEvent } from './deviceEvent.ts'
import { updateEventOutcome, type StoredEvent } from './storedEvent.ts'
import { isObject, ownProperty } from '../kernel/lenient.ts'

/** More never come with one event; keeps its work bounded. */
const MAX_PICTURES = 10
/** Pictures on the way leave room for those of the finish, and for the owner's. */
const MAX_WITH_PROGRESS = MAX_IMAGES / 2

/** The pictures that came with an event: the webhook's snapshot, the notifier's attachments. Each is the bytes as they were sent. */
export function picturesOf({ source, body, snapshot }: Pick<StoredEvent, 'source' | 'body' | 'snapshot'>): Buffer[] {
  if (source === 'OctoPrint') return snapshot === null ? [] : [snapshot]
  const attachments = isObject(body) ? ownProperty(body, 'attachments') : undefined
  if (!Array.isArray(attachments)) return []
  return attachments
    .slice(0, MAX_PICTURES)
    .map((item: unknown) => base64Bytes(isObject(item) ? ownProperty(item, 'base64') : item))
    .filter((bytes) => bytes !== null)
}

/**
 * Makes the pictures that came with an event pictures of the print that it has changed, and closes the event. They come after
 * the event's own transaction, so that no picture holds it up or makes it fail. Never throws: when the store is away or the
 * process dies, the event stays open, and a replay tries again.
 */
export async function takePictures(
  services: ImageServices,
  stored: StoredEvent,
  kind: DeviceEvent['kind'],
  printId: number,
): Promise<void> {
  try {
    const pictures: ReadPicture[] = []
    for (const bytes of picturesOf(stored)) {
      const picture = await decodeDeviceImage(bytes, `user:${stored.userId}`, services.log)
      if (picture) pictures.push(picture)
    }
    const images = await storeImages(services.store, stored.userId, pictures)
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
    services.log.warn({ eventId: stored.id, error }, 'the pictures of a device event wait for its replay')
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
  if (count !== null) await addDeviceImages(trx, services, userId, { printId }, images, count, limit)
}
