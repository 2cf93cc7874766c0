import { sql, type Transaction } from 'kysely'
import type { ImportCountsDto, ImportVerdict } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Held } from './hold.ts'
import { contentHash, type Plan, type StoredRow } from './plan.ts'
import type { ImportedDraft, ReadRow, ImportedKind } from './records.ts'

/** Name of a verdict among the counts. */
const COUNTS: Readonly<Record<ImportVerdict, keyof ImportCountsDto>> = {
  Created: 'created',
  Updated: 'updated',
  Same: 'same',
  Skipped: 'skipped',
  Error: 'errors',
}

/** Adds verdicts to counts. */
export function addVerdicts(counts: ImportCountsDto, verdicts: readonly ImportVerdict[]): ImportCountsDto {
  const sum = { ...counts }
  for (const verdict of verdicts) sum[COUNTS[verdict]] += 1
  return sum
}

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
  // A text of a file can have a zero character, which PostgreSQL cannot store.
  const json = JSON.stringify(values).replaceAll(String.raw`\u0000`, '')
  await sql`insert into import_rows (user_id, import_id, position, kind, label, source_key, record, verdict, reason)
    select ${userId}, ${id}, position, kind, label, source_key, nullif(record, 'null'), verdict, reason
    from jsonb_to_recordset(${json}::jsonb) as read (position integer, kind text, label text,
      source_key text, record jsonb, verdict text, reason text)`.execute(trx)
}

/** Rows of a file that name a record twice count once: the first one. */
export async function skipRepetitions(trx: Transaction<DB>, { userId, id }: Held): Promise<void> {
  await sql`
    -- one row: a row whose key an earlier one of the file has
    with again as (
      select position, first from (
        select position, min(position) over (partition by kind, source_key) as first
        from import_rows where user_id = ${userId} and import_id = ${id} and record is not null
      ) as keyed where position > first
    )
    update import_rows as row set record = null, verdict = 'Skipped', reason = 'Row ' || again.first || ' is the same.'
    from again where row.user_id = ${userId} and row.import_id = ${id} and row.position = again.position`.execute(trx)
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
    select nullif(left(record ->> 'printerName', ${MAX_NAME}), '') as name from import_rows
    where user_id = ${userId} and import_id = ${id} and kind = 'Print' and record is not null
    group by 1 order by count(*) desc, 1 limit ${MAX_NAMES}`.execute(trx)
  const spools = await sql<{ name: string }>`
    select left(usage ->> 'spoolName', ${MAX_NAME}) as name from import_rows, jsonb_array_elements(record -> 'usages') as usage
    where user_id = ${userId} and import_id = ${id} and kind = 'Print' and record is not null
      and usage ->> 'spoolName' is not null
    group by 1 order by count(*) desc, 1 limit ${MAX_NAMES}`.execute(trx)
  return { printers: printers.rows.map(({ name }) => name), spools: spools.rows.map(({ name }) => name) }
}

/** Forgets the verdicts of an earlier dry run. */
export async function forgetPlans(trx: Transaction<DB>, { userId, id }: Held): Promise<ImportCountsDto> {
  await trx
    .updateTable('import_rows')
    .set({ verdict: null, reason: null, outcome: null, record_id: null })
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('record', 'is not', null)
    .where('verdict', 'is not', null)
    .execute()
  return countFixed(trx, userId, id)
}

/** Counts the rows whose verdict was given while the file was read. */
export async function countFixed(trx: Transaction<DB>, userId: number, id: string): Promise<ImportCountsDto> {
  const rows = await trx
    .selectFrom('import_rows')
    .select((own) => ['verdict', own.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('record', 'is', null)
    .groupBy('verdict')
    .execute()
  const counts = { created: 0, updated: 0, same: 0, skipped: 0, errors: 0 }
  for (const { verdict, count } of rows) if (verdict) counts[COUNTS[verdict as ImportVerdict]] += count
  return counts
}

/** Reads the rows after a position that become records, in their order; `last` is the end of what was looked at. */
export async function readRows(
  trx: Transaction<DB>,
  { userId, id }: Held,
  after: number,
  limit: number,
): Promise<{ readonly rows: StoredRow[]; readonly last: number; readonly taken: number }> {
  const found = await trx
    .selectFrom('import_rows')
    .select(['position', 'kind', 'label', 'source_key as key', 'record as draft'])
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()
  const rows = found.flatMap(({ position, kind, label, key, draft }) =>
    draft === null || key === null
      ? []
      : [{ position, kind: kind as ImportedKind, label, key, draft: draft as unknown as ImportedDraft }],
  )
  return { rows, last: found.at(-1)?.position ?? after, taken: found.length }
}

/** Stores what becomes of rows. */
export async function storePlans(
  trx: Transaction<DB>,
  { userId, id }: Held,
  plans: readonly (Plan & { readonly madeId?: string | undefined })[],
  isDone: boolean,
): Promise<void> {
  const values = plans.map(({ row, verdict, reason, outcome, recordId, madeId }) => ({
    position: row.position,
    verdict,
    reason,
    outcome,
    record_id: madeId ?? recordId,
    is_made: madeId !== undefined,
  }))
  await sql`update import_rows as row
    set verdict = plan.verdict, reason = plan.reason, outcome = nullif(plan.outcome, 'null'), record_id = plan.record_id,
      is_done = ${isDone}, record_date = case when plan.is_made then now() end
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as plan (position integer, verdict text, reason text, outcome jsonb, record_id text, is_made boolean)
    where row.user_id = ${userId} and row.import_id = ${id} and row.position = plan.position`.execute(trx)
}

/** Remembers the records that rows have become, so that the same rows change nothing again. */
export async function rememberRecords(
  trx: Transaction<DB>,
  { userId }: Held,
  plans: readonly { readonly row: StoredRow; readonly id: string }[],
): Promise<void> {
  const values = plans.map(({ row, id }) => ({ kind: row.kind, key: row.key, id, hash: contentHash(row.draft) }))
  await sql`insert into imported_records (user_id, kind, source_key, record_id, content_hash, record_date)
    select ${userId}, kind, key, id, decode(hash, 'hex'), now()
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as made (kind text, key text, id text, hash text)
    on conflict (user_id, kind, source_key) do update
    set record_id = excluded.record_id, content_hash = excluded.content_hash, record_date = excluded.record_date`.execute(
    trx,
  )
}
