/** Version of a stored image. */
export type Version = 'image' | 'thumbnail'

/** Image that a store key belongs to. */
export interface ImageName {
  readonly userId: string
  readonly id: string
  /** Whether the file is a remnant of an unfinished write. */
  readonly isUnfinished: boolean
}

/** Prefix of image keys. Together with the prefix of removed images it lets other data share the bucket. */
export const KEY_PREFIX = 'pictures/'
/** Prefix of the keys of removed images. */
export const TRASH_PREFIX = 'trash/'
/** Prefix of the keys of archives, which are stored in pieces. */
export const ARCHIVE_PREFIX = 'exports/'
/** Prefix of the keys that a store can list. */
export type KeyPrefix = typeof KEY_PREFIX | typeof TRASH_PREFIX | typeof ARCHIVE_PREFIX

/** Key whose value is the id of the database that the store belongs to. */
export const DATABASE_ID_KEY = 'database-id'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.source
const KEY = new RegExp(`^${KEY_PREFIX}([1-9]\\d{0,15})/(${UUID})(?:-thumbnail)?\\.webp(\\.${UUID}\\.part)?$`)
const PIECE_KEY = new RegExp(`^${ARCHIVE_PREFIX}([1-9]\\d{0,15})/(${UUID})/\\d{6}(?:\\.${UUID}\\.part)?$`)
const TRASH_KEY = new RegExp(`^${TRASH_PREFIX}(\\d{4}-\\d{2}-\\d{2})/(.*)$`)

/**
 * Builds the key of an image from the ids of its owner and its row. The bytes of a key are written once and never
 * change.
 * @throws Error when an id is malformed: keys become paths, so nothing else may enter them
 */
export function imageKey(userId: number, id: string, version: Version): string {
  const key = `${KEY_PREFIX}${userId}/${id.toLowerCase()}${version === 'thumbnail' ? '-thumbnail' : ''}.webp`
  requireKey(key)
  return key
}

/** Builds the keys of both versions of an image. */
export function imageKeys(userId: number, id: string): string[] {
  return [imageKey(userId, id, 'image'), imageKey(userId, id, 'thumbnail')]
}

/** Parses an image key; null when it is not one of ours. */
export function parseKey(key: string): ImageName | null {
  const match = KEY.exec(key)
  if (!match) return null
  const [, userId = '', id = '', unfinished] = match
  return { userId, id, isUnfinished: unfinished !== undefined }
}

/** Attempt to make an archive, which a key of a piece belongs to. */
export interface AttemptName {
  readonly userId: string
  readonly attempt: string
}

/**
 * Builds the key of a piece of an archive.
 * @param attempt names the pieces of one archive
 * @param number position of the piece, from 1
 * @throws Error when an id is malformed
 */
export function pieceKey(userId: number, attempt: string, number: number): string {
  const key = `${ARCHIVE_PREFIX}${userId}/${attempt}/${String(number).padStart(6, '0')}`
  requireKey(key)
  return key
}

/** Parses the key of a piece, or of a remnant of its unfinished write; null when it is not one of ours. */
export function parsePieceKey(key: string): AttemptName | null {
  const [, userId, attempt] = PIECE_KEY.exec(key) ?? []
  return userId === undefined || attempt === undefined ? null : { userId, attempt }
}

/** Builds the trash key for a key removed on a day: its original name below the day. */
export function trashKey(key: string, now: Date): string {
  return `${TRASH_PREFIX}${now.toISOString().slice(0, 10)}/${key}`
}

/** Removed key. */
export interface TrashedKey {
  /** Day of the removal, such as 2026-08-02. */
  readonly day: string
  /** Original key. */
  readonly key: string
}

/** Parses a trash key; null when it is not one of ours. */
export function parseTrashKey(key: string): TrashedKey | null {
  const [, day = '', former = ''] = TRASH_KEY.exec(key) ?? []
  return parseKey(former) === null ? null : { day, key: former }
}

/**
 * Requires a key of the service. Every store calls this before any access.
 * @throws Error when the key is not one of ours
 */
export function requireKey(key: string): void {
  if (key === DATABASE_ID_KEY || parseKey(key) !== null || parseTrashKey(key) !== null) return
  if (parsePieceKey(key) !== null) return
  throw new Error('This is not the key of an image or an archive.')
}
