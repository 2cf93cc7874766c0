import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ImportVerdict } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import type { Held } from './hold.ts'
import type { ImportedDraft, ImportedKind, SpoolProgramData } from './records.ts'
import type { NewSpool } from '../filaments/create.ts'

/** Stored row of a file that can be read. */
export interface StoredRow {
  readonly position: number
  readonly kind: ImportedKind
  readonly label: string
  readonly key: string
  readonly draft: ImportedDraft
  /** Of the dry run; null before. */
  readonly verdict: ImportVerdict | null
}

/** Verdict on a row, and the writes that it needs. */
export interface Plan {
  readonly row: StoredRow
  readonly verdict: ImportVerdict
  readonly reason: string | null
  readonly outcome: object | null
  /** Of the record that it is already; null for a new one. */
  readonly recordId: string | null
  /** Writes to make; null for none. */
  readonly write: Write | null
  /** Bytes that an image counts as, where they were measured. */
  readonly imageBytes?: number
}

/** Kind of record that rows of a file need without having it. */
export type AddedKind = 'FilamentType' | 'Brand'

/** Filament type or brand that is not here and that a row of a file adds. */
export interface Addition {
  readonly kind: AddedKind
  /** Equal for those that are one record. */
  readonly key: string
}

interface Insert {
  readonly kind: 'Insert'
  readonly columns: Columns
  readonly usages: readonly Columns[]
  readonly usedMg: number | null
  /** The spool, if it is one. */
  readonly spool: NewSpool | null
  /** Data of programs that has a place here, for the type of the spool. */
  readonly programData?: SpoolProgramData
  /** Filament types and brands that it adds to the logbook. */
  readonly adds?: readonly Addition[]
}

/** Plan of a new record of another program. */
export type InsertPlan = Plan & { readonly write: Insert }

/** Whether a plan makes a record of another program. */
export function isInsert(plan: Plan): plan is InsertPlan {
  return plan.write?.kind === 'Insert'
}

/** Insert or update of a record. */
type Write =
  | Insert
  | { readonly kind: 'Update'; readonly columns: Columns }
  | { readonly kind: 'Restore' }
  | { readonly kind: 'Link' }

/** A plan, and the record that was made. */
export type WrittenPlan = Plan & {
  readonly madeId?: string | undefined
  /** Its last change, where it is not the time of the commit. */
  readonly madeDate?: string | undefined
}

/** Values by the names of columns. */
export type Columns = Readonly<Record<string, unknown>>

/** Record that an earlier import has made. */
export interface KnownRecord {
  readonly recordId: string
  readonly hash: string
  /** Whether nobody has changed it since. */
  readonly isUntouched: boolean
}

/** Hash of what a file says about a record, in hexadecimal. */
export function contentHash(draft: ImportedDraft): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(draft)))
    .digest('hex')
}

/** PostgreSQL returns the members of a stored draft in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  )
}

/** Plan of a row that changes nothing. */
export function noPlan(row: StoredRow, verdict: ImportVerdict, reason: string, recordId: string | null = null): Plan {
  return { row, verdict, reason, outcome: null, recordId, write: null }
}

/** Plan of a row that an earlier import has recorded. */
export function planOfKnown(row: StoredRow, earlier: Pick<KnownRecord, 'recordId' | 'hash'>): Plan {
  const isSame = earlier.hash === contentHash(row.draft)
  return isSame
    ? noPlan(row, 'Same', 'An earlier import has recorded it.', earlier.recordId)
    : noPlan(row, 'Skipped', 'An earlier import has recorded it, and the file has changed since.', earlier.recordId)
}

/** Plan of a row for which a record stands that is here. */
export function linkPlan(row: StoredRow, recordId: string, reason: string): Plan {
  return { row, verdict: 'Same', reason, outcome: null, recordId, write: { kind: 'Link' } }
}

/**
 * Makes the plan of a row; what the domain refuses becomes its verdict.
 * @throws errors other than a Problem 400
 */
export async function planOrError(row: StoredRow, plan: () => Promise<Plan>): Promise<Plan> {
  try {
    return await plan()
  } catch (error) {
    if (!(error instanceof Problem) || error.type !== 'validation') throw error
    const sentences = Object.entries(error.errors ?? {}).map(([name, texts]) => `${name}: ${texts.join(' ')}`)
    return noPlan(row, 'Error', sentences.join(' ').slice(0, 500) || error.detail)
  }
}

/**
 * Finds the records that earlier imports have made from rows, by the keys of the rows. Records that were deleted since do not
 * count.
 * @param table table of the records
 */
export async function findKnown(
  trx: Transaction<DB>,
  { userId }: Held,
  kind: ImportedKind,
  table: 'prints' | 'filaments' | 'filament_types' | 'brands',
  keys: readonly string[],
): Promise<Map<string, KnownRecord>> {
  const rows = await trx
    .selectFrom('imported_records as known')
    .innerJoin(`${table} as record` as 'printers as record', (join) =>
      join
        .on('record.user_id', '=', userId)
        .on((on) =>
          on('record.id', '=', on.cast<number>('known.record_id', table === 'filaments' ? 'uuid' : 'bigint')),
        ),
    )
    .select((own) => [
      'known.source_key as key',
      'known.record_id as recordId',
      own.fn<string>('encode', ['known.content_hash', own.val('hex')]).as('hash'),
      own('known.record_date', '=', own.ref('record.updated_date')).as('isUntouched'),
    ])
    .where('known.user_id', '=', userId)
    .where('known.kind', '=', kind)
    .where('known.source_key', 'in', keys.length > 0 ? [...keys] : [''])
    .execute()
  return new Map(rows.map(({ key, ...known }) => [key, { ...known, isUntouched: known.isUntouched === true }]))
}
