import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { refreshRarity } from '../../src/achievements/rarity.ts'
import { closeErrors } from '../../src/integrations/errors.ts'
import { replayEvents } from '../../src/integrations/replay.ts'
import { storeEvent } from '../../src/integrations/storedEvent.ts'
import { closeStuckPrints } from '../../src/jobs/closeStuckPrints.ts'
import { fillPrintSettings } from '../../src/jobs/fillPrintSettings.ts'
import { reportLowTypes } from '../../src/jobs/lowTypes.ts'
import { reportDueMaintenance } from '../../src/jobs/maintenanceDue.ts'
import * as purge from '../../src/jobs/purge.ts'
import { purgeDeviceEvents } from '../../src/jobs/purgeDeviceEvents.ts'
import { SettingsPurge } from '../../src/jobs/purgeSettings.ts'
import { repairPublicKeys } from '../../src/jobs/repairPublicKeys.ts'
import { repairWritten } from '../../src/jobs/repairWritten.ts'
import { reportStuckPrints } from '../../src/jobs/stuckPrints.ts'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { newWorkshop, notice, webhook } from '../integrations/devices.ts'
import { newFilamentType, newPrint } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { Snapshots } from './snapshots.ts'
import { IDENTIFIES, StatementRecorder } from './statements.ts'

const server = await startServer({}, { isOwn: true })
const { client, config } = server
const { db, pool, quotas, store } = server.services
const recorder = new StatementRecorder(pool)
const snapshots = new Snapshots('background')
const log = pino({ level: 'silent' })

for (const [name, send] of Object.entries({
  'events of Moonraker': async () => {
    const { user, printer } = await newWorkshop(server)
    for (const event of ['started', 'paused', 'complete']) {
      await client.call('Moonraker_PostNotification', { body: notice(printer.id, event), as: user })
    }
  },
  'events of OctoPrint': async () => {
    const { user, printer } = await newWorkshop(server)
    for (const topic of ['Print Started', 'Print Progress', 'Print Done']) {
      await client.call('Octoprint_PostEvent', { body: webhook(printer.id, topic), as: user })
    }
  },
})) {
  test(`the statements with a join of ${name} are those that were reviewed`, async (context) => {
    const statements = await recorder.joins(send)
    const own = statements.filter((text) => !IDENTIFIES.test(text))
    snapshots.require(context, name.replaceAll(' ', '-'), own)
  })
}

test('the statements with a join of the periodic jobs are those that were reviewed', async (context) => {
  const { user, printer } = await newWorkshop(server)
  await client.call('PrinterMaintenance_PostEntry', {
    as: user,
    body: { printerId: printer.id, category: 'Bed', done: false, dueDate: '2026-01-01T00:00Z' },
  })
  await newPrint(server, user, {
    status: 'Printing',
    printer_id: printer.id,
    start_date: '2026-01-01T00:00Z',
    start_event_key: Buffer.from('key'),
    error_date: '2026-01-01T00:00Z',
    error_reason: 'Heater',
  })
  await newFilamentType(server, user, { reorder_point_mg: 500_000 })
  const body = notice(printer.id, 'started')
  await storeEvent(db, { userId: user.id, source: 'Moonraker', body, snapshot: null })
  const { id } = await newPrint(server, user, { view_status: 'Public' })
  await db.deleteFrom('public_prints').where('user_id', '=', user.id).execute()
  const comment = { user_id: user.id, print_id: id, author_id: user.id, body: 'A comment' }
  await db.insertInto('comments').values(comment).execute()
  const later = new Date(Date.now() + 365 * 86_400_000)
  const muchLater = new Date(later.getTime() + 7 * 86_400_000)
  await client.call('Users_PatchMe', { as: user, body: { closeStuckPrintsAfterDays: 7 } })
  const jobs: Record<string, () => Promise<unknown>> = {
    replay: () => replayEvents({ db, log, quotas, store }, later, new Date(0)),
    'stuck-prints': () => reportStuckPrints(db, later),
    'close-stuck-prints': () => closeStuckPrints(db, muchLater),
    'device-errors': () => closeErrors(db, later),
    'low-types': () => reportLowTypes(db, later),
    'due-maintenance': () => reportDueMaintenance(db, later),
    rarity: () => refreshRarity(db, later),
    'print-settings': () => fillPrintSettings(db),
    'public-keys': () => repairPublicKeys(db),
    'written-comments': () => repairWritten(db),
    outbox: () => new OutboxDelivery(db, log).run(later),
    'purge-settings': () => new SettingsPurge(db, config.storage).run(later),
    'purge-counts': () => purge.purgeSettingsSaves(db),
    'purge-idempotency-keys': () => purge.purgeIdempotencyKeys(db, later),
    'purge-device-events': () => purgeDeviceEvents(db, later, config.storage),
    'purge-notifications': () => purge.purgeNotifications(db, later, config.storage),
    'purge-sessions': () => purge.purgeSessions(db, later),
    'purge-outbox': () => purge.purgeOutbox(db, later),
  }
  for (const [name, job] of Object.entries(jobs)) snapshots.require(context, name, await recorder.joins(job, true))
})

test('every snapshot belongs to a piece of work', () => {
  assert.deepEqual(snapshots.unused(), [])
})
