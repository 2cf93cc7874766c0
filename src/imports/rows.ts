import { sql, type Kysely, type Transaction } from 'kysely'
import type { ImportVerdict } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { forgetAdditions } from './additions.ts'
import { addVerdicts, type KindCounts } from './counts.ts'
import type { Held } from './hold.ts'
import { contentHash, type StoredRow, type WrittenPlan } from './plan.ts'
import type { ImportedDraft, ReadRow, ImportedKind } from './records.ts'

/** Characters of records that are in memory at a time; a single record can have more. */
const MAX_BATCH = 8 * 1024 * 1024
/** Escapes of characters that PostgreSQL cannot store: zero, and halves of a surrogate pair. */
const UNSTORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g

/** Stores rows as they are read. */
export async function insertReadRows(
  trx: Transaction<DB>,
  { userId, id }: Held,
  first: number,
  rows: readonly ReadRow[],
): Promise<void> {
  const values = rows.map(({ kind, label, key, draft, problem }, at) => ({
    position: first + at,
    kind,
    label,
    source_key: key,
    record: draft,
    verdict: problem?.verdict ?? null,
    reason: problem?.reason ?? null,
  }))
  const json = JSON.stringify(values).replaceAll(UNSTORABLE, '$1')
  await sql`insert into import_rows (user_id, import_id, position, kind, label, source_key, record, verdict, reason)
    select ${userId}, ${id}, position, kind, label, source_key, nullif(record, 'null'), verdict, reason
    from jsonb_to_recordset(${json}::jsonb) as read (position integer, kind text, label text,
      source_key text, record jsonb, verdict text, reason text)`.execute(trx)
}

/** Rows that are marked as repetitions by one statement. */
const REPETITIONS = 500

/**
 * Rows of a file that name a record twice count once: the first one. The rows are marked by their positions, since PostgreSQL has
 * no statistics of rows that were just stored and compared each row with each (4.2 s for 3,000 rows, and quadratic).
 */
export async function skipRepetitions(trx: Transaction<DB>, { userId, id }: Held): Promise<void> {
  const { rows: repetitions } = await sql<{ position: number; first: number }>`
    -- one row: a row whose key an earlier one of the file has
    select position, first from (
      select position, min(position) over (partition by kind, source_key) as first
      from import_rows where user_id = ${userId} and import_id = ${id} and record is not null
    ) as keyed where position > first order by position`.execute(trx)
  for (let start = 0; start < repetitions.length; start += REPETITIONS) {
    const some = repetitions.slice(start, start + REPETITIONS)
    const positions = some.map(({ position }) => position)
    const firsts = some.map(({ first }) => first)
    await sql`update import_rows set record = null, verdict = 'Skipped',
        reason = 'Row ' || (${firsts}::integer[])[array_position(${positions}::integer[], position)] || ' is the same.'
      where user_id = ${userId} and import_id = ${id} and position = any(${positions}::integer[])`.execute(trx)
  }
}

/** Names of printers and spools that the rows of a file have. */
export interface FoundNames {
  /** Null when prints name none. */
  readonly printers: readonly (string | null)[]
  readonly spools: readonly string[]
}

/** The maximum number of names of a list. */
const MAX_NAMES = 200
/** The maximum characters of a name. */
const MAX_NAME = 200

/** Collects the names that a person can choose records for. Spools that the file contains itself need no choice. */
export async function findNames(trx: Transaction<DB>, { userId, id }: Held): Promise<FoundNames> {
  const printers = await sql<{ name: string | null }>`
    select nullif(left(coalesce(record -> 'names', record) ->> 'printerName', ${MAX_NAME}), '') as name from import_rows
    where user_id = ${userId} and import_id = ${id} and kind in ('Print', 'MaintenanceEntry') and record is not null
    group by 1 order by count(*) desc, 1 limit ${MAX_NAMES}`.execute(trx)
  const spools = await sql<{ name: string }>`
    select left(usage ->> 'spoolName', ${MAX_NAME}) as name from import_rows, jsonb_array_elements(coalesce(record -> 'names', record) -> 'usages') as usage
    where user_id = ${userId} and import_id = ${id} and kind = 'Print' and record is not null
      and usage ->> 'spoolName' is not null
    group by 1 order by count(*) desc, 1 limit ${MAX_NAMES}`.execute(trx)
  return { printers: printers.rows.map(({ name }) => name), spools: spools.rows.map(({ name }) => name) }
}

