import { randomBytes, randomUUID } from 'node:crypto'
import { type Insertable, type Selectable } from 'kysely'
import sharp from 'sharp'
import type {
  AgentGrants,
  Comments,
  Exports,
  FilamentLedger,
  Filaments,
  Images,
  Imports,
  MaintenanceEntries,
  Notifications,
  Printers,
  Prints,
  Projects,
  PushDevices,
  Sessions,
  SpoolConnections,
  WebhookDeliveries,
  Webhooks,
} from '../../generated/database.d.ts'
import { imageKey, pieceKey } from '../../src/media/keys.ts'
import { readImage } from '../../src/media/image.ts'
import { hashApiKey } from '../../src/identity/apiKey.ts'
import { hintOf, newConnectionKey } from '../../src/spoolConnections/key.ts'
import { insert, newUser, type Owner, type User } from './factories.ts'
import type { TestServer } from './server.ts'

/** Large enough for every range that the contract's examples ask for. */
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
/** An image as it is stored. */
export const IMAGE = await readImage(
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer(),
  'user:1',
)

/** Larger than every range that the contract's examples ask for. */
const ARCHIVE = Buffer.alloc(2000, 'PK\u0003\u0004')

/** Makes a comment, and the print counts it. */
export async function newComment(
  server: TestServer,
  print: Pick<Selectable<Prints>, 'user_id' | 'id'>,
  author: Owner,
  overrides: Partial<Insertable<Comments>> = {},
): Promise<Selectable<Comments>> {
  await server.db
    .updateTable('prints')
    .set((row) => ({ comment_count: row('comment_count', '+', 1) }))
    .where('user_id', '=', print.user_id)
    .where('id', '=', print.id)
    .execute()
  const { user_id, id: print_id } = print
  const row = { user_id, print_id, author_id: author.id, body: 'A comment', ...overrides }
  const comment = await insert(server, 'comments', row)
  const { author_id, id: comment_id, user_id: owner_id, created_date } = comment
  await insert(server, 'written_comments', { user_id: author_id, comment_id, owner_id, print_id, created_date })
  return comment
}

/** Makes a spool connection, whose key is noted as a secret. */
export async function newSpoolConnection(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<SpoolConnections>> = {},
): Promise<{ id: string; key: string }> {
  const key = newConnectionKey()
  server.secrets.add(key)
  const values = { user_id: owner.id, key_hash: hashApiKey(key), key_hint: hintOf(key), name: 'A program' }
  const { id } = await insert(server, 'spool_connections', { ...values, ...overrides })
  return { id, key }
}

/** Makes a user whom somebody has blocked: nobody else knows of them. */
export async function newBlockedUser(server: TestServer, owner: Owner): Promise<User> {
  const blocked = await newUser(server)
  await insert(server, 'blocked_users', { user_id: owner.id, blocked_id: blocked.id })
  return blocked
}

export function newMaintenanceEntry(
  server: TestServer,
  printer: Pick<Selectable<Printers>, 'user_id' | 'id'>,
  overrides: Partial<Insertable<MaintenanceEntries>> = {},
): Promise<Selectable<MaintenanceEntries>> {
  const { user_id, id: printer_id } = printer
  const entry = { date: '2026-03-01T09:00:00Z', done: false, category: 'Nozzle' }
  return insert(server, 'maintenance_entries', { user_id, printer_id, ...entry, ...overrides })
}

/** Makes the grant of a connected agent. */
export function newGrant(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<AgentGrants>> = {},
): Promise<Selectable<AgentGrants>> {
  const grant = {
    id: `grant_${randomUUID()}`,
    client_id: randomUUID(),
    client_name: 'Desk assistant',
    scopes: ['read:printdata'],
  }
  return insert(server, 'agent_grants', { user_id: owner.id, ...grant, ...overrides })
}

/** Makes a web session, whose cookie nobody knows. */
export function newSession(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<Sessions>> = {},
): Promise<Selectable<Sessions>> {
  const session = {
    id_hash: randomBytes(32),
    tokens: randomBytes(64),
    browser: 'Firefox on Linux',
    expires_date: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  }
  return insert(server, 'sessions', { user_id: owner.id, ...session, ...overrides })
}

/** Makes an adjustment of a spool, whose balance changes with it. */
export async function newAdjustment(
  server: TestServer,
  filament: Pick<Selectable<Filaments>, 'user_id' | 'id'>,
  amountMg: number,
  overrides: Partial<Insertable<FilamentLedger>> = {},
): Promise<Selectable<FilamentLedger>> {
  const { user_id, id: filament_id } = filament
  const { balance_mg } = await server.db
    .updateTable('filaments')
    .set((row) => ({ balance_mg: row('balance_mg', '+', amountMg) }))
    .where('user_id', '=', user_id)
    .where('id', '=', filament_id)
    .returning('balance_mg')
    .executeTakeFirstOrThrow()
  const entry = { kind: 'Adjustment', amount_mg: amountMg, balance_mg, actor: 'test' } as const
  return insert(server, 'filament_ledger', { user_id, filament_id, ...entry, ...overrides })
}

