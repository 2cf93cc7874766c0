import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { Fields } from '../../kernel/lenient.ts'
import type { Held } from '../hold.ts'
import { nextIds } from '../insertMany.ts'
import type { StoredRow } from '../plan.ts'
import type { OwnDraft } from '../records.ts'
import { RESTORATIONS, type Reference, type RestoredKind } from '../archive/kinds.ts'
import { findImported } from './imported.ts'

/** Record that a reference of an archive means here; null where the import is about to make it. */
type Target = string | null

/** Prefix of the kind under which the id of a deleted record is remembered. */
const DELETED = 'Deleted'

/** Records that rows refer to. */
export interface RowReferences {
  /** The first reference of a row to a record that neither the file nor the logbook has; null when there is none. */
  missing(row: StoredRow, kind: RestoredKind, batch: ReadonlySet<string>): Reference | null
  /** Id of the record here; null where the file refers to none. */
  id(row: StoredRow, kind: RestoredKind, source: unknown): string | null
}

/** Records that the rows of an archive refer to. */
class ArchiveReferences implements RowReferences {
  readonly #targets: ReadonlyMap<string, Target>

  constructor(targets: ReadonlyMap<string, Target>) {
    this.#targets = targets
  }

  missing(row: StoredRow, kind: RestoredKind, batch: ReadonlySet<string>): Reference | null {
    return (
      RESTORATIONS[kind]
        .references(recordOf(row))
        .find((reference) => !reference.isLoose && !this.#has(row, reference, kind, batch)) ?? null
    )
  }

  id(row: StoredRow, kind: RestoredKind, source: unknown): string | null {
    if (typeof source !== 'string' && typeof source !== 'number') return null
    const key = `${kind} ${keyOf(row, source)}`
    const target = this.#targets.get(key) ?? this.#targets.get(`${DELETED}${key}`)
    if (target === undefined || target === null)
      throw new Error('The references of a row are checked before it is written.')
    return target
  }

  #has(row: StoredRow, { kind, id }: Reference, own: RestoredKind, batch: ReadonlySet<string>): boolean {
    const key = keyOf(row, id)
    return this.#targets.has(`${kind} ${key}`) || (kind === own && batch.has(key))
  }
}

/** The record of a row of our own. */
export function recordOf({ draft }: StoredRow): Fields {
  return (draft as OwnDraft).record
}

/** Finds the records that rows refer to: those that this import or an earlier one has made, and, in a dry run, will make. */
export async function findReferences(
  trx: Transaction<DB>,
  held: Held,
  kind: RestoredKind,
  rows: readonly StoredRow[],
  isCommit: boolean,
): Promise<RowReferences> {
  const targets = new Map<string, Target>()
  const all = rows.flatMap((row) =>
    RESTORATIONS[kind].references(recordOf(row)).map((reference) => ({ ...reference, key: keyOf(row, reference.id) })),
  )
  for (const [referred, list] of Map.groupBy(all, (reference) => reference.kind)) {
    const keys = [...new Set(list.map(({ key }) => key))]
    for (const [key, target] of await findTargets(trx, held, referred, keys, isCommit))
      targets.set(`${referred} ${key}`, target)
  }
  return new ArchiveReferences(targets)
}

/** Adds the records of the batch itself, and ids of deleted records, which nothing else will ever have. */
export async function completeReferences(
  trx: Transaction<DB>,
  { userId }: Held,
  kind: RestoredKind,
  rows: readonly StoredRow[],
  made: ReadonlyMap<StoredRow, string>,
): Promise<RowReferences> {
  const targets = new Map<string, Target>([...made].map(([row, id]) => [`${kind} ${row.key}`, id]))
  const all = rows.flatMap((row) =>
    RESTORATIONS[kind].references(recordOf(row)).map((reference) => ({ ...reference, key: keyOf(row, reference.id) })),
  )
  for (const [referred, list] of Map.groupBy(all, (reference) => reference.kind)) {
    const keys = [...new Set(list.map(({ key }) => key))]
    const known = await findImported(trx, userId, referred, keys, true)
    for (const [key, { id }] of known) targets.set(`${referred} ${key}`, id)
    const loose = new Set(list.filter(({ isLoose }) => isLoose).map(({ key }) => key))
    const gone = [...loose].filter((key) => !targets.has(`${referred} ${key}`))
    for (const [key, id] of await idsOfDeleted(trx, userId, referred, gone))
      targets.set(`${DELETED}${referred} ${key}`, id)
  }
  return new ArchiveReferences(targets)
}

async function findTargets(
  trx: Transaction<DB>,
  { userId, id }: Held,
  kind: RestoredKind,
  keys: readonly string[],
  isCommit: boolean,
): Promise<Map<string, Target>> {
  const known = await findImported(trx, userId, kind, keys, true)
  const targets = new Map<string, Target>([...known].map(([key, record]) => [key, record.id]))
  if (isCommit) return targets
  const { rows } = await sql<{ key: string }>`
    select source_key as key from import_rows
    where user_id = ${userId} and import_id = ${id} and kind = ${kind} and source_key = any(${[...keys]}::text[])
      and record is not null and (verdict = 'Created' or record_id is not null)`.execute(trx)
  for (const { key } of rows) if (!targets.has(key)) targets.set(key, null)
  return targets
}

/** Ids that stand for records that were deleted before the archive was made: the same one for all that refer to it. */
async function idsOfDeleted(
  trx: Transaction<DB>,
  userId: number,
  kind: RestoredKind,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const known = await trx
    .selectFrom('imported_records')
    .select(['source_key as key', 'record_id as id'])
    .where('user_id', '=', userId)
    .where('kind', '=', `${DELETED}${kind}`)
    .where('source_key', 'in', keys)
    .execute()
  const ids = new Map(known.map(({ key, id }) => [key, id]))
  const added = keys.filter((key) => !ids.has(key))
  const fresh =
    kind === 'SlicerSettings'
      ? added.map(() => randomUUID())
      : await nextIds(trx, RESTORATIONS[kind].table, added.length)
  const values = added.map((key, at) => ({ key, id: String(fresh[at]) }))
  await sql`insert into imported_records (user_id, kind, source_key, record_id, content_hash, record_date)
    select ${userId}, ${`${DELETED}${kind}`}, key, id, '', now()
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as gone (key text, id text)`.execute(trx)
  for (const { key, id } of values) ids.set(key, id)
  return ids
}

function keyOf({ key }: StoredRow, id: string | number): string {
  return `${key.slice(0, key.lastIndexOf(':'))}:${id}`
}
