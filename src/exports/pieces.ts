import { Readable } from 'node:stream'
import { pieceKey } from '../media/keys.ts'
import type { ByteRange, MediaStore } from '../media/mediaStore.ts'

/** Bytes of each piece of a stored archive except the last: what one writer has in memory. */
const PIECE_BYTES = 8 * 1024 * 1024
/** Keys per deletion. */
const BATCH = 500

/** Archive in the media store. */
export interface StoredArchive {
  readonly userId: number
  readonly attempt: string
}

/** Cuts a stream into pieces. */
export async function* inPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (let chunk of stream) {
    while (size + chunk.length >= PIECE_BYTES) {
      const end = PIECE_BYTES - size
      yield Buffer.concat([...chunks, chunk.subarray(0, end)])
      chunk = chunk.subarray(end)
      ;[chunks, size] = [[], 0]
    }
    chunks.push(chunk)
    size += chunk.length
  }
  if (size > 0) yield Buffer.concat(chunks)
}

/**
 * Reads an archive, or a range of it, one piece after another. A piece that is missing ends the stream with an error.
 * @param range must lie within the archive
 */
export function readPieces(store: MediaStore, { userId, attempt }: StoredArchive, range: ByteRange): Readable {
  async function* bytes() {
    const last = Math.floor(range.end / PIECE_BYTES)
    for (let index = Math.floor(range.start / PIECE_BYTES); index <= last; index += 1) {
      const offset = index * PIECE_BYTES
      const start = Math.max(range.start - offset, 0)
      const end = Math.min(range.end - offset, PIECE_BYTES - 1)
      const piece = await store.get(pieceKey(userId, attempt, index + 1), { start, end })
      if (piece === null) throw new Error('A piece of the archive is missing.')
      yield* piece
    }
  }
  return Readable.from(bytes(), { objectMode: false })
}

/**
 * Deletes the pieces of an archive.
 * @param count number of pieces that may be stored
 * @throws Problem 503 when the store is unavailable; some may be deleted then
 */
export async function deletePieces(
  store: MediaStore,
  { userId, attempt }: StoredArchive,
  count: number,
): Promise<void> {
  for (let first = 1; first <= count; first += BATCH) {
    const length = Math.min(BATCH, count - first + 1)
    await store.delete(Array.from({ length }, (_, index) => pieceKey(userId, attempt, first + index)))
  }
}
