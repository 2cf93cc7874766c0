import type { Transaction } from 'kysely'
import type { ImageDto, PrintDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import type { ImageOwner } from './imageOwner.ts'

/**
 * Records that images were added to a print.
 * @param added images that may have been added; without any that was, there is no event
 */
export function recordNewImages(
  trx: Transaction<DB>,
  userId: number,
  subject: ImageOwner,
  added: readonly { readonly id: string }[],
): void {
  const ids = new Set(added.map(({ id }) => id))
  recordImages(trx, userId, subject, (images) => images.filter(({ id }) => !ids.has(id)))
}

/** Records that an image of a print was removed. */
export function recordRemovedImage(trx: Transaction<DB>, userId: number, subject: ImageOwner, removed: ImageDto): void {
  recordImages(trx, userId, subject, (images) => {
    const later = images.findIndex(({ createdDate }) => createdDate > removed.createdDate)
    return images.toSpliced(later < 0 ? images.length : later, 0, removed)
  })
}

/** The images before are made of those that the print has when it is read for the event. */
function recordImages(
  trx: Transaction<DB>,
  userId: number,
  subject: ImageOwner,
  before: (images: readonly ImageDto[]) => readonly ImageDto[],
): void {
  if (!('printId' in subject)) return
  const undo = (after: object) => ({ images: before((after as PrintDetailDto).images) })
  recordEvents(trx, [{ userId, name: 'print.updated', recordId: subject.printId, undo }])
}
