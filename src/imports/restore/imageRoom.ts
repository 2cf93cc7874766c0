import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { MAX_IMAGES } from '../../images/rows.ts'
import { countedBytes } from '../../quotas/bytes.ts'
import type { ImageSize, Quotas } from '../../quotas/quotas.ts'
import { RESTORATIONS } from '../archive/kinds.ts'
import type { Held } from '../hold.ts'
import { noPlan, type Plan, type StoredRow } from '../plan.ts'
import { recordOf } from './references.ts'

/** Images of a batch: their sizes, or why they cannot be imported, by the positions of their rows. */
export type ImageSizes = ReadonlyMap<number, ImageSize | string>

/** Bytes that an image counts as besides those of its file, at most: those of its thumbnail. */
const THUMBNAIL_BYTES = 32 * 1024

/** Record that an image belongs to, by its key in the file; null for that of the profile. */
interface Subject {
  readonly kind: string
  readonly key: string
  /** Its id in the file. */
  readonly id: string
}

/**
 * Whether the images of a file could exceed the bound of their user: only then does its dry run measure them, since each has to be
 * encoded. Encoding may double the size of a file.
 */
export async function areImagesNearBound(
  trx: Transaction<DB>,
  quotas: Quotas,
  { userId, id, bytes }: Held,
): Promise<boolean> {
  const { count } = await trx
    .selectFrom('import_rows')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('kind', '=', 'Image')
    .where('record', 'is not', null)
    .executeTakeFirstOrThrow()
  return (await quotas.freeImageBytes(trx, userId)) < 2 * bytes + count * THUMBNAIL_BYTES
}

/**
 * Plans of images, without those that cannot be read, have no room at their record, or exceed the bound of the user together with those
 * before them.
 * @param sizes null where they do not matter
 */
export async function boundImages(
  trx: Transaction<DB>,
  quotas: Quotas,
  held: Held,
  plans: readonly Plan[],
  sizes: ImageSizes | null,
  isCommit: boolean,
): Promise<Plan[]> {
  const created = plans.filter(({ verdict }) => verdict === 'Created')
  if (created.length === 0) return [...plans]
  const counts = await countImages(
    trx,
    held,
    created.flatMap(({ row }) => subjectOf(row) ?? []),
    isCommit,
  )
  const bytesOf = ({ row }: Plan) => {
    const size = sizes?.get(row.position)
    return typeof size === 'object' ? countedBytes(size.imageBytes + size.thumbnailBytes) : 0
  }
  // A commit has stored the images of its earlier batches.
  const before = isCommit ? 0 : await plannedBytes(trx, held)
  const wanted = created.reduce((sum, plan) => sum + bytesOf(plan), before)
  let left = (sizes === null ? wanted : await quotas.roomForImages(trx, held.userId, wanted)) - before
  return plans.map((plan) => {
    if (plan.verdict !== 'Created') return plan
    const unread = sizes?.get(plan.row.position)
    if (typeof unread === 'string') return noPlan(plan.row, 'Error', unread)
    const name = nameOf(subjectOf(plan.row))
    const count = counts.get(name) ?? 0
    if (count >= MAX_IMAGES) return noPlan(plan.row, 'Error', `Its record has ${MAX_IMAGES} images already.`)
    const bytes = bytesOf(plan)
    if (bytes > left) return noPlan(plan.row, 'Error', 'Your images would exceed the maximum for one user.')
    counts.set(name, count + 1)
    left -= bytes
    return { ...plan, imageBytes: bytes }
  })
}

function subjectOf(row: StoredRow): Subject | null {
  const [subject] = RESTORATIONS.Image.references(recordOf(row))
  if (!subject) return null
  const id = String(subject.id)
  return { kind: subject.kind, key: `${row.key.slice(0, row.key.lastIndexOf(':'))}:${id}`, id }
}

function nameOf(subject: Pick<Subject, 'kind' | 'id'> | null): string {
  return subject === null ? 'Profile' : `${subject.kind} ${subject.id}`
}

/** Counts the images that records have here and, in a dry run, those that its earlier batches have planned. */
async function countImages(
  trx: Transaction<DB>,
  { userId, id }: Held,
  subjects: readonly Subject[],
  isCommit: boolean,
): Promise<Map<string, number>> {
  const { rows: here } = await sql<{ kind: string; id: string; count: number }>`
    -- one row: a record of the file that is one of here
    select known.kind, known.id, case known.kind
      when 'Print' then (select count(*) from images where user_id = ${userId} and print_id = known.record_id::bigint)
      when 'Project' then (select count(*) from images where user_id = ${userId} and project_id = known.record_id::uuid)
      when 'Spool' then (select count(*) from images where user_id = ${userId} and filament_id = known.record_id::uuid)
      else (select count(*) from images where user_id = ${userId} and printer_id = known.record_id::bigint) end as count
    from (
      select wanted.kind, wanted.id, earlier.record_id
      from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as wanted (kind text, key text, id text)
      join imported_records earlier on earlier.user_id = ${userId} and earlier.kind = wanted.kind and earlier.source_key = wanted.key
      union
      select wanted.kind, wanted.id, own.record_id
      from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as wanted (kind text, key text, id text)
      join import_rows own on own.user_id = ${userId} and own.import_id = ${id} and own.kind = wanted.kind
        and own.source_key = wanted.key and own.record_id is not null
    ) as known`.execute(trx)
  const { rows: planned } = isCommit
    ? { rows: [] }
    : await sql<{ kind: string; id: string; count: number }>`
    select case when record -> 'record' ->> 'printId' is not null then 'Print'
        when record -> 'record' ->> 'projectId' is not null then 'Project'
        when record -> 'record' ->> 'filamentId' is not null then 'Spool' else 'Printer' end as kind,
      coalesce(record -> 'record' ->> 'printId', record -> 'record' ->> 'projectId', record -> 'record' ->> 'filamentId',
        record -> 'record' ->> 'printerId') as id, count(*) as count
    from import_rows where user_id = ${userId} and import_id = ${id} and kind = 'Image' and verdict = 'Created' and record is not null
    group by 1, 2`.execute(trx)
  const counts = new Map<string, number>()
  for (const { count, ...subject } of [...here, ...planned]) {
    counts.set(nameOf(subject), (counts.get(nameOf(subject)) ?? 0) + count)
  }
  return counts
}

/** Bytes that the images count as which earlier batches of a dry run have planned and measured. */
async function plannedBytes(trx: Transaction<DB>, { userId, id }: Held): Promise<number> {
  const { bytes } = await trx
    .selectFrom('import_rows')
    .select(sql<number>`coalesce(sum(image_bytes), 0)::bigint`.as('bytes'))
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('kind', '=', 'Image')
    .where('record', 'is not', null)
    .where('verdict', '=', 'Created')
    .executeTakeFirstOrThrow()
  return bytes
}
