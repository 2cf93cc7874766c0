import type { Row } from './mutant.ts'

const DELETION = 'operations/Users/DeleteMe.test.ts'
const LEAVING = 'web/accountData.test.ts'
const REMOVAL = 'operations/Prints/removeComment.test.ts'
const BLOCKED = 'operations/BlockedUsers/blockedUsers.test.ts'
const DRILL = 'backup/drill.test.ts'
const REFUSALS = 'backup/refusals.test.ts'
const TOGETHER = 'database/together.test.ts'
const GARBAGE = 'database/garbage.test.ts'

/** Deleting accounts. */
export const deletion: readonly Row[] = [
  ['src/identity/deletion.ts', '  await endOwnSessions(trx, userId)\n', '', DELETION],
  ['src/identity/deletion.ts', "where('deletion_date', '>', sql<string>`now()`)", 'sql<boolean>`true`', DELETION],
  ['src/identity/deletion.ts', ' - GRACE_DAYS * MS_PER_DAY', '', DELETION],
  ['src/pages/signIn.ts', '!signedIn.isAnew && !isLaterSignIn', 'signedIn.isAnew && !isLaterSignIn', LEAVING],
  ['src/identity/recentSignIn.ts', ': Infinity', ': 0', DELETION],
  ['src/users/publicProfile.ts', "    .where('deletion_date', 'is', null)\n", '', DELETION],
  ['src/jobs/deleteAccounts.ts', '  await leaveComments(db, userId)\n', '', DELETION],
  ['src/comments/write.ts', ' || authorId === DELETED_USER_ID', '', DELETION],
  ['src/comments/blocked.ts', 'blockedId === DELETED_USER_ID || ', '', DELETION],
  ['src/comments/blocked.ts', "nameForOthers('u').as('displayName')", "'u.display_name as displayName'", BLOCKED],
  ['src/comments/blocked.ts', ", user('u.deletion_date', 'is', null)", '', BLOCKED],
  [
    'src/exports/download.ts',
    "          .where((row) => isServed(row.ref('user_id')))\n",
    '',
    'operations/Exports/lifecycle.test.ts',
  ],
  ['src/jobs/deleteAccounts.ts', '    await nameNobody(trx, ownerId, comments)\n', '', DELETION],
  ['src/outbox/notificationTexts.ts', 'languages.find((tag) => title.startsWith(titleStart(tag)))', 'null', DELETION],
  ['src/prints/delete.ts', '  await retractCommentsOn(trx, userId, ids)\n', '', DELETION, REMOVAL],
  ['src/comments/write.ts', '  await retractComment(trx, printOwnerId, printId, id)\n', '', DELETION, REMOVAL],
  ['src/jobs/deleteAccounts.ts', ".where('deletion_date', '<=', now.toISOString())", '', DELETION],
]

/** Backup and restore. */
export const backup: readonly Row[] = [
  ['src/backup/backUp.ts', 'begin isolation level repeatable read read only', 'begin', DRILL],
  ['src/backup/restore.ts', '    await setSequences(client, manifest.sequences)\n', '', DRILL],
  ['src/backup/restore.ts', '      await undo().catch(() => undefined)\n', '', REFUSALS],
  ['src/backup/restore.ts', '    await raisePositions(trx)\n', '', 'backup/positions.test.ts'],
  [
    'src/backup/restore.ts',
    'update webhooks set position = position',
    'update webhooks set position = 0',
    'backup/positions.test.ts',
  ],
  ['src/backup/verify.ts', '    this.#hash.update(hashed)\n', '', DRILL],
  ['src/backup/mediaTarget.ts', 'if (storeId === databaseId) return', 'if (storeId !== null) return', REFUSALS],
]

/** Statements that are sent together. */
export const transactions: readonly Row[] = [
  ['src/database/batch.ts', 'this.#failure = error instanceof Error ? error :', 'void', TOGETHER],
  ['src/database/batch.ts', 'delete connection.submittedNamedStatements[name]', 'void connection', TOGETHER],
  ['src/database/batch.ts', "this.#known.get(this.name ?? '')", 'undefined', TOGETHER],
  [
    'src/database/namedClient.ts',
    'return isUnsent ? NO_RESULT : this.#sendText(text)',
    'return this.#sendText(text)',
    TOGETHER,
  ],
  ['src/database/namedClient.ts', ' && waiting.length === 1) return', ') return', TOGETHER],
  ['src/database/namedClient.ts', 'connectionParameters.query_timeout = 0', 'void 0', GARBAGE],
  ['src/database/transaction.ts', ", '0A000'", '', TOGETHER],
  ['src/database/namedClient.ts', " || statements.some(({ text }) => text === 'begin')", '', TOGETHER],
]
