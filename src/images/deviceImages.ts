import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Owner } from '../admission/owner.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { readImage } from '../media/image.ts'
import { insertImages, type NewImage } from './rows.ts'
import type { ImageServices, ReadImage } from './uploads.ts'
import type { ListOwner } from './imageOwner.ts'

/** Decodes base64 text or a `data:` URL; null when there are no bytes. */
export function base64Bytes(value: unknown): Buffer | null {
  if (typeof value !== 'string') return null
  const bytes = Buffer.from(value.replace(/^data:[^,]{0,200},/i, ''), 'base64')
  return bytes.length === 0 ? null : bytes
}

/**
 * Reads an image that a device or slicer sent along with more important data. An unusable image is dropped and
 * logged.
 * @param owner owner of the image
 * @returns null for a dropped image
 * @throws Problem 429 or 503 when the image had to wait longer than 10 s
 */
export async function decodeDeviceImage(bytes: Buffer, owner: Owner, log: Logger): Promise<ReadImage | null> {
  try {
    return { image: await readImage(bytes, owner), sourceHash: createHash('sha256').update(bytes).digest() }
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 429 || error.status >= 500) throw error
    log.info({ reason: error.errors?.['file']?.[0] ?? error.detail, size: bytes.length }, 'a sent image was dropped')
    return null
  }
}

/**
 * Adds images from a device or slicer to a record that the transaction has locked, as long as there is room. When their
 * owner has reached the bound of image bytes they are dropped and logged.
 * @param room number of images that may be added; negative is none
 */
export async function addDeviceImages(
  trx: Transaction<DB>,
  { quotas, log }: Pick<ImageServices, 'quotas' | 'log'>,
  userId: number,
  subject: ListOwner,
  images: readonly NewImage[],
  room: number,
): Promise<void> {
  if (images.length === 0) return
  if (await quotas.takeImages(trx, userId, images)) await insertImages(trx, userId, subject, images, room)
  else log.info({ userId, images: images.length }, 'sent images were dropped: their owner has no room for more')
}
