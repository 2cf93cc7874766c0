import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { dueNow } from '../outgoing/due.ts'
import { InFlight } from '../outgoing/inFlight.ts'
import { inParallel } from '../outgoing/inParallel.ts'
import { attempt, type AttemptServices } from './attempt.ts'
import { claim, selectDue, type Claimed, type WebhookKey } from './claim.ts'
import { MAX_PARALLEL_OF_USER } from './due.ts'
import { fanOut } from './fanOut.ts'
import { recordOutcome } from './outcome.ts'

const BOUNDS = { total: 512, perUser: MAX_PARALLEL_OF_USER }
/** Webhooks read per query. */
const WEBHOOKS = 64

/** Needs of the sender. */
export interface SenderServices extends AttemptServices {
  /** Connections that requests of the API do not need. */
  readonly db: Kysely<DB>
  readonly log: Logger
}

/**
 * Sends the deliveries of webhooks, at least once each. Any number of instances share the work: each claims what it
 * sends. Nothing waits for a receiver but the requests to it.
 */
export class WebhookSender {
  readonly #services: SenderServices
  readonly #inFlight = new InFlight(BOUNDS)

  constructor(services: SenderServices) {
    this.#services = services
  }

  /**
   * Makes deliveries of new events, and begins to send those that are due. Resolves without waiting for receivers.
   * @returns when others will be due, if before the next look
   */
  async run(now: Date): Promise<Date | null> {
    const { db } = this.#services
    await fanOut(db, now)
    const { due, next } = dueNow(await selectDue(db, now, this.#inFlight.busyUsers, WEBHOOKS), WEBHOOKS, now)
    await inParallel(due, 2, (webhook) => this.#begin(webhook, now))
    return next
  }

  /** Waits for the requests in flight, and for those that follow them. */
  idle(): Promise<void> {
    return this.#inFlight.idle()
  }

  /** Begins nothing more, and gives up requests in flight: their claims end, and they are sent again. */
  stop(): Promise<void> {
    return this.#inFlight.stop()
  }

  async #begin(webhook: WebhookKey, now: Date): Promise<void> {
    const { userId } = webhook
    if (this.#inFlight.places(userId) === 0) return
    for (const delivery of await claim(this.#services.db, webhook, now)) {
      this.#inFlight.start(
        userId,
        () => this.#complete(delivery),
        () => this.#continue(webhook),
      )
    }
  }

  #complete(delivery: Claimed): Promise<void> {
    return this.#send(delivery).catch((error: unknown) => {
      // The claim ends, and the delivery is sent again.
      const { userId, webhookId, id } = delivery
      this.#services.log.warn({ userId, webhookId, eventId: id, error }, 'a delivery of a webhook was not completed')
    })
  }

  async #continue(webhook: WebhookKey): Promise<void> {
    try {
      await this.#begin(webhook, this.#services.now())
    } catch (error) {
      // The next look finds them.
      const { userId, id } = webhook
      this.#services.log.warn({ userId, webhookId: id, error }, 'further deliveries of a webhook were not begun')
    }
  }

  async #send(delivery: Claimed): Promise<void> {
    const { db, now, log } = this.#services
    const { stopped } = this.#inFlight
    const outcome = await attempt(delivery, this.#services, stopped)
    // A request that was given up says nothing about its receiver.
    if (stopped.aborted && outcome.status === null) return
    await recordOutcome(db, delivery, outcome, now())
    const { userId, webhookId, id } = delivery
    const { status, milliseconds, error } = outcome
    log.debug({ userId, webhookId, eventId: id, status, milliseconds, reason: error }, 'a webhook was sent')
  }
}
