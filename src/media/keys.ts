/** The two versions of a stored picture. */
export type Version = 'image' | 'thumbnail'

/** Which picture a key of the store belongs to. */
export interface PictureName {
  readonly userId: string
  readonly id: string
  /** A write that was not finished left this file behind. */
  readonly isUnfinished: boolean
}

/** Every key begins with it, so that other things may live in the same bucket. */
export const KEY_PREFIX = 'pictures/'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.source
const KEY = new RegExp(`^${KEY_PREFIX}([1-9]\\d{0,15})/(${UUID})(?:-thumbnail)?\\.webp(\\.${UUID}\\.part)?$`)

/**
 * The key of a picture, by the ids of its owner and of its row. Bytes under a key are written once and never change.
 * @throws Error when an id has not the form of one: a key becomes a path, so nothing else may get into it
 */
export function pictureKey(userId: number, id: string, version: Version): string {
  const key = `${KEY_PREFIX}${userId}/${id.toLowerCase()}${version === 'thumbnail' ? '-thumbnail' : ''}.webp`
  requireKey(key)
  return key
}

/** The keys of both versions of a picture. */
export function pictureKeys(userId: number, id: string): string[] {
  return [pictureKey(userId, id, 'image'), pictureKey(userId, id, 'thumbnail')]
}

/** Reads a key; null when it is none of ours. */
export function parseKey(key: string): PictureName | null {
  const match = KEY.exec(key)
  if (!match) return null
  const [, userId = '', id = '', unfinished] = match
  return { userId, id, isUnfinished: unfinished !== undefined }
}

/**
 * Every store calls this before it touches anything.
 * @throws Error when the key is not one of a picture
 */
export function requireKey(key: string): void {
  if (parseKey(key) === null) throw new Error('This is not the key of a picture.')
}
