import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ImportPrinterDto, ImportSpoolDto, ImportState } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { sumOf, type KindCounts } from './counts.ts'

/** Minutes after which a run that stored no progress counts as dead. */
const CLAIM_MINUTES = 3
/** Runs without progress after which an import is given up: it may be what ends the instances. */
const ATTEMPTS = 5

/** An import that this run works on. */
export interface Held {
  readonly userId: number
  readonly id: string
  readonly claim: string
  readonly state: ImportState
  readonly format: string
  readonly zone: string
  readonly currency: string
  readonly deductsMaterial: boolean
  readonly printers: readonly ImportPrinterDto[]
  readonly spools: readonly ImportSpoolDto[]
  readonly actor: string
  readonly doneCount: number
  readonly rowCount: number
  /** Of the file. */
  readonly bytes: number
  readonly kinds: KindCounts
  /** Runs that have begun since the last progress, this one included. */
  readonly attempts: number
  /** When the file was uploaded. */
  readonly createdDate: string
}

/** Whether no attempt is left to continue an import. */
export function isExhausted({ attempts }: Held): boolean {
  return attempts > ATTEMPTS
}

/** The import was deleted, or another run has taken it over. */
export class LostImport extends Error {}

const COLUMNS = [
  'user_id as userId',
  'id',
  'state',
  'format',
  'time_zone as zone',
  'currency',
  'deducts_material as deductsMaterial',
  'printers',
  'spools',
  'actor',
  'done_count as doneCount',
  'row_count as rowCount',
  'bytes',
  'kinds',
  'attempts',
  'created_date as createdDate',
] as const

/** A condition on an import. */
const isWaiting = sql<boolean>`state in ('Reading', 'Planning', 'Committing', 'Undoing')
  and (claimed_until is null or claimed_until < now())`

/** Takes the import that has waited longest for a step; null when none waits. One that a dead run had taken counts too. */
export async function claimImport(db: Kysely<DB>): Promise<Held | null> {
  const waiting = await db
    .selectFrom('imports')
    .select(['user_id as userId', 'id'])
    .where(isWaiting)
    .orderBy('updated_date')
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return null
  // Nothing when another run was faster.
  const row = await db
    .updateTable('imports')
    .set({
      claim: randomUUID(),
      attempts: sql<number>`attempts + 1`,
      claimed_until: sql<string>`now() + make_interval(mins => ${CLAIM_MINUTES})`,
    })
    .where('user_id', '=', waiting.userId)
    .where('id', '=', waiting.id)
    .where(isWaiting)
    .returning([...COLUMNS, 'claim'])
    .executeTakeFirst()
  return row ? toHeld(row) : null
}

/**
 * Locks the import and reads its progress, at the beginning of each batch; the claim is extended.
 * @throws LostImport
 */
export async function holdImport(trx: Transaction<DB>, { userId, id, claim }: Held): Promise<Held> {
  const row = await trx
    .updateTable('imports')
    .set({ claimed_until: sql<string>`now() + make_interval(mins => ${CLAIM_MINUTES})` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .returning([...COLUMNS, 'claim'])
    .executeTakeFirst()
  if (!row) throw new LostImport('The import was deleted, or another run has taken it over.')
  return toHeld(row)
}

/**
 * Stores the progress of a batch. Each run reads the file from its beginning, so only the end of reading ends the count of attempts, and
 * the number of rows stays that of the run that has read the most.
 */
export async function storeProgress(
  trx: Transaction<DB>,
  { userId, id }: Held,
  doneCount: number,
  kinds: KindCounts,
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({
      done_count: sql<number>`greatest(done_count, ${doneCount}::integer)`,
      kinds: JSON.stringify(kinds),
      counts: JSON.stringify(sumOf(kinds)),
      attempts: sql<number>`case when state = 'Reading' then attempts else 0 end`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Ends a step; the import waits for the next one, or for its owner. */
export async function enterState(
  trx: Transaction<DB>,
  { userId, id }: Held,
  state: ImportState,
  error: string | null = null,
): Promise<void> {
  const isWork = state === 'Planning'
  await trx
    .updateTable('imports')
    .set({
      state,
      error,
      attempts: 0,
      updated_date: sql<string>`now()`,
      ...(state === 'Committed' ? { committed_date: sql<string>`now()` } : {}),
      ...(isWork ? { done_count: 0 } : { claim: null, claimed_until: null }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** How an import is given back after a failure that may pass. */
interface Release {
  /** Whether the run does not count. */
  readonly isForgiven: boolean
  /** Seconds until a run may take it. */
  readonly pause: number
}

/** Lets others take the import, after a failure that may pass. */
export async function releaseImport(
  db: Kysely<DB>,
  { userId, id, claim }: Held,
  { isForgiven, pause }: Release,
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      claim: null,
      claimed_until: sql<string>`now() + make_interval(secs => ${pause})`,
      attempts: sql<number>`greatest(attempts - ${isForgiven ? 1 : 0}::integer, 0)`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

/** Lets others take the import at once; the run does not count. */
export async function returnImport(db: Kysely<DB>, { userId, id, claim }: Held): Promise<void> {
  await db
    .updateTable('imports')
    .set({ claim: null, claimed_until: null, attempts: sql<number>`greatest(attempts - 1, 0)` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

function toHeld(row: {
  readonly state: string
  readonly claim: string | null
  readonly printers: unknown
  readonly spools: unknown
  readonly kinds: unknown
}): Held {
  return row as unknown as Held
}
