import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { SERVICE_VERSION } from '../config/version.ts'
import { readDatabaseId } from '../media/ownership.ts'
import { pieceKey } from '../media/keys.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { storedArchiveBytes } from '../quotas/bytes.ts'
import { inWords } from '../quotas/words.ts'
import {
  CLAIM,
  claimExport,
  failExport,
  finishExport,
  releaseExport,
  renewExport,
  type ClaimedExport,
} from './claim.ts'
import { countAll, fillArchive, type ArchiveProgress } from './fill.ts'
import { originOf } from './manifest.ts'
import { deletePieces, inPieces } from './pieces.ts'
import { Snapshot } from './snapshot.ts'
import { ZipWriter } from './zip.ts'
import { MS_PER_DAY } from '../kernel/time/localDates.ts'

/** Milliseconds between two renewals of a claim, which ends after a minute. */
const RENEWAL = 5000
/** Milliseconds after which a renewal that has failed is tried again. */
const RETRY = 1000

/** Needs of the making of archives. */
export interface ExportServices {
  readonly databaseUrl: string
  readonly db: Kysely<DB>
  readonly store: MediaStore
  readonly log: Logger
  readonly now: () => Date
  readonly bounds: Pick<StorageLimits, 'exportDays' | 'exportBytes'>
}

/** The archive was deleted, or belongs to another instance now. */
class ClaimLost extends Error {}

/** An archive is larger than its owner may store. */
class ArchiveTooLarge extends Error {}

/**
 * Makes archives, one at a time in each instance. What an instance begins and does not finish, another one begins again
 * a minute later; the pieces of the first are deleted then.
 */
export class ExportRunner {
  readonly #services: ExportServices
  readonly #stop = new AbortController()
  #work: Promise<void> | null = null

  constructor(services: ExportServices) {
    this.#services = services
  }

