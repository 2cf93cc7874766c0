import { setTimeout } from 'node:timers/promises'
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import { otherUsers } from './demo/data/otherUsers.ts'
import { demoUser } from './demo/data/demoUser.ts'
import type { DB, Images } from '../../generated/database.d.ts'
import { completeSomeSpools } from '../filamentTypes/completeSpools.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import { adoptEmptyStore } from '../media/ownership.ts'
import { refreshPublicKeys } from '../prints/publicKeys.ts'
import { recalculatePrints } from '../ledger/recalculate.ts'
import { grantAchievements } from './demo/achievements.ts'
import { maintenanceRows } from './demo/maintenance.ts'
import { addComments } from './demo/comments.ts'
import { exampleIds } from './demo/data/exampleIds.ts'
import { addExamples, examplePrint } from './demo/examples.ts'
import { generateHistory } from './demo/history.ts'
import {
  createAccount,
  loadedRows,
  printerRows,
  projectRows,
  spoolRows,
  userRow,
  type DemoAccount,
} from './demo/account.ts'
import { adjustLedgers, dateUsage, LEDGER_ACTOR, openLedgers } from './demo/ledger.ts'
import type { Logbook } from './demo/logbook.ts'
import { addNotifications } from './demo/notifications.ts'
import { storeDemoImages } from './demo/images.ts'
import { Photographer } from './demo/photographer.ts'
import { Random } from './demo/random.ts'
import { setReorderPoints } from './demo/reorderPoints.ts'
import { insertRows, takeIds } from './demo/rows.ts'
import { usageRow } from './demo/usages.ts'

/** Key of the advisory lock that a process holds while it loads the demo logbook. The value is arbitrary. */
const LOADING = 0x64_65_6d_6f
const RETRY_MS = 100
/** Statement timeout while loading, in milliseconds: a year of prints is inserted at once, perhaps on a slow machine. */
export const LOADING_TIMEOUT = 60_000

interface Options {
  /** Issuer of the sign-in provider that the accounts belong to. */
  readonly issuer: string
  /** Store for the images of prints and projects. */
  readonly store: MediaStore
  /** Time of loading: the newest prints are of this day. */
  readonly now?: Date
  /** Takes the images. One that has taken them before makes another loading faster. */
  readonly photographer?: Photographer
}

/**
 * Loads a year of prints: the demo user's logbook and smaller ones of other people, who comment on each other's prints.
 * The logbooks are loaded completely or not at all, and only if the demo user does not exist yet. When several processes load
 * at once, one of them does the work and the others wait.
 * @returns the demo user's id
 */
export async function loadDemo(db: Kysely<DB>, options: Options): Promise<{ userId: number }> {
  for (;;) {
    const userId =
      (await findDemoUser(db, options.issuer)) ??
      (await db.connection().execute((connection) => tryLoad(connection, options)))
    if (userId !== null) return { userId }
    // The lock is polled: a statement that waits for it would hit the statement timeout of two seconds.
    await setTimeout(RETRY_MS)
  }
}

async function findDemoUser(db: Kysely<DB>, issuer: string): Promise<number | null> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', demoUser.subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/**
 * Loads the logbooks unless another process is loading them.
 * @param connection single connection, which holds the lock
 * @returns null when another process holds the lock
 */
