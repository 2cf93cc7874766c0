import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { FoundOrMade } from '../filamentTypes/brands.ts'
import type { Held } from './hold.ts'
import type { AddedKind, Addition, InsertPlan, Plan } from './plan.ts'

/** An addition of a row. */
export interface RowAddition extends Addition {
  readonly position: number
  /** Record that the commit has added for it; null before, and where it is the record of the row itself. */
  readonly recordId: number | null
}

/** Additions of earlier batches of a dry run. */
export interface EarlierAdditions {
  /** Those among the wanted ones, as `nameOf` names them. */
  readonly names: ReadonlySet<string>
  readonly counts: Readonly<Record<AddedKind, number>>
}

/** Additions before the first batch of a dry run, and for a commit, which has added what earlier batches needed. */
export const NO_ADDITIONS: EarlierAdditions = { names: new Set(), counts: { FilamentType: 0, Brand: 0 } }

/** Name of an addition among those of an import. */
export function nameOf({ kind, key }: Addition): string {
  return `${kind} ${key}`
}

/** Reads which of some additions earlier batches of the dry run have planned, and how many there are of each kind. */
export async function readEarlier(
  trx: Transaction<DB>,
  { userId, id }: Held,
  wanted: readonly Addition[],
): Promise<EarlierAdditions> {
  const { rows } = await sql<Addition>`
    select known.kind, known.key
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (kind text, key text)
    join import_additions known on known.user_id = ${userId} and known.import_id = ${id}
      and known.kind = wanted.kind and known.key = wanted.key`.execute(trx)
  const counts = await trx
    .selectFrom('import_additions')
    .select((query) => ['kind', query.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .groupBy('kind')
    .execute()
  return {
    names: new Set(rows.map(nameOf)),
    counts: { ...NO_ADDITIONS.counts, ...Object.fromEntries(counts.map(({ kind, count }) => [kind, count])) },
  }
}

/**
 * Finds the rows whose filament type or brand an earlier row of the file adds. The commit finds those that the dry run has found,
 * although the record is here by then.
 * @param wanted keys of filament types, or names of brands, by the positions of their rows
 * @returns positions
 */
export async function findRepeated(
  trx: Transaction<DB>,
  { userId, id }: Held,
  kind: AddedKind,
  wanted: readonly { readonly position: number; readonly key: string }[],
): Promise<ReadonlySet<number>> {
  const key = kind === 'Brand' ? sql`lower(trimmed(wanted.key))` : sql`wanted.key`
  const { rows } = await sql<{ position: number }>`
    -- one row: a row of the file and the addition of an earlier one
    select wanted.position
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (position integer, key text)
    join import_additions known on known.user_id = ${userId} and known.import_id = ${id}
      and known.kind = ${kind} and known.key = ${key} and known.position < wanted.position`.execute(trx)
  return new Set(rows.map(({ position }) => position))
}

/** Additions of a row in a dry run. */
export function plannedAdditions({ row: { position }, write }: Plan): RowAddition[] {
  const adds = write?.kind === 'Insert' ? (write.adds ?? []) : []
  return adds.map((addition) => ({ ...addition, position, recordId: null }))
}

/** Additions for which a commit has just added a record. */
export function madeAdditions(
  { row: { position }, write: { adds = [] } }: InsertPlan,
  made: Readonly<Partial<Record<AddedKind, FoundOrMade | null | undefined>>>,
): RowAddition[] {
  return adds.flatMap((addition) => {
    const record = made[addition.kind]
    return record?.isNew ? [{ ...addition, position, recordId: record.id }] : []
  })
}

/** Stores additions: those that a dry run plans, or a commit has made. */
export async function storeAdditions(
  trx: Transaction<DB>,
  { userId, id }: Held,
  additions: readonly RowAddition[],
): Promise<void> {
  if (additions.length === 0) return
  await sql`insert into import_additions (user_id, import_id, kind, key, position, record_id, record_date)
    select ${userId}, ${id}, kind, key, position, "recordId", case when "recordId" is null then null else now() end
    from jsonb_to_recordset(${JSON.stringify(additions)}::jsonb) as added (kind text, key text, position integer, "recordId" bigint)
    on conflict (user_id, import_id, kind, key) do update
    set position = excluded.position, record_id = excluded.record_id, record_date = excluded.record_date`.execute(trx)
}

/** Forgets the additions of an earlier dry run. */
export async function forgetAdditions(trx: Transaction<DB>, { userId, id }: Held): Promise<void> {
  await trx.deleteFrom('import_additions').where('user_id', '=', userId).where('import_id', '=', id).execute()
}

/**
 * Notes that an import has changed a record that it has made, so that its undo still removes it.
 * @param before when the record was changed before
 */
export async function noteOwnChange(
  trx: Transaction<DB>,
  { userId, id }: Held,
  kind: AddedKind,
  recordId: number,
  before: string,
): Promise<void> {
  await sql`update import_additions set record_date = now() where user_id = ${userId} and import_id = ${id}
    and kind = ${kind} and record_id = ${recordId} and record_date = ${before}::timestamptz`.execute(trx)
  await sql`update import_rows set record_date = now() where user_id = ${userId} and import_id = ${id}
    and kind = ${kind} and record_id = ${String(recordId)} and verdict = 'Created'
    and record_date = ${before}::timestamptz`.execute(trx)
}