/** Forgets the verdicts of an earlier dry run. */
export async function forgetPlans(trx: Transaction<DB>, held: Held): Promise<KindCounts> {
  const { userId, id } = held
  await trx
    .updateTable('import_rows')
    .set({ verdict: null, reason: null, outcome: null, record_id: null })
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('record', 'is not', null)
    .where('verdict', 'is not', null)
    .execute()
  await forgetAdditions(trx, held)
  return countFixed(trx, userId, id)
}

/** Counts the rows whose verdict was given while the file was read. */
export async function countFixed(trx: Transaction<DB>, userId: number, id: string): Promise<KindCounts> {
  const rows = await trx
    .selectFrom('import_rows')
    .select((own) => ['kind', 'verdict', own.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('record', 'is', null)
    .where('verdict', 'is not', null)
    .groupBy(['kind', 'verdict'])
    .execute()
  return addVerdicts(
    {},
    rows.map(({ kind, verdict, count }) => ({ kind: kind as ImportedKind, verdict: verdict as ImportVerdict, count })),
  )
}

/**
 * Reads the rows after a position that become records, in their order, and as many as memory allows.
 * @returns also the position up to which there are no others: that of the last one, or the end of the file where there is none
 */
export async function readRows(
  db: Kysely<DB>,
  { userId, id, rowCount }: Held,
  after: number,
  limit: number,
): Promise<{ readonly rows: StoredRow[]; readonly last: number }> {
  const { rows: found } = await sql<{
    position: number
    kind: string
    label: string
    key: string
    draft: ImportedDraft
    verdict: ImportVerdict | null
  }>`
    -- one row: a row of the file with the characters up to its end
    with next as (
      select position, kind, label, source_key, record, verdict, sum(octet_length(record::text)) over (order by position) as bytes
      from import_rows where user_id = ${userId} and import_id = ${id} and position > ${after}
        and record is not null
      order by position limit ${limit}
    )
    select position, kind, label, source_key as key, record as draft, verdict from next
    where bytes <= ${MAX_BATCH} or position = (select min(position) from next)
    order by position`.execute(db)
  const rows = found.map(({ kind, ...row }) => ({ ...row, kind: kind as ImportedKind }))
  return { rows, last: rows.at(-1)?.position ?? rowCount }
}

/** Counts the rows of the user's other imports. */
export async function countStoredRows(db: Kysely<DB>, { userId, id }: Held): Promise<number> {
  const { count } = await db
    .selectFrom('imports')
    .select(sql<number>`coalesce(sum(row_count), 0)`.as('count'))
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether rows of a kind become records. */
export async function hasRows(trx: Transaction<DB>, { userId, id }: Held, kind: ImportedKind): Promise<boolean> {
  const row = await trx
    .selectFrom('import_rows')
    .select('position')
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('kind', '=', kind)
    .where('record', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the plans of rows. */
export async function storePlans(
  trx: Transaction<DB>,
  { userId, id }: Held,
  plans: readonly WrittenPlan[],
  isDone: boolean,
): Promise<void> {
  const values = plans.map(({ row, verdict, reason, outcome, recordId, imageBytes, madeId, madeDate }) => ({
    position: row.position,
    verdict,
    reason,
    outcome,
    record_id: madeId ?? recordId,
    image_bytes: imageBytes,
    is_made: madeId !== undefined,
    date: madeDate,
  }))
  await sql`update import_rows as row
    set verdict = plan.verdict, reason = plan.reason, outcome = nullif(plan.outcome, 'null'), record_id = plan.record_id,
      image_bytes = plan.image_bytes, is_done = ${isDone}, record_date = case when plan.is_made then coalesce(plan.date, (select now())) end
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as plan (position integer, verdict text, reason text, outcome jsonb, record_id text, image_bytes integer, is_made boolean,
        date timestamptz)
    where row.user_id = ${userId} and row.import_id = ${id} and row.position = plan.position`.execute(trx)
}

/** Remembers the records that rows have become, so that the same rows change nothing again. */
export async function rememberRecords(
  trx: Transaction<DB>,
  { userId }: Held,
  plans: readonly { readonly row: StoredRow; readonly id: string; readonly date?: string | undefined }[],
): Promise<void> {
  const values = plans.map(({ row, id, date }) => ({
    kind: row.kind,
    key: row.key,
    id,
    hash: contentHash(row.draft),
    date,
  }))
  await sql`insert into imported_records (user_id, kind, source_key, record_id, content_hash, record_date)
    select ${userId}, kind, key, id, decode(hash, 'hex'), coalesce(date, now())
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as made (kind text, key text, id text, hash text, date timestamptz)
    on conflict (user_id, kind, source_key) do update
    set record_id = excluded.record_id, content_hash = excluded.content_hash, record_date = excluded.record_date`.execute(
    trx,
  )
}
