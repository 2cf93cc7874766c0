import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'
import { inTransaction } from '../database/transaction.ts'

/**
 * Milliseconds between checks whether the first response has left. Its mark is written after the response, and a client may
 * send the next report before that; the repetition of a client that gave up waits for all of these checks.
 */
const PAUSES = [5, 20, 50, 100]

/** A report as it was received. */
export interface UseRequest {
  readonly userId: number
  readonly connectionId: string
  /** SHA-256 of the spool and of the body as it was sent. */
  readonly fingerprint: Buffer
  /** When it was received, by the database's clock. */
  readonly arrivedDate: Date
}

/** Receipt of a report. */
export interface UseReceipt {
  readonly userId: number
  readonly connectionId: string
  readonly fingerprint: Buffer
  /** Names the report that was deducted. */
  readonly token: string
  /** Whether it repeats that one, so that nothing was deducted for it. */
  readonly isRepeated: boolean
}

/**
 * Lets a report be deducted, unless it is the client's repetition: it has the content of one of the same connection that
 * came less than 15 seconds earlier, and came before a response to that one had left. The state is in the database, so the
 * two may reach different instances; a repetition waits for the transaction of the first.
 * @param deduct deducts it under a token; returns false when a report with this content stands in the way
 */
export async function admit(
  db: Kysely<DB>,
  request: UseRequest,
  deduct: (token: string) => Promise<boolean>,
): Promise<UseReceipt> {
  const { userId, connectionId, fingerprint, arrivedDate } = request
  const pauses = PAUSES.values()
  for (;;) {
    const token = randomUUID()
    if (await deduct(token)) return { userId, connectionId, fingerprint, token, isRepeated: false }
    const known = await readKnown(db, request)
    if (known?.answeredDate && Date.parse(known.answeredDate) > arrivedDate.getTime())
      return { userId, connectionId, fingerprint, token: known.token, isRepeated: true }
    if (!known || known.answeredDate) continue
    const pause = pauses.next()
    if (pause.done) return { userId, connectionId, fingerprint, token: known.token, isRepeated: true }
    await sleep(pause.value)
  }
}

async function readKnown(db: Kysely<DB>, { userId, connectionId, fingerprint }: UseRequest) {
  return db
    .selectFrom('spool_use_requests')
    .select(['token', 'answered_date as answeredDate'])
    .where('user_id', '=', userId)
    .where('connection_id', '=', connectionId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
}

/** Mark of a report whose response has left. */
type Mark = Pick<UseReceipt, 'userId' | 'connectionId' | 'fingerprint' | 'token'> & {
  /** RFC 3339, by the database's clock. */
  readonly answeredDate: string
}

/** Marks that came while others of the same user were written, by user. */
const gathered = new WeakMap<Kysely<DB>, Map<number, Mark[]>>()

/**
 * Notes that the response to a report has left: the same content is a new report from now on. Marks of a user that come while
 * one is written are written together after it; their calls have returned by then.
 * @param answeredDate when it left, by the database's clock
 */
export async function markAnswered(db: Kysely<DB>, receipt: UseReceipt, answeredDate: Date): Promise<void> {
  const { userId, connectionId, fingerprint, token } = receipt
  const mark = { userId, connectionId, fingerprint, token, answeredDate: answeredDate.toISOString() }
  const users = gathered.get(db) ?? new Map<number, Mark[]>()
  gathered.set(db, users)
  const waiting = users.get(userId)
  if (waiting) return void waiting.push(mark)
  const failures: unknown[] = []
  for (let marks: Mark[] = [mark]; marks.length > 0; marks = users.get(userId) ?? []) {
    users.set(userId, [])
    await writeMarks(db, marks).catch((error: unknown) => failures.push(error))
  }
  users.delete(userId)
  if (failures.length > 0) throw failures[0]
}

/** In the order of their content, so that two instances wait for each other instead of deadlocking. */
async function writeMarks(db: Kysely<DB>, marks: readonly Mark[]): Promise<void> {
  const [only] = marks
  if (only && marks.length === 1) return void (await db.executeQuery(updateMark(db, {}, only).compile()))
  const ordered = [...marks].sort((one, other) => Buffer.compare(one.fingerprint, other.fingerprint))
  await inTransaction(db, async (trx) => {
    for (const mark of ordered) await defer(trx, updateMark(trx, {}, mark))
  })
}

const updateMark = templateOf((db, _shape: object, mark: Mark) =>
  db
    .updateTable('spool_use_requests')
    .set({ answered_date: mark.answeredDate })
    .where('user_id', '=', mark.userId)
    .where('connection_id', '=', mark.connectionId)
    .where('fingerprint', '=', mark.fingerprint)
    .where('token', '=', mark.token)
    .where('answered_date', 'is', null),
)
