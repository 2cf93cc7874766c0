import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  newBlockedUser,
  newComment,
  newDelivery,
  newExport,
  newGrant,
  newImage,
  newImport,
  newMaintenanceEntry,
  newNotification,
  newPushDevice,
  newSession,
  newSpoolConnection,
  newWebhook,
} from '../../support/belongings.ts'
import {
  insert,
  load,
  newBrand,
  newFilament,
  newFilamentType,
  newPrint,
  newPrinter,
  newProject,
  newSlicerSettings,
  newUsage,
  newUser,
  type User,
} from '../../support/factories.ts'
import { tablesOf } from '../../support/rows.ts'
import type { TestServer } from '../../support/server.ts'

/** Gives a user a row of each kind, and a published print, project and profile. */
export async function fill(server: TestServer, user: User) {
  const owner = { user_id: user.id }
  const project = await newProject(server, user, { view_status: 'Public' })
  const printer = await newPrinter(server, user)
  const brand = await newBrand(server, user)
  const type = await newFilamentType(server, user, { brand_id: brand.id })
  const filament = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000, type_id: type.id })
  await load(server, printer, filament)
  const settings = await newSlicerSettings(server, { ...owner })
  const place = { printer_id: printer.id, project_id: project.id, slicer_settings_id: settings.id }
  const print = await newPrint(server, user, { view_status: 'Public', ...place })
  await insert(server, 'print_settings', { ...owner, print_id: print.id, slicer_settings_id: settings.id })
  await newUsage(server, print, { filament_id: filament.id })
  await insert(server, 'spool_uses', {
    ...owner,
    filament_id: filament.id,
    print_id: print.id,
    minute: '2026-01-01T00:00:00Z',
    used_ng: 1_000_000,
  })
  await insert(server, 'spool_use_requests', {
    ...owner,
    connection_id: randomUUID(),
    fingerprint: randomBytes(32),
    token: randomUUID(),
    arrived_date: '2026-01-01T00:00:00Z',
  })
  const image = await newImage(server, print)
  await newImage(server, project)
  await newMaintenanceEntry(server, printer)
  await newGrant(server, user)
  await newSession(server, user)
  await newSpoolConnection(server, user)
  await insert(server, 'spool_settings', { ...owner, key: 'currency', value: '"EUR"' })
  await insert(server, 'spool_fields', { ...owner, entity: 'spool', key: 'tag', name: 'Tag', field_type: 'text' })
  const { token } = await newPushDevice(server, user)
  await insert(server, 'push_deliveries', {
    ...owner,
    token,
    topic: 'print-1',
    event_id: randomUUID(),
    type: 'PrintFailed',
    title: 'Print failed',
    message: 'Bracket has failed.',
    action_path: '/prints/1',
    due_date: '2026-01-01T00:00:00Z',
    created_date: '2026-01-01T00:00:00Z',
  })
  await insert(server, 'notification_settings', { ...owner, muted_push: ['Achievement'] })
  await newExport(server, user)
  await newNotification(server, user)
  await newBlockedUser(server, user)
  await newComment(server, print, await newUser(server))
  await newComment(server, print, user)
  await insert(server, 'outbox', { ...owner, type: 'LowStock', payload: '{}', delivered_date: '2026-01-01T00:00:00Z' })
  await insert(server, 'device_events', { ...owner, source: 'OctoPrint', body: '{}', print_id: print.id })
  await insert(server, 'idempotency_keys', {
    ...owner,
    key: randomUUID(),
    operation_id: 'Prints_PostPrint',
    request_hash: randomBytes(32),
  })
  const delivery = await newDelivery(server, await newWebhook(server, user))
  await insert(server, 'webhook_attempts', {
    ...owner,
    webhook_id: delivery.webhook_id,
    delivery_id: delivery.id,
    number: 1,
    started_date: '2026-01-01T00:00:00Z',
    milliseconds: 1,
  })
  const { id: importId } = await newImport(server, user)
  await insert(server, 'import_parts', { ...owner, import_id: importId, number: 0, bytes: Buffer.from('[]') })
  await insert(server, 'import_rows', { ...owner, import_id: importId, position: 1, kind: 'Print', label: 'A print' })
  const addition = { ...owner, import_id: importId, position: 1 }
  await insert(server, 'import_additions', { ...addition, kind: 'Brand', key: 'prusament' })
  await insert(server, 'imported_records', {
    ...owner,
    kind: 'Print',
    source_key: 'moonraker:1:1',
    record_id: String(print.id),
    content_hash: randomBytes(32),
    record_date: '2026-01-01T00:00:00Z',
  })
  const event = { ...owner, name: 'print.created', data: '{}' }
  await insert(server, 'pending_events', event)
  await insert(server, 'events', { ...event, position: 1, bytes: 2, created_date: '2026-01-01T00:00:00Z' })
  await insert(server, 'event_heads', { ...owner, position: 1, bytes: 2 })
  await insert(server, 'stock_watches', owner)
  await insert(server, 'dismissed_hints', { ...owner, key: 'prints', tier: 1 })
  await insert(server, 'earned_achievements', { ...owner, key: 'prints', tier: 1, retroactive: false })
  return { print, project, image }
}

/** The tables with a column for a user's id, and how many rows of the user each has. */
export async function ownRows({ db }: TestServer, userId: number): Promise<Map<string, number>> {
  const owned = (await tablesOf(db)).filter(({ columns }) => columns.includes('user_id'))
  const counts = owned.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*)::int as rows from ${sql.table(name)} where user_id = ${userId}`,
  )
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return new Map(rows.map((row) => [row.name, row.rows]))
}

/** The rows of all tables in which a text occurs, in any column. */
export async function rowsWith({ db }: TestServer, text: string): Promise<string[]> {
  const tables = await tablesOf(db)
  const rows = tables.map(
    ({ name }) => sql`select ${name}::text || ' ' || to_jsonb(t)::text as row from ${sql.table(name)} t`,
  )
  const found = await sql<{ row: string }>`
    select row from (${sql.join(rows, sql` union all `)}) everything where position(${text} in row) > 0`.execute(db)
  return found.rows.map(({ row }) => row)
}