  /** Begins an archive that waits, unless this instance is making one. Resolves without waiting for it. */
  async run(now: Date): Promise<void> {
    if (this.#work !== null || this.#stop.signal.aborted) return
    const claimed = await claimExport(this.#services.db, now)
    if (claimed === null) return
    this.#work = this.#make(claimed)
      .catch((error: unknown) => {
        // The claim ends, and the archive is begun again.
        const { userId, id } = claimed
        this.#services.log.warn({ userId, exportId: id, error }, 'an archive was left to another attempt')
      })
      .finally(() => (this.#work = null))
  }

  /** Waits for the archive that is being made. */
  async idle(): Promise<void> {
    await this.#work
  }

  /** Begins nothing more, and gives back the archive that is being made. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The service stops.'))
    await this.idle()
  }

  async #make(claimed: ClaimedExport): Promise<void> {
    const { db, store, log, bounds } = this.#services
    const { userId, id, attempt, former } = claimed
    if (former) await deletePieces(store, { userId, attempt: former.attempt }, former.pieces)
    const writing = new ArchiveWriting(this.#services, claimed, this.#stop.signal)
    try {
      if (claimed.isExhausted) throw new Error('No attempt to make the archive is left.')
      await writing.write()
    } catch (error) {
      await deletePieces(store, { userId, attempt }, writing.state.pieces)
      if (error instanceof ClaimLost) return
      if (this.#stop.signal.aborted) return releaseExport(db, claimed)
      log.warn({ userId, exportId: id, error }, 'an archive has failed')
      const sentence =
        error instanceof ArchiveTooLarge
          ? `Your archives would exceed ${inWords(bounds.exportBytes)}, the maximum for one user. Delete the earlier ones, then try again.`
          : 'The archive could not be completed. Try again.'
      return failExport(db, claimed, sentence, this.#dates())
    }
    // If the database is lost meanwhile, nobody knows whether the archive is ready: its pieces stay. Another attempt deletes them.
    if (await finishExport(db, claimed, writing.state, this.#dates())) {
      log.info({ userId, exportId: id, bytes: writing.state.bytes }, 'an archive is ready')
    } else await deletePieces(store, { userId, attempt }, writing.state.pieces)
  }

  #dates(): { now: Date; expiresDate: Date } {
    const now = this.#services.now()
    return { now, expiresDate: new Date(now.getTime() + this.#services.bounds.exportDays * MS_PER_DAY) }
  }
}

/** The writing of one archive into the store. */
class ArchiveWriting {
  readonly #services: ExportServices
  readonly #claimed: ClaimedExport
  readonly #signal: AbortSignal
  readonly #progress: ArchiveProgress = { done: 0, total: 0 }
  #pieces = 0
  #bytes = 0
  /** When the claim ends, in milliseconds of the Unix epoch. */
  #claimedUntil: number

  constructor(services: ExportServices, claimed: ClaimedExport, signal: AbortSignal) {
    this.#services = services
    this.#claimed = claimed
    this.#signal = signal
    this.#claimedUntil = claimed.claimedAt + CLAIM
  }

  /** Sizes so far. */
  get state() {
    const { done, total } = this.#progress
    return { pieces: this.#pieces, bytes: this.#bytes, records: done, totalRecords: total }
  }

  /** @throws ClaimLost, ArchiveTooLarge, and errors of the database and the store */
  async write(): Promise<void> {
    const { databaseUrl, store, db, bounds } = this.#services
    const { userId } = this.#claimed
    const allowed = bounds.exportBytes - (await storedArchiveBytes(db, userId))
    const snapshot = await Snapshot.open(databaseUrl, userId)
    try {
      this.#progress.total = await countAll(snapshot)
      const zip = new ZipWriter(new Date(snapshot.createdDate))
      const origin = originOf(await readDatabaseId(db), userId)
      const source = { snapshot, store, userId, serviceVersion: SERVICE_VERSION, origin }
      const filling = fillArchive(zip, source, this.#progress).catch((error: unknown) => {
        zip.output.destroy(error instanceof Error ? error : new Error('The archive was not filled.'))
      })
      const stop = () => zip.output.destroy(new Error('The service stops.'))
      this.#signal.addEventListener('abort', stop, { once: true })
      const renewal = this.#keepClaim((error) => zip.output.destroy(error))
      try {
        await this.#store(zip.output, allowed)
      } finally {
        clearInterval(renewal)
        this.#signal.removeEventListener('abort', stop)
        zip.output.destroy()
        await filling
      }
    } finally {
      await snapshot.close()
    }
  }

  /** Renews the claim now and then, one renewal at a time. Returns a timer to clear. */
  #keepClaim(onFailure: (error: Error) => void): NodeJS.Timeout {
    let isRenewing = false
    return setInterval(() => {
      if (isRenewing) return
      isRenewing = true
      void this.#renew()
        .catch(onFailure)
        .finally(() => (isRenewing = false))
    }, RENEWAL)
  }

  /** A piece counts before it is stored, so that no instance loses it. */
  async #store(file: AsyncIterable<Buffer>, allowed: number): Promise<void> {
    const { userId, attempt } = this.#claimed
    for await (const piece of inPieces(file)) {
      if (this.#bytes + piece.length > allowed) throw new ArchiveTooLarge()
      this.#pieces += 1
      await this.#renew()
      await this.#services.store.put(pieceKey(userId, attempt, this.#pieces), piece)
      this.#bytes += piece.length
    }
  }

  /**
   * Renews the claim. A failure of the database ends nothing while the claim is valid: it is renewed again.
   * @throws ClaimLost, and errors of the database when the claim would end before the next attempt
   */
  async #renew(): Promise<void> {
    const { log, now } = this.#services
    for (;;) {
      this.#signal.throwIfAborted()
      try {
        return await this.#renewOnce()
      } catch (error) {
        if (error instanceof ClaimLost || now().getTime() + RETRY >= this.#claimedUntil) throw error
        const { userId, id } = this.#claimed
        log.warn({ userId, exportId: id, error }, 'the claim of an archive was not renewed, and is renewed again')
      }
      await pause(RETRY, undefined, { signal: this.#signal })
    }
  }

  async #renewOnce(): Promise<void> {
    const { db, now } = this.#services
    const from = now()
    if (!(await renewExport(db, this.#claimed, this.state, from))) throw new ClaimLost()
    this.#claimedUntil = from.getTime() + CLAIM
  }
}
