import { createHmac } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config/config.ts'
import { addressOwner } from '../admission/owner.ts'
import { Problem } from '../kernel/problem.ts'
import { countedBytes, unclaimedBytes } from './bytes.ts'
import { inWords } from './words.ts'

/** Milliseconds for which a measured total counts, and for which one that leaves no room does. */
const TOTAL_MS = 10_000
const FULL_TOTAL_MS = 1000
/** Seconds until a retry makes sense; the maximum of the contract's `Retry-After`. */
export const RETRY_SECONDS = 3600

interface Total {
  bytes: number
  /** Time of the measurement in milliseconds of the process's clock. */
  readonly measuredAt: number
}

/**
 * Bounds of slicer settings without an owner, which anybody may save. The bytes that an address saves per day are
 * counted in a row of their own, which takes 0.2 ms of the database's CPU time in addition to the 2 ms of 100 kB of
 * settings. The total is measured at most every ten seconds per instance, and what this instance saves in between is
 * added: a counter changed by every save would be one row that all saves wait for. Other instances may exceed the bound
 * by what they save within that time.
 */
export class UnclaimedSettings {
  readonly #config: Pick<Config, 'storage' | 'sessionSecret'>
  readonly #log: Logger
  #total: Total | null = null
  #measuring: Promise<Total> | null = null

  constructor(config: Pick<Config, 'storage' | 'sessionSecret'>, log: Logger) {
    this.#config = config
    this.#log = log
  }

  /**
   * Counts settings that are about to be saved.
   * @param address network address of the client
   * @param bytes bytes of the settings
   * @throws Problem 429 when the address has saved too much today, 503 when all unclaimed settings together are too
   * many
   */
  async add(db: Kysely<DB>, address: string, bytes: number): Promise<void> {
    const counted = countedBytes(bytes)
    const total = await this.#totalFor(db, counted)
    if (total.bytes + counted > this.#config.storage.unclaimedSettingsBytesInAll) throw this.#full()
    await this.#count(db, address, counted)
    total.bytes += counted
  }

  async #totalFor(db: Kysely<DB>, counted: number): Promise<Total> {
    const total = this.#total
    const age = total === null ? Infinity : performance.now() - total.measuredAt
    const isFull = total !== null && total.bytes + counted > this.#config.storage.unclaimedSettingsBytesInAll
    if (total !== null && age < (isFull ? FULL_TOTAL_MS : TOTAL_MS)) return total
    this.#measuring ??= this.#measure(db).finally(() => (this.#measuring = null))
    return this.#measuring
  }

  async #measure(db: Kysely<DB>): Promise<Total> {
    const measuredAt = performance.now()
    this.#total = { bytes: await unclaimedBytes(db), measuredAt }
    return this.#total
  }

  async #count(db: Kysely<DB>, address: string, counted: number): Promise<void> {
    const allowed = this.#config.storage.unclaimedSettingsBytesPerAddress
    const row = { address_hash: this.#hash(address), day: sql<string>`current_date`, bytes: counted }
    const sum = sql<number>`settings_saves.bytes + excluded.bytes`
    const isCounted =
      counted <= allowed &&
      (await db
        .insertInto('settings_saves')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['address_hash', 'day']).doUpdateSet({ bytes: sum }).where(sum, '<=', allowed),
        )
        .returning('bytes')
        .executeTakeFirst())
    if (isCounted) return
    throw new Problem(
      'too-many-requests',
      `One network address can upload ${inWords(allowed)} of slicer settings per day (UTC). Try again tomorrow, or leave out the preview image.`,
      { headers: { 'Retry-After': String(RETRY_SECONDS) }, limit: 'unclaimed slicer settings of an address' },
    )
  }

  /** Hashes an address. The secret prevents readers of the table from finding the address by trying all addresses. */
  #hash(address: string): Buffer {
    return createHmac('sha256', this.#config.sessionSecret ?? '')
      .update(addressOwner(address))
      .digest()
  }

  #full(): Problem {
    const allowed = this.#config.storage.unclaimedSettingsBytesInAll
    this.#log.warn({ allowed }, 'slicer settings without an owner have reached their bound: none are saved')
    return new Problem(
      'unavailable',
      'The service cannot store more unclaimed slicer settings at the moment. Try again later, or record the print without them.',
      { headers: { 'Retry-After': String(RETRY_SECONDS) }, limit: 'unclaimed slicer settings' },
    )
  }
}