/** Makes a notification of an event that the outbox does not hold. */
export function newNotification(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<Notifications>> = {},
): Promise<Selectable<Notifications>> {
  const text = { type: 'PrintCompleted', title: 'Print finished', message: 'A print is finished.' } as const
  return insert(server, 'notifications', { user_id: owner.id, event_id: randomUUID(), ...text, ...overrides })
}

export function newPushDevice(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<PushDevices>> = {},
): Promise<Selectable<PushDevices>> {
  const token = overrides.token ?? `token-${randomUUID()}`
  server.secrets.add(token)
  return insert(server, 'push_devices', { user_id: owner.id, platform: 'Android', ...overrides, token })
}

/** Makes an image of a print or project, and stores its bytes. */
export async function newImage(
  server: TestServer,
  subject: Pick<Selectable<Prints>, 'user_id' | 'id'> | Pick<Selectable<Projects>, 'user_id' | 'id'>,
  overrides: Partial<Insertable<Images>> = {},
): Promise<Selectable<Images>> {
  const { width, height, image, thumbnail } = IMAGE
  const row = await insert(server, 'images', {
    user_id: subject.user_id,
    ...(typeof subject.id === 'number' ? { print_id: subject.id } : { project_id: subject.id }),
    width,
    height,
    image_bytes: image.length,
    thumbnail_bytes: thumbnail.length,
    ...overrides,
  })
  await storeImage(server, row)
  return row
}

/** Makes an image the one of a user's profile, with bytes in the store. */
export async function newProfileImage(
  server: TestServer,
  owner: { readonly id: number },
  overrides: Partial<Insertable<Images>> = {},
): Promise<Selectable<Images>> {
  const row = await newImage(server, { user_id: owner.id, id: 0 }, { print_id: null, ...overrides })
  await server.db.updateTable('users').set({ image_id: row.id }).where('id', '=', owner.id).execute()
  return row
}

/** Stores the bytes of an image. */
export async function storeImage(
  { services }: TestServer,
  { user_id, id }: Pick<Selectable<Images>, 'user_id' | 'id'>,
): Promise<void> {
  await services.store.put(imageKey(user_id, id, 'image'), IMAGE.image)
  await services.store.put(imageKey(user_id, id, 'thumbnail'), IMAGE.thumbnail)
}

/** Makes an archive that is ready; its bytes are the beginning of a zip file. */
export async function newExport(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<Exports>> = {},
): Promise<Selectable<Exports>> {
  const row = await insert(server, 'exports', {
    user_id: owner.id,
    state: 'Ready',
    attempt: randomUUID(),
    attempts: 1,
    pieces: 1,
    bytes: ARCHIVE.length,
    records: 1,
    total_records: 1,
    finished_date: '2026-03-01T09:15:04Z',
    expires_date: '2100-03-08T09:15:04Z',
    ...overrides,
  })
  await storeArchive(server, row)
  return row
}

/** Stores the bytes of an archive of `newExport`. */
export async function storeArchive(
  { services }: TestServer,
  { user_id, attempt }: Pick<Selectable<Exports>, 'user_id' | 'attempt'>,
): Promise<void> {
  await services.store.put(pieceKey(user_id, attempt ?? '', 1), ARCHIVE)
}

/** Makes an import; unless given, it can be committed and has no rows. */
export function newImport(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<Imports>> = {},
): Promise<Selectable<Imports>> {
  return insert(server, 'imports', {
    user_id: owner.id,
    file_name: 'history.json',
    bytes: 1840,
    format: 'MoonrakerJson',
    state: 'Ready',
    time_zone: 'Europe/Berlin',
    currency: 'EUR',
    actor: 'test',
    ...overrides,
  })
}

/** Makes a webhook, whose secret the service can read. */
export async function newWebhook(
  server: TestServer,
  owner: Owner,
  overrides: Partial<Insertable<Webhooks>> = {},
): Promise<Selectable<Webhooks>> {
  const { id = randomUUID() } = overrides
  const { text, sealed } = await server.services.webhooks.secrets.create(id)
  server.secrets.add(text)
  return insert(server, 'webhooks', {
    user_id: owner.id,
    id,
    url: 'https://hooks.example.org/prints',
    description: 'Workshop display',
    format: 'Standard',
    event_names: ['print.finished', 'print.failed'],
    position: 0,
    secret: sealed,
    ...overrides,
  })
}

/** Makes a delivery of a webhook; unless given, it has failed. */
export function newDelivery(
  server: TestServer,
  webhook: Pick<Selectable<Webhooks>, 'user_id' | 'id'>,
  overrides: Partial<Insertable<WebhookDeliveries>> = {},
): Promise<Selectable<WebhookDeliveries>> {
  return insert(server, 'webhook_deliveries', {
    user_id: webhook.user_id,
    webhook_id: webhook.id,
    id: randomUUID(),
    name: 'print.finished',
    body: '{"type":"print.finished","data":{}}',
    state: 'Failed',
    ...overrides,
  })
}
