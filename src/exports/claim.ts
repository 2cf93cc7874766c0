import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { inTransaction } from '../database/transaction.ts'
import { isServed } from '../users/staying.ts'
import { exportPercent } from './detail.ts'
import { recordExport } from './change.ts'

/** Milliseconds for which an archive belongs to the instance that makes it; it renews the claim as it goes on. */
export const CLAIM = 60_000
/** Attempts, after which an archive has failed: it may be what ends the instances. */
const ATTEMPTS = 3
/** Percentage points between two events about progress. */
const STEP = 10

/** Archive that this instance makes. */
export interface ClaimedExport {
  readonly userId: number
  readonly id: string
  readonly attempt: string
  /** Attempt of an instance that has died, whose pieces must be deleted; null for none. */
  readonly former: { readonly attempt: string; readonly pieces: number } | null
  /** Whether no attempt is left. */
  readonly isExhausted: boolean
  /** When it was claimed, in milliseconds of the Unix epoch. */
  readonly claimedAt: number
}

/** State of an archive in progress. */
export interface ExportState {
  readonly pieces: number
  readonly bytes: number
  readonly records: number
  readonly totalRecords: number
}

/** Claims the oldest archive that waits, or whose instance has died; null when there is none. */
export async function claimExport(db: Kysely<DB>, now: Date): Promise<ClaimedExport | null> {
  const due = await db
    .selectFrom('exports')
    .select(['user_id as userId', 'id'])
    .where('deleted_date', 'is', null)
    .where('state', 'in', ['Waiting', 'Running'])
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now.toISOString())]))
    .where((row) => isServed(row.ref('user_id')))
    .orderBy('created_date')
    .limit(1)
    .executeTakeFirst()
  return due
    ? inTransaction(db, async (trx) => {
        const { userId, id } = due
        const row = await trx
          .selectFrom('exports')
          .select(['attempt', 'pieces', 'attempts'])
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('deleted_date', 'is', null)
          .where('state', 'in', ['Waiting', 'Running'])
          .where((it) => it.or([it('claimed_until', 'is', null), it('claimed_until', '<=', now.toISOString())]))
          .forUpdate()
          .skipLocked()
          .executeTakeFirst()
        if (!row) return null
        const attempt = randomUUID()
        await trx
          .updateTable('exports')
          .set({
            state: 'Running',
            attempt,
            attempts: row.attempts + 1,
            claimed_until: endOfClaim(now),
            pieces: 0,
            bytes: 0,
            records: 0,
            total_records: null,
            shown_percent: 0,
          })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute()
        const former = row.attempt === null ? null : { attempt: row.attempt, pieces: row.pieces }
        return { userId, id, attempt, former, isExhausted: row.attempts >= ATTEMPTS, claimedAt: now.getTime() }
      })
    : null
}

/** Renews a claim and stores the progress. Returns false when the archive was deleted or taken over. */
export function renewExport(db: Kysely<DB>, claimed: ClaimedExport, state: ExportState, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { pieces, bytes, records, totalRecords } = state
    const row = await held(trx, claimed)
      .set({ claimed_until: endOfClaim(now), pieces, bytes, records, total_records: totalRecords })
      .returning('shown_percent as shown')
      .executeTakeFirst()
    if (!row) return false
    const percent = exportPercent(state)
    if (percent < row.shown + STEP) return true
    await held(trx, claimed).set({ shown_percent: percent }).execute()
    await recordExport(trx, claimed.userId, claimed.id, 'export.progressed')
    return true
  })
}

/** Ends an archive with success. Returns false when it was deleted or taken over. */
export function finishExport(
  db: Kysely<DB>,
  claimed: ClaimedExport,
  { pieces, bytes, records, totalRecords }: ExportState,
  dates: { readonly now: Date; readonly expiresDate: Date },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await held(trx, claimed)
      .set({
        state: 'Ready',
        claimed_until: null,
        pieces,
        bytes,
        records,
        total_records: totalRecords,
        finished_date: dates.now.toISOString(),
        expires_date: dates.expiresDate.toISOString(),
      })
      .returning('id')
      .executeTakeFirst()
    if (row) await recordExport(trx, claimed.userId, claimed.id, 'export.finished')
    return row !== undefined
  })
}

/** Ends an archive with a failure. Its pieces must be deleted already. */
export async function failExport(
  db: Kysely<DB>,
  claimed: ClaimedExport,
  error: string,
  dates: { readonly now: Date; readonly expiresDate: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await held(trx, claimed)
      .set({
        state: 'Failed',
        claimed_until: null,
        pieces: 0,
        bytes: 0,
        error,
        finished_date: dates.now.toISOString(),
        expires_date: dates.expiresDate.toISOString(),
      })
      .returning('id')
      .executeTakeFirst()
    if (row) await recordExport(trx, claimed.userId, claimed.id, 'export.failed')
  })
}

/** Gives an archive back, for another instance or a later start. Its pieces must be deleted already. */
export async function releaseExport(db: Kysely<DB>, claimed: ClaimedExport): Promise<void> {
  await held(db, claimed)
    .set({ state: 'Waiting', claimed_until: null, attempts: sql`attempts - 1`, pieces: 0, bytes: 0, records: 0 })
    .execute()
}

/** The row, while this instance still has its claim. */
function held(db: Pick<Kysely<DB>, 'updateTable'>, { userId, id, attempt }: ClaimedExport) {
  return db
    .updateTable('exports')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'Running')
    .where('deleted_date', 'is', null)
}

function endOfClaim(now: Date): string {
  return new Date(now.getTime() + CLAIM).toISOString()
}
