import { after } from 'node:test'
import { sql, type Kysely } from 'kysely'
import { pino } from 'pino'
import type { CreateWebhookDto, NewWebhookDto, WebhookDeliveryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../../src/config/config.ts'
import { Networks } from '../../src/kernel/networks.ts'
import { createResolver, type Resolve } from '../../src/outgoing/addresses.ts'
import { Targets } from '../../src/outgoing/targets.ts'
import { WebhookSender } from '../../src/webhooks/sender.ts'
import type { Webhooks } from '../../src/webhooks/webhooks.ts'
import { drainEvents } from '../../src/events/drain.ts'
import type { User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

const LOOPBACK = ['127.0.0.0/8']

/** Clock that a test advances, so that a schedule of days takes no time. */
export class TestClock {
  /** A little, so that what the service has just dated is due. */
  #ahead = 1000

  readonly now = (): Date => new Date(Date.now() + this.#ahead)

  advance(milliseconds: number): void {
    this.#ahead += milliseconds
  }
}

/** What differs from the sender of the service. */
interface SenderOptions {
  readonly clock?: TestClock
  readonly networks?: readonly string[]
  readonly resolve?: Resolve
  /** Milliseconds that a receiver has. */
  readonly timeout?: number
}

/** What a sender takes from a server. */
interface SenderHome {
  readonly services: {
    readonly jobDatabase: { readonly db: Kysely<DB> }
    readonly webhooks: Pick<Webhooks, 'secrets'>
  }
  readonly config: Pick<Config, 'baseUrl'>
  readonly log: readonly string[]
}

/** A sender of one instance, which sends when the test says so. */
export function newSender(server: SenderHome, options: SenderOptions = {}): WebhookSender {
  const { clock = new TestClock(), networks = LOOPBACK } = options
  const allowed = new Networks(networks)
  const sender = new WebhookSender({
    db: server.services.jobDatabase.db,
    log: pino({ level: 'debug' }, { write: (line: string) => void (server.log as string[]).push(line) }),
    targets: new Targets(allowed, options.resolve ?? createResolver(allowed)),
    secrets: server.services.webhooks.secrets,
    baseUrl: server.config.baseUrl,
    now: clock.now,
    ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
  })
  after(() => sender.stop())
  return sender
}

/** Sends what is due, and waits until nothing is. */
export async function send(sender: WebhookSender, { now }: TestClock): Promise<void> {
  await sender.run(now())
  await sender.idle()
}

/** Creates a webhook over the API; its secret must never be logged. */
export async function createWebhook(
  server: TestServer,
  user: User,
  fields: Partial<CreateWebhookDto> & { readonly url: string },
): Promise<NewWebhookDto> {
  const body = { events: ['print.finished' as const, 'print.failed' as const], ...fields }
  const { body: webhook } = await server.client.call('Webhooks_PostWebhook', { as: user.token(), body })
  server.secrets.add(webhook.secret)
  server.secrets.add(webhook.secret.slice('whsec_'.length))
  return webhook
}

/** Logs events of a user, as transactions do. */
export async function logEvents(
  { db }: Pick<TestServer, 'db'>,
  user: Pick<User, 'id'>,
  count: number,
  fields: { readonly name?: string; readonly printerId?: number; readonly data?: object } = {},
): Promise<void> {
  const { name = 'print.finished', printerId = null, data = { id: 1001, title: 'Shelf bracket – “größer”' } } = fields
  await sql`insert into pending_events (user_id, name, printer_id, data)
    select ${user.id}, ${name}, ${printerId}, ${JSON.stringify(data)}::json from generate_series(1, ${count}::integer)`.execute(
    db,
  )
  await drainEvents(db)
}

/** All deliveries of a webhook, as its owner reads them, oldest first. */
export async function deliveriesOf(
  { client }: TestServer,
  user: User,
  { id }: { readonly id: string },
): Promise<WebhookDeliveryDto[]> {
  const query = { pageSize: 200 }
  const { body } = await client.call('Webhooks_GetDeliveries', { path: { id }, query, as: user.token() })
  return body.items.toReversed()
}
