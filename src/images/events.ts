import type { Transaction } from 'kysely'
import type { ImageDto, PrintDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { recordEvents } from '../events/record.ts'
import type { ImageOwner } from './imageOwner.ts'

/** Record that shows only its cover. */
interface Covered {
  readonly imageId: string | null
}

/**
 * Records that images were added to a record.
 * @param added images that may have been added; without any that was, there is no event
 */
export function recordNewImages(
  trx: Transaction<DB>,
  userId: number,
  subject: ImageOwner,
  added: readonly { readonly id: string }[],
): void {
  const ids = new Set(added.map(({ id }) => id))
  // New images come last: one that is the cover has no other before it.
  const undo = (after: object) =>
    'printId' in subject
      ? { images: (after as PrintDetailDto).images.filter(({ id }) => !ids.has(id)) }
      : { imageId: ids.has((after as Covered).imageId ?? '') ? null : (after as Covered).imageId }
  recordUpdate(trx, userId, subject, { undo })
}

/**
 * Records that images of a record were changed, moved or removed. A spool and a printer show only their cover, so other
 * changes have no event.
 * @param before images before the change, in their order
 */
export function recordChangedImages(
  trx: Transaction<DB>,
  userId: number,
  subject: ImageOwner,
  before: readonly ImageDto[],
): void {
  recordUpdate(trx, userId, subject, {
    before: 'printId' in subject ? { images: before } : { imageId: before[0]?.id ?? null },
  })
}

/** Projects and profiles have no events. */
function recordUpdate(
  trx: Transaction<DB>,
  userId: number,
  subject: ImageOwner,
  state: { readonly before?: object; readonly undo?: (after: object) => object },
): void {
  if ('printId' in subject) recordEvents(trx, [{ userId, name: 'print.updated', recordId: subject.printId, ...state }])
  if ('filamentId' in subject)
    recordEvents(trx, [{ userId, name: 'spool.updated', recordId: subject.filamentId, ...state }])
  if ('printerId' in subject)
    recordEvents(trx, [{ userId, name: 'printer.updated', recordId: subject.printerId, ...state }])
}
