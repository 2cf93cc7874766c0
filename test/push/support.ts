import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { after } from 'node:test'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import type { PushSubscriptionDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../../src/config/config.ts'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { addEvent, type EventPayloads, type EventType } from '../../src/outbox/events.ts'
import type { Push, PushChannels } from '../../src/push/push.ts'
import { PushSender } from '../../src/push/sender.ts'
import type { User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'
import { TestClock } from '../webhooks/support.ts'

/** The networks of this machine. */
export const LOOPBACK = ['127.0.0.0/8', '::1/128']
/** A print that has failed. */
export const FAILED = { printId: 7, title: 'Bracket', status: 'Failed' } as const

/** What differs from the sender of the service. */
interface SenderOptions {
  readonly clock?: TestClock
  readonly push?: Pick<Push, 'channels'>
  readonly channels?: PushChannels
  /** Milliseconds that a push service has. */
  readonly timeout?: number
}

/** What a sender takes from a server. */
interface SenderHome {
  readonly services: { readonly jobDatabase: { readonly db: Kysely<DB> }; readonly push: Pick<Push, 'channels'> }
  readonly config: Pick<Config, 'baseUrl'>
  readonly log: readonly string[]
}

/** A sender of one instance, which sends when the test says so. */
export function newPushSender(server: SenderHome, options: SenderOptions = {}): PushSender {
  const { clock = new TestClock(), push = server.services.push, timeout } = options
  const limits = { now: clock.now, ...(timeout === undefined ? {} : { timeout }) }
  const sender = new PushSender({
    db: server.services.jobDatabase.db,
    log: pino({ level: 'debug' }, { write: (line: string) => void (server.log as string[]).push(line) }),
    channels: options.channels ?? push.channels(limits),
    baseUrl: server.config.baseUrl,
    now: clock.now,
  })
  after(() => sender.stop())
  return sender
}

/** Sends what is due, and waits until nothing is. */
export async function sendPushes(sender: PushSender, { now }: TestClock): Promise<void> {
  await sender.run(now())
  await sender.idle()
}

/** A subscription of a browser that nobody is behind; its secrets must never be logged. */
export function newSubscription(server: Pick<TestServer, 'secrets'>, endpoint: string): PushSubscriptionDto {
  const pair = createECDH('prime256v1')
  const auth = randomBytes(16).toString('base64url')
  server.secrets.add(auth).add(endpoint)
  return { endpoint, keys: { p256dh: pair.generateKeys('base64url'), auth } }
}

/** Registers a browser over the API; returns its token. */
export async function registerBrowser(
  server: TestServer,
  user: User,
  subscription: PushSubscriptionDto,
  token = `browser-${randomUUID()}`,
): Promise<string> {
  server.secrets.add(token)
  const body = { token, platform: 'Web' as const, subscription }
  const { status } = await server.client.call('Devices_RegisterDevice', { as: user.token(), body })
  if (status !== 204) throw new Error(`The browser was not registered: ${status}.`)
  return token
}

/** Notifies a user, as the outbox does. */
export async function notify<Type extends EventType>(
  { db }: Pick<TestServer, 'db'>,
  user: Pick<User, 'id'>,
  type: Type,
  payload: EventPayloads[Type],
  now: Date,
): Promise<void> {
  await db.transaction().execute((trx) => addEvent(trx, user.id, type, payload))
  await new OutboxDelivery(db, pino({ level: 'silent' }), ['Web', 'Android', 'Ios']).run(now)
}

/** Topics that wait to be sent to a user's devices. */
export async function waitingTopics({ db }: Pick<TestServer, 'db'>, user: Pick<User, 'id'>): Promise<string[]> {
  const rows = await db.selectFrom('push_deliveries').select('topic').where('user_id', '=', user.id).execute()
  return rows.map(({ topic }) => topic).sort()
}

/** Tokens of a user's devices. */
export async function tokensOf({ db }: Pick<TestServer, 'db'>, user: Pick<User, 'id'>): Promise<string[]> {
  const rows = await db.selectFrom('push_devices').select('token').where('user_id', '=', user.id).execute()
  return rows.map(({ token }) => token).sort()
}
