import type { Row } from './mutant.ts'

const PURGE = 'jobs/purge.test.ts'
const SWEEP = 'media/sweep.test.ts'
const UNDO = 'imports/undo.test.ts'
const UNCLAIMED = 'quotas/unclaimed.test.ts'
const WEBHOOKS = 'operations/Webhooks/lifecycle.test.ts'

/** How much is stored, and for how long. */
export const storage: readonly Row[] = [
  ['src/quotas/rooms.ts', 'return amount <= allowed - (await measure(trx))', 'return true', 'quotas/rooms.test.ts'],
  ['src/quotas/rooms.ts', 'room.left < amount || ', '', 'quotas/rooms.test.ts'],
  ['src/quotas/bytes.ts', 'LEAST_BYTES = 4096', 'LEAST_BYTES = 0', 'quotas/bytes.test.ts'],
  ['src/quotas/unclaimed.ts', ".where(sum, '<=', allowed)", '', UNCLAIMED],
  ['src/media/s3Client.ts', 'RETRIES = 2', 'RETRIES = 1', 'media/hangingS3.test.ts'],
  ['src/media/s3Client.ts', 'inTime(timeout, reader.read(), leave)', 'reader.read()', 'media/hangingS3.test.ts'],
  [
    'src/quotas/unclaimed.ts',
    'unclaimedSettingsBytesInAll) throw this.#full()',
    'unclaimedSettingsBytesInAll) this.#full()',
    UNCLAIMED,
  ],
  ['src/quotas/unclaimed.ts', '.update(addressOwner(address))', '.update(address)', UNCLAIMED],
  [
    'src/imports/restore/settingsRoom.ts',
    'isCommit ? 0 : await plannedBytes(trx, held)',
    '0',
    'imports/boundedSettings.test.ts',
  ],
  [
    'src/imports/restore/settingsRoom.ts',
    'greatest(settings_bytes, ',
    'greatest(null, ',
    'imports/boundedSettings.test.ts',
  ],
  ['src/imports/restore/settingsRoom.ts', 'left -= size', 'left -= 0', 'imports/boundedSettings.test.ts'],
  ['src/imports/hold.ts', 'isForgiven ? 1 : 0', '0', 'faults/imports.test.ts'],
  [
    'src/imports/reading/sqlite.ts',
    "'spo_spoolmodel', [], 'created'",
    "'spo_spoolmodel'",
    'imports/spoolManagerDatabase.test.ts',
  ],
  ['src/imports/formats/losses.ts', 'value !== words(text, Infinity)', 'text === undefined', 'imports/losses.test.ts'],
  ['src/imports/formats/losses.ts', "plain !== '' && plain", 'plain', 'imports/losses.test.ts'],
  ['src/imports/formats/sheet.ts', 'hours * 3600', 'hours * 60', 'imports/sheets.test.ts'],
  ['src/imports/formats/sheet.ts', '(count > 1 ? null : total)', 'null', 'imports/sheets.test.ts'],
  [
    'src/imports/restore/imageRoom.ts',
    'isCommit ? 0 : await plannedBytes(trx, held)',
    '0',
    'imports/boundedImages.test.ts',
  ],
  ['src/imports/restore/imageRoom.ts', 'left -= bytes', 'left -= 0', 'imports/boundedImages.test.ts'],
  ['src/imports/restore/imageRoom.ts', '[...here, ...planned]', 'here', 'imports/boundedImages.test.ts'],
  ['src/imports/restore/imageRoom.ts', '[...here, ...planned]', 'planned', 'imports/boundedImages.test.ts'],
  ['src/imports/run.ts', 'await this.#file?.touch()', '', 'imports/temporaryFolders.test.ts'],
  ['src/jobs/purge.ts', 'before(now, MS_PER_DAY)', 'before(now, 2 * MS_PER_DAY)', PURGE],
  ['src/jobs/purge.ts', 'before(now, 30 * MS_PER_DAY)', 'before(now, 40 * MS_PER_DAY)', PURGE],
  ['src/jobs/purge.ts', 'is_read and created_date', 'created_date', PURGE],
  ['src/jobs/deleteRows.ts', 'where coalesce(before, 0) < ${BYTES}', '', PURGE],
  ['src/jobs/schedule.ts', 'Math.min(IDLE, free)', 'IDLE', 'jobs/jobs.test.ts'],
  [
    'src/streams/eventStream.ts',
    '\\nid: ${this.#position}\\n\\n`)\n    const',
    '\\n\\n`)\n    const',
    'operations/Events/stream.test.ts',
  ],
  [
    'src/operations/Events/GetEvents.ts',
    'Number.isSafeInteger(position)',
    'true',
    'operations/Events/GetEvents.test.ts',
  ],
  ['src/webhooks/change.ts', 'before.url !== after.url', 'false', 'webhooks/delivery.test.ts'],
  ['src/webhooks/deliveries.ts', 'greatest(due_date, (', 'least(due_date, (', 'webhooks/delivery.test.ts'],
  ['src/pages/signIn.ts', 'await closeStreams(services.db, userId)', '', 'sessions/streams.test.ts'],
  ['src/outgoing/due.ts', 'if (later)', 'if (false)', 'push/delivery.test.ts', 'webhooks/delivery.test.ts'],
  ['src/webhooks/outcome.ts', 'webhook.url === delivery.url', 'true', 'webhooks/delivery.test.ts'],
  ['src/webhooks/resend.ts', '.where(matches(userId, filter))', '', WEBHOOKS],
  ['src/webhooks/resend.ts', 'if (printerIds === undefined) return isNamed', 'return isNamed', WEBHOOKS],
  ['src/webhooks/change.ts', '[...new Set(ids)].filter', '(ids ?? []).filter', WEBHOOKS],
  ['src/push/claim.ts', 'greatest(due_date, claimed_until)', 'due_date', 'push/delivery.test.ts'],
  ['src/jobs/clockGuard.ts', 'TOLERANCE = 300', 'TOLERANCE = 300_000', 'jobs/clockGuard.test.ts'],
  ['src/jobs/clockGuard.ts', 'if (differs) throw', 'if (false) throw', 'jobs/clockGuard.test.ts'],
  ['src/jobs/stuckPrints.ts', 'then 48 else 24 end', 'then 24 else 24 end', 'jobs/stuckPrints.test.ts'],
  ['src/jobs/stuckPrints.ts', ' and stuck_date is null', '', 'jobs/stuckPrints.test.ts'],
  ['src/jobs/closeStuckPrints.ts', ' and closed_date is null', '', 'jobs/closeStuckPrints.test.ts'],
  ['src/jobs/closeStuckPrints.ts', " and not 'status' = any(edited_fields)", '', 'jobs/closeStuckPrints.test.ts'],
  [
    'src/jobs/closeStuckPrints.ts',
    'greatest(stuck_date, ${lastSignOfLife})',
    'stuck_date',
    'jobs/closeStuckPrints.test.ts',
  ],
  ['src/outbox/watch.ts', 'state.oldestSeconds > alarmSeconds', 'false', 'outbox/watch.test.ts'],
  ['src/outbox/watch.ts', 'this.#late > 1', 'this.#late > 0', 'outbox/watch.test.ts'],
  ['src/outbox/quietHours.ts', 'isSkipped &&', 'false &&', 'push/quietHours.test.ts'],
  ['src/jobs/measureQueues.ts', ".where('delivered_date', 'is', null)", '', 'outbox/watch.test.ts'],
  ['src/jobs/schedule.ts', 'if (!news) return Math.max(MINIMUM, Math.min(every, free))', '', 'jobs/jobs.test.ts'],
  ['src/media/sweep.ts', 'await ownsStore(services)', 'true', SWEEP],
  ['src/media/sweep.ts', 'GRACE = 60 * 60 * 1000', 'GRACE = 60 * 1000', SWEEP],
  ['src/media/sweep.ts', 'TRASH_DAYS = 7', 'TRASH_DAYS = 1', SWEEP],
  ['src/media/ownership.ts', 'known < unknown', 'known < 0', SWEEP],
]

