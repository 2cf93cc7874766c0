import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { neighbours } from '../../db/demo/neighbours.ts'
import { owner } from '../../db/demo/owner.ts'
import type { DB } from '../../generated/database.d.ts'
import type { MediaStore } from '../media/store.ts'
import { settlePrints } from '../prints/settle.ts'
import { earnBadges } from './demo/badges.ts'
import { careRows } from './demo/care.ts'
import { converse } from './demo/conversation.ts'
import { writeHistory } from './demo/history.ts'
import { furnish, loadedRows, printerRows, projectRows, spoolRows, userRow, type Household } from './demo/household.ts'
import { adjustLedgers, dateUsage, LEDGER_ACTOR, openLedgers } from './demo/ledger.ts'
import type { Logbook } from './demo/logbook.ts'
import { tellNews } from './demo/news.ts'
import { takePictures } from './demo/pictures.ts'
import { Random } from './demo/random.ts'
import { insertRows, takeIds } from './demo/rows.ts'
import { usageRow } from './demo/usages.ts'

/** Any number of ours; whoever loads holds the advisory lock of this number. */
const LOADING = 0x64_65_6d_6f
const RETRY_MS = 100
/** Milliseconds that a statement of the loading may take: a year of prints is written at once, perhaps by a slow machine. */
export const LOADING_TIMEOUT = 60_000

interface Options {
  /** The sign-in provider that the accounts belong to. */
  readonly issuer: string
  /** Where the pictures go. */
  readonly store: MediaStore
  /** The newest prints are of this day. */
  readonly now?: Date
}

/**
 * Loads a year of prints: the demo user's logbook and some smaller ones of other people, who comment on each other's prints.
 * All or nothing, and nothing when the demo user exists already. Of several that load at once one does and the others wait
 * for it.
 * @returns the demo user's id
 */
export async function loadDemo(db: Kysely<DB>, options: Options): Promise<{ userId: number }> {
  for (;;) {
    const userId =
      (await findDemoUser(db, options.issuer)) ?? (await db.transaction().execute((trx) => tryLoad(trx, options)))
    if (userId !== null) return { userId }
    // Asked again rather than waited for in the database, where a statement may last two seconds.
    await setTimeout(RETRY_MS)
  }
}

async function findDemoUser(db: Kysely<DB>, issuer: string): Promise<number | null> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', owner.subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Null when somebody else is loading. */
async function tryLoad(trx: Transaction<DB>, options: Options): Promise<number | null> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOADING}) as locked`.execute(trx)
  if (rows[0]?.locked !== true) return null
  // Nothing is asked of the database while the pictures are drawn: on a slow machine longer than a transaction may stand still.
  await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(trx)
  return (await findDemoUser(trx, options.issuer)) ?? (await load(trx, options))
}

/** Null when the demo user signed in for the first time just now. */
async function load(trx: Transaction<DB>, { issuer, store, now = new Date() }: Options): Promise<number | null> {
  const people = [owner, ...neighbours]
  const userIds = await takeIds(trx, 'users', people.length)
  const demoUserId = userIds[0] ?? 0
  if (!(await takeAccount(trx, issuer, demoUserId))) return null
  const printerIds = await takeIds(trx, 'printers', people.flatMap((person) => person.printers).length)
  const written = people.map((person, index) => {
    const random = new Random(person.subject)
    const household = furnish(person, userIds[index] ?? 0, printerIds.splice(0, person.printers.length), random)
    return { household, drafts: writeHistory(household, random, now) }
  })
  const printIds = await takeIds(trx, 'prints', written.flatMap(({ drafts }) => drafts).length)
  const logbooks = written.map(({ household, drafts }) => {
    const { userId } = household
    return { household, prints: drafts.map((draft) => ({ userId, id: printIds.shift() ?? 0, draft })) }
  })
  await insertHouseholds(
    trx,
    logbooks.map(({ household }) => household),
    issuer,
    now,
  )
  for (const logbook of logbooks) await insertPrints(trx, logbook, now)
  const random = new Random('what people do with it')
  for (const logbook of logbooks) await insertRows(trx, 'images', await takePictures(logbook, store, random))
  await converse(trx, logbooks, random, now)
  await tellNews(trx, logbooks, now)
  // The demo user is left to look for themselves.
  await earnBadges(trx, userIds.slice(1), now)
  return demoUserId
}

/** False when the demo user has an account already. */
async function takeAccount(trx: Transaction<DB>, issuer: string, userId: number): Promise<boolean> {
  const row = await trx
    .insertInto('identities')
    .values({ issuer, subject: owner.subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Everybody with their accounts, printers, spools and projects; somebody who signed in by the same name keeps the account. */
async function insertHouseholds(
  trx: Transaction<DB>,
  households: readonly Household[],
  issuer: string,
  now: Date,
): Promise<void> {
  const from = <Row>(rowsOf: (household: Household, now: Date) => Row[]) =>
    households.flatMap((household) => rowsOf(household, now))
  await insertRows(
    trx,
    'users',
    from((household) => [userRow(household, now)]),
  )
  await trx
    .insertInto('identities')
    .values(households.map(({ person, userId }) => ({ issuer, subject: person.subject, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await insertRows(trx, 'printers', from(printerRows))
  await insertRows(trx, 'filaments', from(spoolRows))
  await insertRows(trx, 'projects', from(projectRows))
  await insertRows(trx, 'loaded_filaments', from(loadedRows))
  await insertRows(trx, 'maintenance_entries', from(careRows))
  await openLedgers(
    trx,
    households.map(({ userId }) => userId),
  )
}

async function insertPrints(trx: Transaction<DB>, { household, prints }: Logbook, now: Date): Promise<void> {
  const { userId } = household
  await insertRows(
    trx,
    'prints',
    prints.map(({ id, draft }) => ({ user_id: userId, id, ...draft.print })),
  )
  await insertRows(
    trx,
    'filament_usages',
    prints.flatMap(({ id, draft }) =>
      draft.usages.map((usage, position) => usageRow(usage, position, { userId, id, status: draft.print.status })),
    ),
  )
  const ids = prints.map(({ id }) => id)
  await settlePrints(trx, userId, ids, LEDGER_ACTOR)
  await dateUsage(trx, userId)
  await adjustLedgers(trx, household, now)
}
