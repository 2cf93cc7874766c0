import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { dueNow } from '../outgoing/due.ts'
import { InFlight } from '../outgoing/inFlight.ts'
import { inParallel } from '../outgoing/inParallel.ts'
import { claimPushes, selectDueUsers, type ClaimedPush } from './claim.ts'
import { pushMessage } from './message.ts'
import { recordPush } from './outcome.ts'
import type { PushChannels } from './push.ts'

const BOUNDS = { total: 256, perUser: 8 }
/** Users read per query. */
const USERS = 64

/** Needs of the sender. */
export interface PushServices {
  /** Connections that requests of the API do not need. */
  readonly db: Kysely<DB>
  readonly log: Logger
  readonly channels: PushChannels
  /** Origin of the pages, for links. */
  readonly baseUrl: string
  /** The database's time. */
  readonly now: () => Date
}

/**
 * Sends notifications to devices, at least once each. Any number of instances share the work: each claims what it sends.
 * Nothing waits for a push service but the requests to it.
 */
export class PushSender {
  readonly #services: PushServices
  readonly #inFlight = new InFlight(BOUNDS)
  /** Tokens of devices that something is sent to. */
  readonly #busyTokens = new Set<string>()

  constructor(services: PushServices) {
    this.#services = services
  }

  /**
   * Begins to send what is due. Resolves without waiting for push services.
   * @returns when more will be due, if before the next look
   */
  async run(now: Date): Promise<Date | null> {
    const busy = { users: this.#inFlight.busyUsers, tokens: [...this.#busyTokens] }
    const found = await selectDueUsers(this.#services.db, now, busy, USERS)
    const { due, next } = dueNow(found, USERS, now)
    await inParallel(due, 1, ({ userId }) => this.#begin(userId, now))
    return next
  }

  /** Waits for the requests in flight, and for those that follow them. */
  idle(): Promise<void> {
    return this.#inFlight.idle()
  }

  /** Begins nothing more, and gives up requests in flight: their claims end, and they are sent again. */
  async stop(): Promise<void> {
    await this.#inFlight.stop()
    for (const channel of Object.values(this.#services.channels)) channel.close()
  }

  async #begin(userId: number, now: Date): Promise<void> {
    const places = this.#inFlight.places(userId)
    if (places === 0) return
    for (const delivery of await claimPushes(this.#services.db, userId, now, places)) {
      this.#busyTokens.add(delivery.token)
      this.#inFlight.start(
        userId,
        () => this.#complete(delivery),
        () => this.#continue(userId),
      )
    }
  }

  async #complete(delivery: ClaimedPush): Promise<void> {
    const { userId, token, platform, eventId } = delivery
    try {
      await this.#send(delivery)
    } catch (error) {
      // The claim ends, and the notification is sent again.
      this.#services.log.warn({ userId, platform, eventId, error }, 'a notification to a device was not completed')
    } finally {
      this.#busyTokens.delete(token)
    }
  }

  async #continue(userId: number): Promise<void> {
    try {
      await this.#begin(userId, this.#services.now())
    } catch (error) {
      // The next look finds them.
      this.#services.log.warn({ userId, error }, 'further notifications of a user were not begun')
    }
  }

  async #send(delivery: ClaimedPush): Promise<void> {
    const { db, log, channels, baseUrl, now } = this.#services
    const { userId, platform, eventId } = delivery
    const { stopped } = this.#inFlight
    const channel = channels[platform]
    // An instance that is configured sends it when the claim has ended.
    if (!channel) return
    const outcome = await channel.send(delivery, pushMessage(delivery, baseUrl), stopped)
    // A request that was given up says nothing about its receiver.
    if (stopped.aborted && outcome.status === null) return
    const isRemoved = await recordPush(db, delivery, outcome, now())
    const { status, milliseconds, error, verdict } = outcome
    log.debug({ userId, platform, eventId, status, milliseconds, verdict, reason: error }, 'a notification was sent')
    if (isRemoved) log.info({ userId, platform, status }, 'a device that cannot be reached any more was removed')
  }
}
