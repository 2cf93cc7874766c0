import type { Insertable } from 'kysely'
import type { Images } from '../../../generated/database.d.ts'
import { readImage } from '../../media/image.ts'
import { storeImage } from '../../media/images.ts'
import type { MediaStore } from '../../media/mediaStore.ts'
import { drawPrint } from './drawing.ts'
import { exampleIds } from './data/exampleIds.ts'
import { examplePrint } from './examples.ts'
import type { Logbook } from './logbook.ts'
import type { Random } from './random.ts'

/**
 * Draws and stores images of an account's prints and projects that are not private.
 * @returns the rows of the images
 * @throws Problem 503 when the store is unavailable
 */
export async function storeDemoImages(
  logbook: Logbook,
  store: MediaStore,
  random: Random,
): Promise<Insertable<Images>[]> {
  const { account, prints } = logbook
  const { userId, projects } = account
  const example = examplePrint(logbook, prints)
  const drawImage = async (
    subject: { print_id: number } | { project_id: string },
    color: string | null,
    date: string,
    ownId?: string,
  ) => {
    const image = await readImage(await drawPrint(color, random), `user:${userId}`)
    const { id, width, height, imageBytes, thumbnailBytes } = await storeImage(store, userId, image, ownId)
    const sizes = { width, height, image_bytes: imageBytes, thumbnail_bytes: thumbnailBytes }
    return { user_id: userId, id, print_id: null, project_id: null, ...subject, ...sizes, created_date: date }
  }
  const rows: Insertable<Images>[] = []
  for (const { id, draft } of prints.filter(({ draft }) => draft.print.view_status !== 'Private')) {
    const ownId = id === example?.id ? exampleIds.printImage : undefined
    rows.push(await drawImage({ print_id: id }, colorOf(draft.usages), draft.print.created_date, ownId))
  }
  for (const { id } of projects.filter(({ own }) => own.viewStatus !== 'Private')) {
    const draft = prints.find(({ draft }) => draft.print.project_id === id)?.draft
    const ownId = id === exampleIds.project ? exampleIds.projectImage : undefined
    if (draft) rows.push(await drawImage({ project_id: id }, colorOf(draft.usages), draft.print.created_date, ownId))
  }
  return rows
}

function colorOf(usages: Logbook['prints'][number]['draft']['usages']): string | null {
  return usages[0]?.spool?.product.colorHex ?? null
}
