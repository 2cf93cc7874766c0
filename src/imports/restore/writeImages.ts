import type { Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { StoredImage } from '../../media/images.ts'
import type { Held } from '../hold.ts'
import { insertMade, type Made } from './made.ts'
import { recordOf } from './references.ts'

/** Writes the rows of images, whose bytes are stored already under their ids. */
export async function writeImages(
  trx: Transaction<DB>,
  held: Held,
  made: readonly Made[],
  images: ReadonlyMap<number, StoredImage>,
): Promise<void> {
  await insertMade(trx, held, 'Image', made, ({ row, find }) => {
    const { printId, projectId, filamentId, printerId, caption, position, createdDate } = recordOf(row)
    const stored = images.get(row.position)
    if (!stored) throw new Error('The bytes of an image are stored before its row is written.')
    return {
      print_id: find('Print', printId),
      project_id: find('Project', projectId),
      filament_id: find('Spool', filamentId),
      printer_id: find('Printer', printerId),
      caption,
      position,
      width: stored.width,
      height: stored.height,
      image_bytes: stored.imageBytes,
      thumbnail_bytes: stored.thumbnailBytes,
      created_date: createdDate,
    }
  })
  const ofProfile = made.find(({ row }) => recordOf(row)['isProfile'] === true)
  if (!ofProfile) return
  await trx.updateTable('users').set({ image_id: ofProfile.id }).where('id', '=', held.userId).execute()
}
