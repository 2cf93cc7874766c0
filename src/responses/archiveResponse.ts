import type { IncomingMessage } from 'node:http'
import type { ReadyArchive } from '../exports/download.ts'
import { readPieces } from '../exports/pieces.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { attachment, bytesResponse, writeBytes } from './storedBytes.ts'
import { WrittenBody } from './writtenBody.ts'

/**
 * Builds the body of an archive. The body writes itself with its status and headers.
 * @throws Problem like `bytesResponse`
 */
export async function archiveBody(
  request: Pick<IncomingMessage, 'method' | 'headers' | 'url'>,
  archive: ReadyArchive,
  store: MediaStore,
): Promise<string> {
  const { attempt, bytes: size, fileName } = archive
  const response = await bytesResponse(request, {
    tag: `"${attempt}"`,
    size,
    cacheControl: 'private, no-store',
    headers: attachment(fileName, 'application/zip'),
    read: (range = { start: 0, end: size - 1 }) => Promise.resolve(readPieces(store, archive, range)),
    noun: 'archive',
  })
  return WrittenBody.of<string>((res) => writeBytes(res, response))
}
