import { sql, type Compilable, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer, together } from '../database/together.ts'
import type { EventName } from './names.ts'
import { recordedEvents, takeRecorded, type NewEvent, type RecordId } from './record.ts'

/** The maximum number of events whose records are read and written by one statement. */
const CHUNK = 500

/** Members that change with every update, so that they alone are not an update. */
const NOT_COMPARED = new Set(['updatedDate'])

/** Kind of record that is read when a transaction ends. */
type RecordKind = 'print' | 'spool' | 'filamentType' | 'brand' | 'printer' | 'notification'

/** Query of records of a user; those that are gone are missing. */
export interface RecordQuery {
  readonly query: Compilable<RecordRow>
  /** Makes of a row the record as the API returns it to the user. */
  readonly toRecord: (row: RecordRow) => object
}

interface RecordRow {
  readonly id: RecordId
}

/** Readers of records by their kind. */
export type RecordReaders = Readonly<
  Record<RecordKind, (trx: Transaction<DB>, userId: number, ids: readonly RecordId[]) => RecordQuery>
>

interface Row {
  readonly userId: number
  readonly name: EventName
  readonly printId: number | null
  readonly printerId: number | null
  readonly filamentId: string | null
  readonly data: string
  readonly previous: string | null
}

/** Event as it was written. */
export interface WrittenEvent extends Pick<NewEvent, 'userId' | 'name' | 'recordId'> {
  /** The record, as it is at the commit. */
  readonly data: object
  /** The members that an update has changed, as they were; null for other events. */
  readonly previous: object | null
}

/** Members of a record that name what its events are about. */
interface Members {
  readonly printId?: number | null
  readonly printerId?: number | null
  readonly loadedInPrinterId?: number | null
}

/**
 * Writes the events that a transaction has recorded, in one statement per 500. Call it last in the transaction
 * (`beforeCommit`), so that each event has its record as it is at the commit.
 * @returns the events, without those of updates that have changed nothing
 */
export async function writeEvents(trx: Transaction<DB>, readers: RecordReaders): Promise<readonly WrittenEvent[]> {
  // Events of a print come before those of the spools that it uses.
  const events = takeRecorded(trx).sort((one, other) => rank(one) - rank(other))
  const all: WrittenEvent[] = []
  for (let start = 0; start < events.length; start += CHUNK) {
    const chunk = events.slice(start, start + CHUNK)
    const records = await readMissing(trx, readers, chunk)
    const written = chunk.flatMap((event) => toWritten(event, event.data ?? records.get(keyOf(event))) ?? [])
    if (written.length > 0) await insertRows(trx, written.map(toRow))
    all.push(...written)
  }
  return all
}

function rank({ name }: NewEvent): number {
  return kindOf(name) === 'print' ? 0 : 1
}

function kindOf(name: EventName): string {
  return name.slice(0, name.indexOf('.'))
}

function keyOf({ userId, name, recordId }: NewEvent): string {
  return `${userId} ${kindOf(name)} ${recordId}`
}

/** Reads the records of events in one round trip. */
async function readMissing(
  trx: Transaction<DB>,
  readers: RecordReaders,
  events: readonly NewEvent[],
): Promise<ReadonlyMap<string, object>> {
  const known = readBefore.get(trx) ?? []
  const queries = queriesOf(trx, readers, events)
  const results = await together(trx, ...queries.map(({ query }) => query))
  const found = queries.flatMap(({ recordsOf }, index) => recordsOf(results[index] ?? []))
  return new Map([...known, ...found])
}

/** Records that were read before their transaction ends, by `keyOf` their events. */
const readBefore = new WeakMap<Transaction<DB>, Map<string, object>>()

/**
 * Reads the records of the events that a transaction has recorded with its next statement, instead of when it ends. Call it after
 * the last change of them.
 */
export async function deferRecords(trx: Transaction<DB>, readers: RecordReaders): Promise<void> {
  const known = new Map<string, object>()
  for (const { query, recordsOf } of queriesOf(trx, readers, recordedEvents(trx)))
    await defer(trx, query, (rows) => recordsOf(rows).forEach(([key, record]) => known.set(key, record)))
  readBefore.set(trx, known)
}

/** Builds a query for the records of each user and kind that are not known yet. */
function queriesOf(trx: Transaction<DB>, readers: RecordReaders, events: readonly NewEvent[]) {
  const known = readBefore.get(trx)
  const missing = events.filter((event) => event.data === undefined && !known?.has(keyOf(event)))
  const groups = Map.groupBy(missing, ({ userId, name }) => `${userId} ${kindOf(name)}`)
  return [...groups].flatMap(([group, of]) => {
    const [first] = of
    if (!first) return []
    const ids = new Set(of.map(({ recordId }) => recordId))
    const { query, toRecord } = readers[kindOf(first.name) as RecordKind](trx, first.userId, [...ids])
    const recordsOf = (rows: readonly RecordRow[]) => rows.map((row) => [`${group} ${row.id}`, toRecord(row)] as const)
    return [{ query, recordsOf }]
  })
}

/** Event as it is written, and the printer that it is about. */
type Complete = WrittenEvent & Pick<NewEvent, 'printerId'>

/** Null when the record is gone, or an update changed nothing. */
function toWritten(event: NewEvent, data: object | undefined): Complete | null {
  if (!data) return null
  const before = event.undo?.(data) ?? event.before
  const previous = before ? changedMembers(before, data) : null
  if (before && !previous && !event.isPartial && event.name.endsWith('.updated')) return null
  return { ...event, data, previous }
}

function toRow({ userId, name, recordId, printerId, data, previous }: Complete): Row {
  const kind = kindOf(name)
  const members = data as Members
  return {
    userId,
    name,
    printId: kind === 'print' ? Number(recordId) : (members.printId ?? null),
    printerId:
      kind === 'printer' ? Number(recordId) : (printerId ?? members.printerId ?? members.loadedInPrinterId ?? null),
    filamentId: kind === 'spool' ? String(recordId) : null,
    data: JSON.stringify(data),
    previous: previous && JSON.stringify(previous),
  }
}

/** Members of a record that have another value now, as they were; null without any. */
function changedMembers(before: object, after: object): object | null {
  const now = new Map(Object.entries(after))
  const changed = Object.entries(before).filter(
    ([name, value]) => !NOT_COMPARED.has(name) && JSON.stringify(value) !== JSON.stringify(now.get(name)),
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/** One parameter per column, so that any number of events is one prepared statement. It is sent with the commit. */
async function insertRows(trx: Transaction<DB>, rows: readonly Row[]): Promise<void> {
  const column = <Name extends keyof Row>(name: Name) => rows.map((row) => row[name])
  const columns: Columns = {
    userId: column('userId'),
    name: column('name'),
    printId: column('printId'),
    printerId: column('printerId'),
    filamentId: column('filamentId'),
    data: column('data'),
    previous: column('previous'),
  }
  await defer(trx, insertEvents(trx, {}, columns))
}

type Columns = { readonly [Name in keyof Row]: readonly Row[Name][] }

const insertEvents = templateOf(
  (_trx, _: object, { userId, name, printId, printerId, filamentId, data, previous }: Columns) => sql<object>`
    insert into pending_events (user_id, name, print_id, printer_id, filament_id, data, previous)
    select * from unnest(${userId}::bigint[], ${name}::text[], ${printId}::bigint[], ${printerId}::bigint[],
      ${filamentId}::uuid[], ${data}::json[], ${previous}::json[])`,
)
