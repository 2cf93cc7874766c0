import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { MAX_IMAGES } from '../../images/rows.ts'
import { Problem } from '../../kernel/problem.ts'
import { readImage } from '../../media/image.ts'
import { storeImage, type StoredImage } from '../../media/images.ts'
import type { MediaStore } from '../../media/mediaStore.ts'
import type { Quotas } from '../../quotas/quotas.ts'
import type { Held } from '../hold.ts'
import { noPlan, type Plan, type StoredRow } from '../plan.ts'
import type { FileReader } from '../reading/reader.ts'
import { orderedUuid } from './orderedIds.ts'
import { recordOf } from './references.ts'
import { RESTORATIONS } from '../archive/kinds.ts'

/** Images of a batch: bytes that are stored, or why they cannot be, by the positions of their rows. */
export type PreparedImages = ReadonlyMap<number, StoredImage | string>

/**
 * Reads images of an archive as uploads are read, and stores them under the ids that their rows will have. No transaction may be
 * open. Bytes that get no row are removed by the sweep of the store.
 * @param reader of the archive
 * @throws Problem 503 when the store is unavailable
 */
export async function prepareImages(
  store: MediaStore,
  held: Held,
  reader: FileReader,
  rows: readonly StoredRow[],
): Promise<PreparedImages> {
  const prepared = new Map<number, StoredImage | string>()
  for (const row of rows) prepared.set(row.position, await prepareImage(store, held, reader, row))
  return prepared
}

async function prepareImage(
  store: MediaStore,
  held: Held,
  reader: FileReader,
  row: StoredRow,
): Promise<StoredImage | string> {
  const bytes = await reader.image(String(recordOf(row)['id']))
  if (bytes === null) return 'The archive does not have the file of this image.'
  try {
    const encoded = await readImage(bytes, `user:${held.userId}`)
    return await storeImage(store, held.userId, encoded, orderedUuid(held, row))
  } catch (error) {
    if (!(error instanceof Problem) || !['validation', 'unsupported-media-type'].includes(error.type)) throw error
    return Object.values(error.errors ?? {})[0]?.[0] ?? error.detail
  }
}

/** Plans of images, without those that cannot be read, have no room at their record, or exceed the bound of the user. */
export async function boundImages(
  trx: Transaction<DB>,
  quotas: Quotas,
  { userId }: Held,
  plans: readonly Plan[],
  prepared: PreparedImages,
): Promise<Plan[]> {
  const wanted = plans.filter(({ verdict, row }) => verdict === 'Created' && prepared.has(row.position))
  const counts = await countImages(trx, userId, wanted.map(subjectOf))
  const refuse = async (plan: Plan): Promise<string | null> => {
    const stored = prepared.get(plan.row.position)
    if (plan.verdict !== 'Created' || stored === undefined) return null
    if (typeof stored === 'string') return stored
    const { key } = subjectOf(plan)
    const count = counts.get(key) ?? 0
    if (count >= MAX_IMAGES) return `Its record has ${MAX_IMAGES} images already.`
    counts.set(key, count + 1)
    return (await quotas.takeImages(trx, userId, [stored]))
      ? null
      : 'Your images would exceed the maximum for one user.'
  }
  const bounded: Plan[] = []
  for (const plan of plans) {
    const refusal = await refuse(plan)
    bounded.push(refusal === null ? plan : noPlan(plan.row, 'Error', refusal))
  }
  return bounded
}

/** Record that an image belongs to, by its key; the key of a profile has no record. */
function subjectOf({ row }: Plan): { readonly kind: string; readonly key: string } {
  const [subject] = RESTORATIONS.Image.references(recordOf(row))
  const kind = subject?.kind ?? 'Profile'
  return { kind, key: `${row.key.slice(0, row.key.lastIndexOf(':'))}:${subject?.id ?? 'profile'}` }
}

async function countImages(
  trx: Transaction<DB>,
  userId: number,
  subjects: readonly object[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select distinct wanted.key, case wanted.kind
      when 'Print' then (select count(*) from images where user_id = ${userId} and print_id = known.record_id::bigint)
      when 'Project' then (select count(*) from images where user_id = ${userId} and project_id = known.record_id::uuid)
      when 'Spool' then (select count(*) from images where user_id = ${userId} and filament_id = known.record_id::uuid)
      else (select count(*) from images where user_id = ${userId} and printer_id = known.record_id::bigint) end as count
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as wanted (kind text, key text)
    join imported_records known on known.user_id = ${userId} and known.kind = wanted.kind and known.source_key = wanted.key`.execute(
    trx,
  )
  return new Map(rows.map(({ key, count }) => [key, count]))
}
