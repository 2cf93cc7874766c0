import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'
import { anyOf } from '../database/anyOf.ts'
import type { Reader } from '../database/reader.ts'
import { defer, together } from '../database/together.ts'
import { recordEvents } from '../events/record.ts'
import { brandedName } from '../kernel/brandedName.ts'
import { addEvents } from '../outbox/events.ts'
import { withStock } from './rows.ts'

/** The maximum number of users that one statement finds. */
const USERS = 200
/**
 * Seconds after which the stock is compared again without an event. Uses of a spool within a minute after one with an event have none;
 * the rest is for their transactions.
 */
const REPEAT_SECONDS = 90

/** A row of the stock whose filament type has a reorder point. */
interface WatchedRow {
  readonly typeId: number
  readonly brand: string | null
  readonly name: string | null
  readonly materialType: string
  readonly freeMg: number
  readonly reorderPointMg: number
  /** Null while it is unknown. */
  readonly isLow: boolean | null
  /** Whether an import is being written or undone, so that only a part of its records may be there. */
  readonly isPartial: boolean
}

/**
 * Finds users with reorder points whose log of events has grown since their stock was last compared with them. Every change of a stock,
 * of planned prints and of filament types has an event, so that recording them costs nothing more.
 */
export async function listChangedStocks(db: Kysely<DB>, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('filament_types as type')
    .leftJoin('stock_watches as watch', 'watch.user_id', 'type.user_id')
    .leftJoin('event_heads as head', 'head.user_id', 'type.user_id')
    .select('type.user_id as userId')
    .distinct()
    .where(sql<boolean>`(type.reorder_point_mg is not null or type.low_date is not null)`)
    .where(
      sql<boolean>`(watch.user_id is null or watch.position <> coalesce(head.position, 0) or watch.repeat_date <= ${now.toISOString()}::timestamptz)`,
    )
    .where(sql<boolean>`not ${isImporting(sql`type.user_id`)}`)
    .orderBy('type.user_id')
    .limit(USERS)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** An import that is being written or undone. */
function isImporting(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from imports as import where import.user_id = ${userId} and import.state in ('Committing', 'Undoing'))`
}

/**
 * Compares the stock of a user with the reorder points, and reports filament types that have become low: once each, until they were
 * above their reorder points again (docs/domain.md, "Low stock"). The lock of the row lets one instance at a time do so.
 * @returns false when another instance does it, or an import is under way
 */
export async function compareStock(trx: Transaction<DB>, userId: number, now: Date): Promise<boolean> {
  const watch = await claimWatch(trx, userId)
  if (!watch) return false
  // The position first: what happens after it was read is compared the next time.
  const [[head], rows] = await together(
    trx,
    trx.selectFrom('event_heads').select('position').where('user_id', '=', userId),
    selectWatched(trx as Reader as ReadonlyKysely<DB>, userId),
  )
  if (rows.some(({ isPartial }) => isPartial)) return false
  const low = await markLow(trx, userId, rows, now)
  recordEvents(
    trx,
    low.map(({ typeId }) => ({ userId, name: 'filamentType.low', recordId: typeId })),
  )
  await addEvents(
    trx,
    userId,
    'LowFilamentType',
    low.map(({ typeId, freeMg, reorderPointMg, ...row }) => ({ typeId, name: nameOf(row), freeMg, reorderPointMg })),
  )
  const position = head?.position ?? 0
  const repeatDate = position === watch.position ? null : new Date(now.getTime() + REPEAT_SECONDS * 1000).toISOString()
  await defer(
    trx,
    trx.updateTable('stock_watches').set({ position, repeat_date: repeatDate }).where('user_id', '=', userId),
  )
  return true
}

/** Locks the row of a user; undefined when another instance has it. */
async function claimWatch(trx: Transaction<DB>, userId: number): Promise<{ readonly position: number } | undefined> {
  const [, [watch]] = await together(
    trx,
    trx
      .insertInto('stock_watches')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing()),
    trx.selectFrom('stock_watches').select('position').where('user_id', '=', userId).forUpdate().skipLocked(),
  )
  return watch
}

/** Selects the rows of filament types with a reorder point. */
function selectWatched(db: ReadonlyKysely<DB>, userId: number) {
  return withStock(db, userId)
    .selectFrom('stock')
    .select([
      sql<number>`stock.type_id`.as('typeId'),
      'stock.brand',
      'stock.name',
      sql<string>`stock.material_type`.as('materialType'),
      'stock.free_mg as freeMg',
      sql<number>`stock.reorder_point_mg`.as('reorderPointMg'),
      'stock.is_low as isLow',
      isImporting(sql`${userId}`).as('isPartial'),
    ])
    .where('stock.reorder_point_mg', 'is not', null)
    .orderBy('stock.type_id')
}

/**
 * Stores which types are low. One whose state is unknown, since spools of unknown weight may be enough, stays as it is.
 * @returns the rows of the types that have become low
 */
async function markLow(
  trx: Transaction<DB>,
  userId: number,
  rows: readonly WatchedRow[],
  now: Date,
): Promise<WatchedRow[]> {
  const idsOf = (some: readonly WatchedRow[]) => anyOf(some.map(({ typeId }) => typeId))
  const [, marked] = await together(
    trx,
    trx
      .updateTable('filament_types as type')
      .set({ low_date: null })
      .where('type.user_id', '=', userId)
      .where('type.low_date', 'is not', null)
      .where(sql<boolean>`not type.id = ${idsOf(rows.filter(({ isLow }) => isLow !== false))}`),
    trx
      .updateTable('filament_types as type')
      .set({ low_date: now.toISOString() })
      .where('type.user_id', '=', userId)
      .where('type.low_date', 'is', null)
      .where(sql<boolean>`type.id = ${idsOf(rows.filter(({ isLow }) => isLow === true))}`)
      .returning('type.id'),
  )
  const ids = new Set(marked.map(({ id }) => id))
  return rows.filter(({ typeId }) => ids.has(typeId))
}

/** Name of a type, for a person; its material where it has none. */
function nameOf({ brand, name, materialType }: Pick<WatchedRow, 'brand' | 'name' | 'materialType'>): string {
  return brandedName(brand, name ?? materialType)
}