const IMAGE = 'media/image.test.ts'
const SERVE = 'responses/imageResponse.test.ts'
const OWN = 'operations/Images/images.test.ts'
const PROFILE = 'operations/Users/image.test.ts'

/** Images, from their upload to their bytes. */
export const images: readonly Row[] = [
  ['src/media/image.ts', 'MAX_PIXELS = 40_000_000', 'MAX_PIXELS = 400_000_000', IMAGE],
  ['src/media/image.ts', 'THUMBNAIL_SIZE = 320', 'THUMBNAIL_SIZE = 321', IMAGE],
  ['src/media/image.ts', '    .autoOrient()\n', '', IMAGE],
  ['src/media/image.ts', 'if (isPolyglot(bytes)) throw notTaken()', '', IMAGE],
  [
    'src/http/upload.ts',
    'MAX_IMAGE_BYTES = 12 * 1024 * 1024',
    'MAX_IMAGE_BYTES = 13 * 1024 * 1024',
    'http/upload.test.ts',
  ],
  ['src/media/image.ts', '    .rotate(degrees)\n', '', OWN],
  ['src/images/change.ts', '  requireMatch(image)\n', '', OWN],
  [
    'src/imports/restore/undo.ts',
    "record.caption is distinct from made.record -> 'record' ->> 'caption'",
    'false',
    UNDO,
  ],
  ['src/imports/restore/undo.ts', 'and turned.record_id = record.id::text', 'and false', UNDO],
  ['src/imports/restore/plan.ts', '= ${ownId} and', '= wanted.id and', 'imports/roundTrip.test.ts'],
  ['src/images/change.ts', 'others.toSpliced(position, 0, id)', '[...others, id]', OWN],
  [
    'src/images/visible.ts',
    "profile.view_status, 'Private'",
    "profile.view_status, 'Public'",
    'operations/Filaments/images.test.ts',
  ],
  [
    'src/users/reference.ts',
    "case when ${hasPublicProfile} then ${column('image_id')} end",
    "${column('image_id')}",
    PROFILE,
  ],
  ['src/responses/range.ts', 'Math.min(end, size - 1)', 'end', SERVE],
  ['src/responses/range.ts', 'start < size', 'start <= size', SERVE],
  ['src/responses/range.ts', 'if (end < start) return null', '', SERVE],
]
