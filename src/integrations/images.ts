import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
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

/** The print that the images of an event belong to. */
interface ImagesOfEvent {
  readonly kind: DeviceEvent['kind']
  readonly printId: number
  /** Whether another program has reported the end before; an image that came with that one is enough. */
  readonly isSecondEnd: boolean
}

/**
 * Makes the images that came with an event images of the print that it has changed, and closes the event. They come after
 * the event's own transaction, so that no image holds it up or makes it fail. Never throws: when the store is away or the
 * process dies, the event stays open, and a replay tries again.
 */
export async function takeImages(
  services: ImageServices,
  stored: StoredEvent,
  { kind, printId, isSecondEnd }: ImagesOfEvent,
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
        const isOfKnownEnd = isSecondEnd && (await hasImageOfEnd(trx, userId, printId))
        const areTaken = images.length > 0 && !isOfKnownEnd
        if (count !== null && areTaken) {
          await addDeviceImages(trx, services, userId, print, images, limit - count)
          recordNewImages(trx, userId, print, images)
        }
        await updateEventOutcome(trx, stored, kind, areTaken)
      }),
    )
  } catch (error) {
    services.log.warn({ eventId: stored.id, error }, 'the images of a device event wait for its replay')
  }
}

/** Whether a device has sent an image of a print since the end of the print was recorded. Images of people do not count. */
async function hasImageOfEnd(trx: Transaction<DB>, userId: number, printId: number): Promise<boolean> {
  const image = await trx
    .selectFrom('images as image')
    .innerJoin('prints as p', (join) => join.on('p.user_id', '=', userId).onRef('p.id', '=', 'image.print_id'))
    .select('image.id')
    .where('image.user_id', '=', userId)
    .where('image.print_id', '=', printId)
    .where('image.source_hash', 'is not', null)
    .whereRef('image.created_date', '>=', 'p.finished_date')
    .limit(1)
    .executeTakeFirst()
  return image !== undefined
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
