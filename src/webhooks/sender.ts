import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import { attempt, type AttemptServices } from './attempt.ts'
import { claim, selectDue, type Claimed, type DueWebhook } from './claim.ts'
import { fanOut } from './fanOut.ts'
import { recordOutcome } from './outcome.ts'

/** Requests of one instance at a time. They wait for receivers, so they cost memory only. */
const MAX_REQUESTS = 512
/** Requests of one user at a time, so that a few users with slow receivers cannot take all places. */
const MAX_REQUESTS_OF_USER = 16
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
  readonly #stop = new AbortController()
  readonly #sending = new Set<Promise<void>>()
  /** Requests in flight, by user. */
  readonly #byUser = new Map<number, number>()

  constructor(services: SenderServices) {
    this.#services = services
  }

  /** Makes deliveries of new events, and begins to send those that are due. Resolves without waiting for receivers. */
  async run(now: Date): Promise<void> {
    const { db } = this.#services
    await fanOut(db, now)
    const busyUsers = [...this.#byUser.keys()].filter((userId) => !this.#hasPlace(userId))
    for (const webhook of await selectDue(db, now, busyUsers, WEBHOOKS)) await this.#begin(webhook, now)
  }

  /** Waits for the requests in flight, and for those that follow them. */
  async idle(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending)
  }

  /** Begins nothing more, and gives up requests in flight: their claims end, and they are sent again. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The service stops.'))
    await this.idle()
  }

  async #begin(webhook: DueWebhook, now: Date): Promise<void> {
    if (this.#stop.signal.aborted || !this.#hasPlace(webhook.userId)) return
    for (const delivery of await claim(this.#services.db, webhook, now)) this.#start(delivery)
  }

  #hasPlace(userId: number): boolean {
    return this.#sending.size < MAX_REQUESTS && (this.#byUser.get(userId) ?? 0) < MAX_REQUESTS_OF_USER
  }

  #start(delivery: Claimed): void {
    const { userId } = delivery
    this.#count(userId, 1)
    const work = this.#send(delivery)
      .catch((error: unknown) => {
        // The claim ends, and the delivery is sent again.
        const { webhookId, id } = delivery
        this.#services.log.warn({ userId, webhookId, eventId: id, error }, 'a delivery of a webhook was not completed')
      })
      .finally(() => {
        this.#sending.delete(work)
        this.#count(userId, -1)
      })
    this.#sending.add(work)
  }

  async #send(delivery: Claimed): Promise<void> {
    const { db, now, log } = this.#services
    const outcome = await attempt(delivery, this.#services, this.#stop.signal)
    // A request that was given up says nothing about its receiver.
    if (this.#stop.signal.aborted && outcome.status === null) return
    await recordOutcome(db, delivery, outcome, now())
    const { userId, webhookId, id } = delivery
    const { status, milliseconds, error } = outcome
    log.debug({ userId, webhookId, eventId: id, status, milliseconds, reason: error }, 'a webhook was sent')
    await this.#begin({ userId, id: webhookId }, now())
  }

  #count(userId: number, change: number): void {
    const count = (this.#byUser.get(userId) ?? 0) + change
    if (count === 0) this.#byUser.delete(userId)
    else this.#byUser.set(userId, count)
  }
}
