import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { Problem } from '../http/problem.ts'
import { readPicture } from '../media/picture.ts'
import type { ReadPicture } from './stored.ts'

/** The bytes of base64 text, also of a `data:` URL; null when there are none. */
export function base64Bytes(value: unknown): Buffer | null {
  if (typeof value !== 'string') return null
  const bytes = Buffer.from(value.replace(/^data:[^,]{0,200},/i, ''), 'base64')
  return bytes.length === 0 ? null : bytes
}

/**
 * Reads a picture that a device or slicer sent beside something more important: one that cannot be used is dropped, and the
 * log says so.
 * @returns null for a picture that was dropped
 * @throws Problem 503 when too many others are being read
 */
export async function readSent(bytes: Buffer, log: Logger): Promise<ReadPicture | null> {
  try {
    return { picture: await readPicture(bytes), sourceHash: createHash('sha256').update(bytes).digest() }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    log.info({ reason: error.errors?.['file']?.[0] ?? error.detail, size: bytes.length }, 'a sent picture was dropped')
    return null
  }
}
