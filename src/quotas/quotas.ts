import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config/config.ts'
import { Problem } from '../kernel/problem.ts'
import { lockProfile } from '../users/profile.ts'
import { countedBytes, imageBytes, importPartBytes, LEAST_REPLY_BYTES, replyBytes, settingsBytes } from './bytes.ts'
import { Rooms } from './rooms.ts'
import { countRows, ROW_KINDS, type RowKindName } from './rows.ts'
import { RETRY_SECONDS, UnclaimedSettings } from './unclaimed.ts'
import { inFigures, inWords } from './words.ts'

/** Bytes of an image and of its thumbnail. */
export interface ImageSize {
  readonly imageBytes: number
  readonly thumbnailBytes: number
}

/** Bounds of stored data, checked on each write. `Rooms` documents how far concurrent writes may exceed them. */
export class Quotas {
  readonly #config: Pick<Config, 'baseUrl' | 'storage'>
  readonly #rooms = new Rooms()
  readonly #unclaimed: UnclaimedSettings

  constructor(config: Pick<Config, 'baseUrl' | 'storage' | 'sessionSecret'>, log: Logger) {
    this.#config = config
    this.#unclaimed = new UnclaimedSettings(config, log)
  }

  /**
   * Requires that a user may have one more record of a kind. Call it before the transaction locks anything.
   * @throws Problem 409
   */
  async requireRow(trx: Transaction<DB>, userId: number, name: RowKindName): Promise<void> {
    const kind = ROW_KINDS[name]
    const allowed = this.#config.storage[kind.limit]
    const measure = () => countRows(trx, userId, kind)
    if (await this.#rooms.take(trx, { kind: name, userId, amount: 1, allowed, measure })) return
    throw new Problem('conflict', kind.sentence(inFigures(allowed)), { limit: `stored ${name}` })
  }

  /**
   * Returns how many more records of a kind a user may have, up to a number that is wanted, and the sentence that says so when they
   * are fewer. Close to the bound the user's row stays locked until the transaction ends.
   */
  async roomFor(
    trx: Transaction<DB>,
    userId: number,
    name: RowKindName,
    wanted: number,
  ): Promise<{ readonly count: number; readonly sentence: string }> {
    const kind = ROW_KINDS[name]
    const allowed = this.#config.storage[kind.limit]
    const sentence = kind.sentence(inFigures(allowed))
    if (allowed - (await countRows(trx, userId, kind)) >= 2 * wanted) return { count: wanted, sentence }
    await lockProfile(trx, userId)
    return { count: Math.max(0, Math.min(wanted, allowed - (await countRows(trx, userId, kind)))), sentence }
  }

  /** Whether images fit in addition to those of their owner. */
  async takeImages(trx: Transaction<DB>, userId: number, images: readonly ImageSize[]): Promise<boolean> {
    const amount = images
      .map(({ imageBytes, thumbnailBytes }) => countedBytes(imageBytes + thumbnailBytes))
      .reduce((sum, bytes) => sum + bytes, 0)
    const allowed = this.#config.storage.pictureBytes
    const measure = () => imageBytes(trx, userId)
    return this.#rooms.take(trx, { kind: 'images', userId, amount, allowed, measure })
  }

  /**
   * Requires that an image fits in addition to those of its owner.
   * @throws Problem 413
   */
  async requireImage(trx: Transaction<DB>, userId: number, image: ImageSize): Promise<void> {
    if (await this.takeImages(trx, userId, [image])) return
    const allowed = inWords(this.#config.storage.pictureBytes)
    throw new Problem(
      'content-too-large',
      `Your images would exceed ${allowed}, the maximum for one user. Delete some first.`,
      { limit: 'stored images' },
    )
  }

  /** Returns how many more bytes of images a user may have; negative beyond the bound. */
  async freeImageBytes(trx: Transaction<DB>, userId: number): Promise<number> {
    return this.#config.storage.pictureBytes - (await imageBytes(trx, userId))
  }

  /**
   * Returns how many more bytes of images a user may have, up to a number that is wanted. Close to the bound the user's row stays
   * locked until the transaction ends.
   */
  async roomForImages(trx: Transaction<DB>, userId: number, wanted: number): Promise<number> {
    if ((await this.freeImageBytes(trx, userId)) >= 2 * wanted) return wanted
    await lockProfile(trx, userId)
    return Math.min(wanted, await this.freeImageBytes(trx, userId))
  }

  /**
   * Requires that slicer settings fit in addition to those that a user owns.
   * @param bytes bytes of the settings
   * @throws Problem 409
   */
  async requireSettings(trx: Transaction<DB>, userId: number, bytes: number): Promise<void> {
    const amount = countedBytes(bytes)
    const allowed = this.#config.storage.settingsBytes
    const measure = () => settingsBytes(trx, userId)
    if (await this.#rooms.take(trx, { kind: 'settings', userId, amount, allowed, measure })) return
    throw new Problem('conflict', this.#settingsSentence(), { limit: 'stored slicer settings' })
  }

  /**
   * Returns how many more bytes of slicer settings a user may have, up to a number that is wanted, and the sentence that says so when
   * they are fewer. Close to the bound the user's row stays locked until the transaction ends.
   */
  async roomForSettings(
    trx: Transaction<DB>,
    userId: number,
    wanted: number,
  ): Promise<{ readonly bytes: number; readonly sentence: string }> {
    const allowed = this.#config.storage.settingsBytes
    const sentence = this.#settingsSentence()
    if (allowed - (await settingsBytes(trx, userId)) >= 2 * wanted) return { bytes: wanted, sentence }
    await lockProfile(trx, userId)
    return { bytes: Math.min(wanted, allowed - (await settingsBytes(trx, userId))), sentence }
  }

  #settingsSentence(): string {
    const { baseUrl, storage } = this.#config
    return `Your slicer settings would exceed ${inWords(storage.settingsBytes)}, the maximum for one user. Delete some at ${baseUrl}/account/storage first.`
  }

  /**
   * Requires that a file to import fits in addition to those of the user that are still needed.
   * @param bytes bytes of the file
   * @throws Problem 409
   */
  async requireImportBytes(trx: Transaction<DB>, userId: number, bytes: number): Promise<void> {
    const allowed = this.#config.storage.importBytesInAll
    const measure = () => importPartBytes(trx, userId)
    if (await this.#rooms.take(trx, { kind: 'importParts', userId, amount: bytes, allowed, measure })) return
    throw new Problem(
      'conflict',
      `The files of your imports would exceed ${inWords(allowed)}, the maximum for one user. Commit or delete earlier imports first.`,
      { limit: 'stored imports' },
    )
  }

  /**
   * Requires that a response may be stored for an idempotency key. No stored response is deleted early to make room,
   * because a key must yield the same response for 24 hours.
   * @param bytes bytes of the key and the response
   * @throws Problem 429
   */
  async requireReply(trx: Transaction<DB>, userId: number, bytes: number): Promise<void> {
    const amount = Math.max(bytes, LEAST_REPLY_BYTES)
    const allowed = this.#config.storage.idempotencyBytes
    const measure = () => replyBytes(trx, userId)
    if (await this.#rooms.take(trx, { kind: 'replies', userId, amount, allowed, measure })) return
    throw new Problem(
      'too-many-requests',
      `The stored responses to your requests with an Idempotency-Key use ${inWords(allowed)}, the maximum for one user; each is stored for 24 hours. Try again later, or send the request without a key.`,
      { headers: { 'Retry-After': String(RETRY_SECONDS) }, limit: 'stored responses' },
    )
  }

  /**
   * Counts slicer settings without an owner that are about to be saved.
   * @param address network address of the client
   * @param bytes bytes of the settings
   * @throws Problem 429 beyond the daily bound of one address, 503 beyond the bound of all such settings
   */
  async addUnclaimedSettings(db: Kysely<DB>, address: string, bytes: number): Promise<void> {
    await this.#unclaimed.add(db, address, bytes)
  }
}
