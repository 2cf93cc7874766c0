import { Problem } from '../../kernel/problem.ts'
import { readImage, type EncodedImage } from '../../media/image.ts'
import { storeImage, type StoredImage } from '../../media/images.ts'
import type { MediaStore } from '../../media/mediaStore.ts'
import type { Held } from '../hold.ts'
import type { StoredRow } from '../plan.ts'
import type { FileReader } from '../reading/reader.ts'
import type { ImageSizes } from './imageRoom.ts'
import { orderedUuid } from './orderedIds.ts'
import { recordOf } from './references.ts'

/** Images of a batch: bytes that are stored, or why they cannot be, by the positions of their rows. */
export type PreparedImages = ReadonlyMap<number, StoredImage | string>

/**
 * Reads images of an archive as uploads are read, and stores them under the ids that their rows will have. No transaction may be
 * open. Bytes that get no row are removed by the sweep of the store.
 * @param reader of the archive
 * @throws Problem 503 when the store is unavailable
 */
export async function prepareImages(
  store: MediaStore,
  held: Held,
  reader: FileReader,
  rows: readonly StoredRow[],
): Promise<PreparedImages> {
  return readImages(held, reader, rows, (encoded, row) =>
    storeImage(store, held.userId, encoded, orderedUuid(held, row)),
  )
}

/**
 * Reads images of an archive as uploads are read, for the sizes that they would have. No transaction may be open.
 * @param reader of the archive
 */
export async function measureImages(held: Held, reader: FileReader, rows: readonly StoredRow[]): Promise<ImageSizes> {
  return readImages(held, reader, rows, ({ image, thumbnail }) => ({
    imageBytes: image.length,
    thumbnailBytes: thumbnail.length,
  }))
}

async function readImages<Result>(
  held: Held,
  reader: FileReader,
  rows: readonly StoredRow[],
  use: (encoded: EncodedImage, row: StoredRow) => Result | Promise<Result>,
): Promise<Map<number, Result | string>> {
  const results = new Map<number, Result | string>()
  for (const row of rows) {
    const encoded = await encodeImage(held, reader, row)
    results.set(row.position, typeof encoded === 'string' ? encoded : await use(encoded, row))
  }
  return results
}

/** Returns the reason where the image cannot be read. */
async function encodeImage(held: Held, reader: FileReader, row: StoredRow): Promise<EncodedImage | string> {
  const bytes = await reader.image(String(recordOf(row)['id']))
  if (bytes === null) return 'The archive does not have the file of this image.'
  try {
    return await readImage(bytes, `user:${held.userId}`)
  } catch (error) {
    if (!(error instanceof Problem) || !['validation', 'unsupported-media-type'].includes(error.type)) throw error
    return Object.values(error.errors ?? {})[0]?.[0] ?? error.detail
  }
}