async function tryLoad(connection: Kysely<DB>, options: Options): Promise<number | null> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${LOADING}) as locked`.execute(connection)
  if (rows[0]?.locked !== true) return null
  try {
    return (await findDemoUser(connection, options.issuer)) ?? (await load(connection, options))
  } finally {
    await sql`select pg_advisory_unlock(${LOADING})`.execute(connection)
  }
}

/**
 * Generates the logbooks and stores their images, then inserts everything in one transaction.
 * @returns null when the demo user signed in for the first time meanwhile
 */
async function load(
  db: Kysely<DB>,
  { issuer, store, now = new Date(), photographer = new Photographer() }: Options,
): Promise<number | null> {
  await adoptEmptyStore({ db, store })
  const logbooks = await generateLogbooks(db, now)
  const random = new Random('what people do with it')
  const images = await storeDemoImages(logbooks, store, photographer, now)
  return inTransaction(db, (trx) => insertLogbooks(trx, logbooks, images, { issuer, random, now }))
}

/** Generates the logbooks of all people, with ids reserved from the sequences. */
async function generateLogbooks(db: Kysely<DB>, now: Date): Promise<Logbook[]> {
  const people = [demoUser, ...otherUsers]
  const userIds = await takeIds(db, 'users', people.length)
  const printerIds = await takeIds(
    db,
    'printers',
    people.flatMap((person) => person.printers).length,
    exampleIds.printer,
  )
  const generated = people.map((person, index) => {
    const random = new Random(person.subject)
    const account = createAccount(person, userIds[index] ?? 0, printerIds.splice(0, person.printers.length), random)
    return { account, drafts: generateHistory(account, random, now) }
  })
  const printCount = generated.flatMap(({ drafts }) => drafts).length
  const printIds = await takeIds(db, 'prints', printCount, exampleIds.print)
  return generated.map(({ account, drafts }) => {
    const prints = drafts.map((draft) => ({ userId: account.userId, id: 0, draft }))
    // The first id is that of the example.
    const example = examplePrint({ account }, prints)
    if (example) example.id = printIds.shift() ?? 0
    for (const print of prints) if (print !== example) print.id = printIds.shift() ?? 0
    return { account, prints }
  })
}

/** Inserts the logbooks, the demo user's first. Returns the demo user's id, or null when the identity already has an account. */
async function insertLogbooks(
  trx: Transaction<DB>,
  logbooks: readonly Logbook[],
  images: readonly Insertable<Images>[],
  { issuer, random, now }: { readonly issuer: string; readonly random: Random; readonly now: Date },
): Promise<number | null> {
  const [demoUserId = 0] = logbooks.map(({ account }) => account.userId)
  if (!(await claimIdentity(trx, issuer, demoUserId))) return null
  await insertAccounts(
    trx,
    logbooks.map(({ account }) => account),
    issuer,
    now,
  )
  for (const logbook of logbooks) await insertPrints(trx, logbook, now)
  await insertRows(trx, 'images', images)
  for (const { id, user_id, print_id, project_id, filament_id, printer_id } of images) {
    const isProfile = (print_id ?? project_id ?? filament_id ?? printer_id ?? null) === null
    if (isProfile) await trx.updateTable('users').set({ image_id: id }).where('id', '=', user_id).execute()
  }
  await addComments(trx, logbooks, random, now)
  await grantAchievements(trx, logbooks, now)
  await addNotifications(trx, logbooks, now)
  await addExamples(trx, demoUserId, now)
  return demoUserId
}

/** Creates the demo user's identity. Returns false when it already has an account. */
async function claimIdentity(trx: Transaction<DB>, issuer: string, userId: number): Promise<boolean> {
  const row = await trx
    .insertInto('identities')
    .values({ issuer, subject: demoUser.subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Inserts the users with their printers, spools and projects. An identity that already signed in keeps its own account. */
async function insertAccounts(
  trx: Transaction<DB>,
  accounts: readonly DemoAccount[],
  issuer: string,
  now: Date,
): Promise<void> {
  const rowsFrom = <Row>(rowsOf: (account: DemoAccount, now: Date) => Row[]) =>
    accounts.flatMap((account) => rowsOf(account, now))
  await insertRows(
    trx,
    'users',
    rowsFrom((account) => [userRow(account, now)]),
  )
  await trx
    .insertInto('identities')
    .values(accounts.map(({ person, userId }) => ({ issuer, subject: person.subject, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await insertRows(trx, 'printers', rowsFrom(printerRows))
  await insertSpools(trx, accounts, now)
  await insertRows(trx, 'projects', rowsFrom(projectRows))
  await insertRows(trx, 'loaded_filaments', rowsFrom(loadedRows))
  const entries = rowsFrom(maintenanceRows)
  const entryIds = await takeIds(trx, 'maintenance_entries', entries.length, exampleIds.maintenanceEntry)
  await insertRows(
    trx,
    'maintenance_entries',
    entries.map((entry, index) => ({ ...entry, id: entryIds[index] ?? 0 })),
  )
  await openLedgers(
    trx,
    accounts.map(({ userId }) => userId),
  )
}

/** Inserts the spools with their brands, types and numbers; the demo user's first, which the contract's examples name. */
async function insertSpools(trx: Transaction<DB>, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  await takeIds(trx, 'brands', 0, exampleIds.brand)
  await takeIds(trx, 'filament_types', 0, exampleIds.filamentType)
  for (const group of [accounts.slice(0, 1), accounts.slice(1)]) {
    await insertRows(
      trx,
      'filaments',
      group.flatMap((account) => spoolRows(account, now)),
    )
    while ((await completeSomeSpools(trx)) > 0);
    for (const account of group) await setReorderPoints(trx, account)
  }
}

async function insertPrints(trx: Transaction<DB>, { account, prints }: Logbook, now: Date): Promise<void> {
  const { userId } = account
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
  await recalculatePrints(trx, userId, ids, LEDGER_ACTOR)
  await refreshPublicKeys(trx, userId, ids)
  await dateUsage(trx, userId)
  await adjustLedgers(trx, account, now)
}
