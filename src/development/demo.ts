import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { neighbours } from '../../db/demo/neighbours.ts'
import { owner } from '../../db/demo/owner.ts'
import type { DB } from '../../generated/database.d.ts'
import { settlePrints } from '../prints/settle.ts'
import type { Draft } from './demo/draft.ts'
import { writeHistory } from './demo/history.ts'
import { furnish, loadedRows, printerRows, projectRows, spoolRows, userRow, type Household } from './demo/household.ts'
import { adjustLedgers, dateUsage, LEDGER_ACTOR, openLedgers } from './demo/ledger.ts'
import { Random } from './demo/random.ts'
import { insertRows, takeIds } from './demo/rows.ts'
import { usageRow } from './demo/usages.ts'

/** Any number of ours; whoever loads holds the advisory lock of this number. */
const LOADING = 0x64_65_6d_6f
const RETRY_MS = 100

interface Logbook {
  readonly household: Household
  readonly drafts: readonly Draft[]
}

interface Options {
  /** The sign-in provider that the accounts belong to. */
  readonly issuer: string
  /** The newest prints are of this day. */
  readonly now?: Date
}

/**
 * Loads a year of prints: the demo user's logbook and some smaller ones of other people. All or nothing, and nothing when
 * the demo user exists already. Of several that load at once one does and the others wait for it.
 * @returns the demo user's id
 */
export async function loadDemo(db: Kysely<DB>, { issuer, now = new Date() }: Options): Promise<{ userId: number }> {
  for (;;) {
    const userId =
      (await findDemoUser(db, issuer)) ?? (await db.transaction().execute((trx) => tryLoad(trx, issuer, now)))
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
async function tryLoad(trx: Transaction<DB>, issuer: string, now: Date): Promise<number | null> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOADING}) as locked`.execute(trx)
  if (rows[0]?.locked !== true) return null
  return (await findDemoUser(trx, issuer)) ?? (await load(trx, issuer, now))
}

/** Null when the demo user signed in for the first time just now. */
async function load(trx: Transaction<DB>, issuer: string, now: Date): Promise<number | null> {
  const people = [owner, ...neighbours]
  const userIds = await takeIds(trx, 'users', people.length)
  const demoUserId = userIds[0] ?? 0
  if (!(await takeAccount(trx, issuer, demoUserId))) return null
  const printerIds = await takeIds(trx, 'printers', people.flatMap((person) => person.printers).length)
  const logbooks = people.map((person, index) => {
    const random = new Random(person.subject)
    const household = furnish(person, userIds[index] ?? 0, printerIds.splice(0, person.printers.length), random)
    return { household, drafts: writeHistory(household, random, now) }
  })
  await insertHouseholds(trx, logbooks, issuer, now)
  const printIds = await takeIds(trx, 'prints', logbooks.flatMap(({ drafts }) => drafts).length)
  for (const { household, drafts } of logbooks) {
    await insertPrints(trx, household, drafts, printIds.splice(0, drafts.length), now)
  }
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
  logbooks: readonly Logbook[],
  issuer: string,
  now: Date,
): Promise<void> {
  const households = logbooks.map(({ household }) => household)
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
  await openLedgers(
    trx,
    households.map(({ userId }) => userId),
  )
}

async function insertPrints(
  trx: Transaction<DB>,
  household: Household,
  drafts: readonly Draft[],
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const { userId } = household
  const entries = drafts.map((draft, index) => ({ draft, key: { user_id: userId, id: ids[index] ?? 0 } }))
  await insertRows(
    trx,
    'prints',
    entries.map(({ draft, key }) => ({ ...key, ...draft.print })),
  )
  await insertRows(
    trx,
    'filament_usages',
    entries.flatMap(({ draft, key }) =>
      draft.usages.map((usage, position) =>
        usageRow(usage, position, { userId, id: key.id, status: draft.print.status }),
      ),
    ),
  )
  await settlePrints(trx, userId, ids, LEDGER_ACTOR)
  await dateUsage(trx, userId)
  await adjustLedgers(trx, household, now)
}
