import type { Row } from './mutant.ts'

const KEPT = 'http/keptBytes.test.ts'
const LARGE = 'operations/Octoprint/largePictures.test.ts'
const ONE = 'operations/Octoprint/oneAtATime.test.ts'
const CLOCK = 'operations/Octoprint/clock.test.ts'
const PROGRESS = 'operations/Octoprint/progress.test.ts'
const ERRORS = 'operations/Octoprint/errors.test.ts'
const PAIRING = 'integrations/matching.test.ts'
const OWNER = 'operations/Octoprint/owner.test.ts'
const WEBHOOK = 'operations/Octoprint/webhook.test.ts'
const NOTIFIER = 'operations/Moonraker/notifier.test.ts'

/** How the events of devices become prints, and what the owner's edits keep from them. */
export const devices: readonly Row[] = [
  ['src/integrations/errors.ts', 'PATIENCE = 60_000', 'PATIENCE = 6_000', ERRORS],
  ['src/integrations/errors.ts', "sql<boolean>`not 'status' = any(edited_fields)`", 'sql<boolean>`true`', ERRORS],
  ['src/integrations/errors.ts', 'lookAhead(patienceBefore(now))', 'patienceBefore(now).toISOString()', ERRORS],
  ['src/integrations/progress.ts', 'error_date: null,', '', ERRORS],
  ['src/integrations/progress.ts', 'progressPercent < (print.progressPercent ?? 0)', 'false', PROGRESS],
  ['src/integrations/progress.ts', 'Date.parse(startDate) <= at', 'true', PROGRESS],
  [
    'src/integrations/errors.ts',
    'const date = dateOf(event, receivedDate)',
    'const date = event.time ?? receivedDate',
    ERRORS,
  ],
  ['src/integrations/errors.ts', "where('start_date', 'is', null), ", '', ERRORS],
  ['src/integrations/finish.ts', 'Date.parse(last) > Date.parse(startDate)', 'false', ONE],
  ['src/integrations/progress.ts', '!mayFinish(last) || ', '', PROGRESS],
  ['src/integrations/progress.ts', '!(event.time !== null || isReplayed)', 'false', PROGRESS],
  ['src/integrations/progress.ts', 'start?.startDate === last.startDate ? last : null', 'last', PROGRESS],
  ['src/integrations/progress.ts', 'await recalculatePrints(trx, userId, [print.id], source)', '', PROGRESS],
  [
    'src/integrations/candidatePrints.ts',
    ".where('logged_date', '<=', date)\n      .where('start_event_key'",
    ".where('start_event_key'",
    PROGRESS,
  ],
  ['src/integrations/deviceEvent.ts', 'Date.parse(time) < Date.parse(receivedDate)', 'true', CLOCK],
  ['src/integrations/candidatePrints.ts', "(status === 'Failed' && isClosedByError) || ", '', ERRORS],
  ['src/integrations/finish.ts', '(print.errorReason ?? reason)', 'reason', ERRORS],
  [
    'src/integrations/finish.ts',
    '(event.progressPercent ?? -1) < (print.progressPercent ?? 0)',
    'event.progressPercent === null',
    'operations/Octoprint/progress.test.ts',
  ],
  ['src/integrations/errors.ts', "sql`lower(failure_reason)`, '=', NO_REASON", "'id', '>', 0", ERRORS],
  [
    'src/integrations/start.ts',
    'coalesce(failure_reason, ${NO_FINISH})',
    '${NO_FINISH}',
    'operations/Octoprint/oneAtATime.test.ts',
  ],
  ['src/integrations/finish.ts', 'reason?.toLowerCase() === NO_REASON', 'true', ERRORS],
  ['src/integrations/finish.ts', 'print.isOpen && print.failureReason !== null', 'false', ERRORS],
  ['src/integrations/progress.ts', 'error_reason: null,', '', ERRORS],
  ['src/integrations/candidatePrints.ts', '.where((where) => where.not(isOfFile(file)))', '', ONE],
  ['src/integrations/candidatePrints.ts', ".where('status', '=', 'Printing')", '', ONE],
  ['src/integrations/candidatePrints.ts', ".where('start_date', '>', date)", '', ONE],
  ['src/integrations/start.ts', "await addEvents(trx, userId, 'PrintStuck', payloads)", '', ONE],
  ['src/integrations/start.ts', '.filter(({ loggedDate }) => Date.parse(loggedDate) <= at)', '', ONE],
  ['src/integrations/start.ts', 'began === null ? []', 'began !== null ? []', ONE],
  ['src/http/keptBytes.ts', 'bytes.subarray(0, value.start), value.end', 'bytes.subarray(0, 0), value.end', LARGE],
  [
    'src/http/keptBytes.ts',
    'this.#tail = end === null ? this.#lastOf(bytes) : null',
    'this.#tail = this.#lastOf(bytes)',
    KEPT,
  ],
  ['src/http/values.ts', 'backslashesBefore(bytes, end, from) % 2 === 0', 'true', LARGE],
  ['src/http/values.ts', 'Math.min(bytes.length, delimiter.length - 1)', '0', KEPT],
  [
    'src/integrations/matching.ts',
    'print.startKey === key && isSameStart(print, arrival)',
    'false',
    PAIRING,
    'operations/Moonraker/order.test.ts',
  ],
  ['src/integrations/matching.ts', '5 * 60_000', '50 * 60_000', PAIRING],
  ['src/integrations/matching.ts', '(isReplayed || finishKey === null)', 'true', PAIRING],
  ['src/integrations/matching.ts', '(startKey !== null && id > repeated.id)', 'true', PAIRING],
  ['src/integrations/matching.ts', '(next.startKey === null || time(next.startDate) < at)', 'true', PAIRING],
  [
    'src/integrations/matching.ts',
    'startKey !== null && time(startDate) > at',
    'startKey !== null && time(startDate) < at',
    PAIRING,
  ],
  ['src/integrations/matching.ts', 'startKey !== null || (hasOwnTime && isLong(printSeconds))', 'false', PAIRING],
  ['src/integrations/matching.ts', ' || (hasOwnTime && isLong(printSeconds))', '', PAIRING],
  ['src/integrations/matching.ts', '(hasOwnTime && isLong(printSeconds))', 'isLong(printSeconds)', PAIRING],
  ['src/integrations/matching.ts', 'hasOwnTime && isLong(elapsedSeconds)', 'false', PAIRING],
  ['src/integrations/matching.ts', '!isOpen ? 2 : startKey === null ? 1 : 0', '0', PAIRING],
  ['src/integrations/matching.ts', 'isOpen && startKey !== null && finishKey === null && ', '', PAIRING],
  ['src/integrations/matching.ts', 'hasOwnTime || isReplayed', 'isReplayed', PAIRING],
  ['src/integrations/candidatePrints.ts', "if (editedFields.includes('status')) return false", '', OWNER],
  [
    'src/integrations/candidatePrints.ts',
    "status === 'Cancelled' && startKey !== null && finishKey === null",
    'false',
    'operations/Moonraker/order.test.ts',
  ],
  [
    'src/integrations/candidatePrints.ts',
    'then file_hash = ${fileHash}',
    'then true',
    'operations/Octoprint/order.test.ts',
  ],
  ['src/integrations/finish.ts', '!print.editedFields.includes(field) && ', '', OWNER],
  ['src/integrations/finish.ts', "isOurs && !print.editedFields.includes('failureReason')", 'isOurs', OWNER],
  ['src/integrations/finish.ts', 'if (!areEdited) ', '', OWNER],
  ['src/integrations/finish.ts', " && may('estimatedPrintTimeInSeconds', null)", '', OWNER],
  ['src/integrations/start.ts', " || edited.has('startDate')", '', OWNER],
  ['src/integrations/start.ts', "edited.has('estimatedPrintTimeInSeconds')", 'false', OWNER],
  ['src/integrations/start.ts', "!editedFields.includes('status')", 'true', OWNER],
  [
    'src/prints/change.ts',
    'if (isFromIntegration(after.source)) await',
    'if (false) await',
    OWNER,
    'operations/Moonraker/owner.test.ts',
  ],
  ['src/integrations/octoprint.ts', "reason?.toLowerCase() === 'cancelled'", 'false', WEBHOOK],
  ['src/integrations/connectionTest.ts', 'isShown: true', 'isShown: false', WEBHOOK],
  ['src/integrations/octoprint.ts', "case 'print progress':", "case 'print halted':", WEBHOOK],
  ['src/integrations/moonraker.ts', "cancelled: 'Cancelled'", "cancelled: 'Failed'", NOTIFIER],
  ['src/integrations/moonraker.ts', 'Math.round((current / total) * 100)', 'Math.round(current / total)', NOTIFIER],
  ['src/spoolUse/claim.ts', ' and ${wasRecent}', '', 'spoolUse/use.test.ts'],
  ['src/integrations/secrets.ts', '!SECRET_NAME.test(name)', 'true', 'integrations/secrets.test.ts'],
  ['src/integrations/secrets.ts', " && !text.includes('\\\\u')", '', 'integrations/secrets.test.ts'],
  [
    'src/integrations/materials.ts',
    'const own = entries.find(({ slot }) => slot === tool)',
    'const own = entries[0]',
    WEBHOOK,
  ],
]
