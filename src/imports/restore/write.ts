import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { addWritten } from '../../comments/written.ts'
import { anyOf, anyUuid } from '../../database/anyOf.ts'
import type { Material } from '../../filaments/measure.ts'
import { assignNumbers } from '../../filaments/number.ts'
import { lockPricingShared } from '../../ledger/pricingLock.ts'
import type { StoredImage } from '../../media/images.ts'
import { refreshPublicKeys } from '../../prints/publicKeys.ts'
import type { Held } from '../hold.ts'
import { insertMany, nextIds } from '../insertMany.ts'
import type { Columns, Plan, StoredRow, WrittenPlan } from '../plan.ts'
import {
  commentColumns,
  restoredTypeColumns,
  ledgerColumns,
  mainSettingsColumns,
  restoredMaintenanceColumns,
  plainColumns,
  restoredPrintColumns,
  projectColumns,
  slicerSettingsColumns,
  spoolColumns,
  restoredUsageColumns,
  spoolsOfPrint,
  type Find,
} from './columns.ts'
import { RESTORATIONS, type RestoredKind } from '../archive/kinds.ts'
import { findFittingValues } from './extra.ts'
import { orderedUuid } from './orderedIds.ts'
import { ListReferences } from './listReferences.ts'
import { completeReferences, recordOf } from './references.ts'

/** Record that is about to be written. */
interface Made {
  readonly row: StoredRow
  readonly id: string
  readonly find: Find
}

/**
 * Writes the records of plans that are of one kind, each under a new id and otherwise as the archive has it. The number of
 * statements does not grow with theirs.
 * @param images stored images by the positions of their rows
 */
export async function writeRestored(
  trx: Transaction<DB>,
  held: Held,
  kind: RestoredKind,
  plans: readonly Plan[],
  images: ReadonlyMap<number, StoredImage>,
): Promise<WrittenPlan[]> {
  const rows = plans.filter(({ write }) => write?.kind === 'Restore').map(({ row }) => row)
  const { table, idType } = RESTORATIONS[kind]
  const numbers = idType === 'bigint' ? await nextIds(trx, table, rows.length) : []
  const ids = new Map(
    rows.map((row, at) => [row, String(numbers[at] ?? images.get(row.position)?.id ?? orderedUuid(held, row))]),
  )
  const references =
    held.format === 'Archive'
      ? await completeReferences(trx, held, kind, rows, ids)
      : await ListReferences.find(trx, held, rows)
  const made = rows.map((row): Made => ({
    row,
    id: ids.get(row) ?? '',
    find: (referred, id) => references.id(row, referred, id),
  }))
  await WRITERS[kind](trx, held, made, images)
  return plans.map((plan) => {
    const madeId = ids.get(plan.row)
    const { updatedDate, createdDate } = recordOf(plan.row)
    return madeId === undefined ? plan : { ...plan, madeId, madeDate: String(updatedDate ?? createdDate) }
  })
}

type Writer = (
  trx: Transaction<DB>,
  held: Held,
  made: readonly Made[],
  images: ReadonlyMap<number, StoredImage>,
) => Promise<void>

/** Writer of a kind whose records are one row each. */
function plain(kind: RestoredKind, columns: (one: Made, userId: number) => Columns): Writer {
  return (trx, { userId }, made) =>
    insertMany(
      trx,
      RESTORATIONS[kind].table,
      made.map((one) => ({ ...columns(one, userId), user_id: userId, id: one.id })),
    )
}

/** Writer of a kind whose records can also have values of additional fields. */
function extended(kind: 'Brand' | 'FilamentType', columns: (one: Made) => Columns): Writer {
  return async (trx, held, made, images) => {
    const valuesOf = await findFittingValues(trx, held.userId, kind)
    const write = plain(kind, (one) => ({ ...columns(one), extra: valuesOf(recordOf(one.row)) }))
    await write(trx, held, made, images)
  }
}

const WRITERS: Readonly<Record<RestoredKind, Writer>> = {
  Project: plain('Project', ({ row }) => projectColumns(recordOf(row))),
  Brand: extended('Brand', ({ row }) => plainColumns('brands', recordOf(row))),
  FilamentType: extended('FilamentType', ({ row, find }) => restoredTypeColumns(recordOf(row), find)),
  Spool: writeSpools,
  Printer: writePrinters,
  SlicerSettings: writeSlicerSettings,
  Print: writePrints,
  LedgerEntry: writeLedger,
  MaintenanceEntry: writeMaintenance,
  Comment: writeComments,
  Image: writeImages,
}

/** Spools keep their numbers, except for those that other spools have. */
async function writeSpools(trx: Transaction<DB>, { userId }: Held, made: readonly Made[]): Promise<void> {
  const numbers = await assignNumbers(
    trx,
    userId,
    made.map(({ row }) => recordOf(row)['number'] as number | null),
  )
  const valuesOf = await findFittingValues(trx, userId, 'Spool')
  await insertMany(
    trx,
    'filaments',
    made.map(({ row, id, find }, at) => ({
      ...spoolColumns(recordOf(row), find, numbers[at] ?? 0),
      extra: valuesOf(recordOf(row)),
      user_id: userId,
      id,
    })),
  )
}

/** A spool that is loaded elsewhere stays there. */
async function writePrinters(trx: Transaction<DB>, held: Held, made: readonly Made[]): Promise<void> {
  await plain('Printer', ({ row }) => plainColumns('printers', recordOf(row)))(trx, held, made, new Map())
  const loaded = made.flatMap(({ row, id, find }) =>
    (recordOf(row)['loadedFilaments'] as { readonly slot: number; readonly filamentId: string }[]).map(
      ({ slot, filamentId }) => ({ printer_id: id, slot, filament_id: find('Spool', filamentId) }),
    ),
  )
  await sql`insert into loaded_filaments (user_id, printer_id, slot, filament_id)
    select ${held.userId}, printer_id, slot, filament_id
    from jsonb_to_recordset(${JSON.stringify(loaded)}::jsonb) as loaded (printer_id bigint, slot integer, filament_id uuid)
    on conflict do nothing`.execute(trx)
}

/** The text of settings is stored as it is, which `insertMany` cannot do. */
async function writeSlicerSettings(trx: Transaction<DB>, { userId }: Held, made: readonly Made[]): Promise<void> {
  const rows = made.map(({ row, id }) => ({ ...slicerSettingsColumns(recordOf(row)), id }))
  await sql`insert into slicer_settings (user_id, id, slicer, title, created_date, claimed_date, body)
    select ${userId}, id, slicer, title, created_date, claimed_date, body::json
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as made (id uuid, slicer text, title text, created_date timestamptz, claimed_date timestamptz, body text)`.execute(
    trx,
  )
}

async function writePrints(trx: Transaction<DB>, held: Held, made: readonly Made[]): Promise<void> {
  const { userId } = held
  await lockPricingShared(trx, userId)
  const spools = made.flatMap(({ row, find }) => spoolsOfPrint(recordOf(row), find))
  const madeSpools = await findMadeSpools(trx, held, spools)
  const materials = held.format === 'Archive' ? null : await findMaterials(trx, userId, spools)
  const owned = (columns: readonly Columns[]) => columns.map((row) => ({ ...row, user_id: userId }))
  await insertMany(
    trx,
    'prints',
    owned(made.map(({ row, id, find }) => ({ ...restoredPrintColumns(recordOf(row), find, madeSpools), id }))),
  )
  await insertMany(
    trx,
    'filament_usages',
    owned(made.flatMap(({ row, id, find }) => restoredUsageColumns(recordOf(row), find, id, materials))),
  )
  await insertMany(
    trx,
    'print_settings',
    owned(made.flatMap(({ row, id, find }) => mainSettingsColumns(recordOf(row), find, id))),
  )
  const visible = made.filter(({ row }) => recordOf(row)['viewStatus'] === 'Public')
  await refreshPublicKeys(
    trx,
    userId,
    visible.map(({ id }) => Number(id)),
  )
}

/** Finds the spools among these that the import has made, with their ledgers. */
async function findMadeSpools(
  trx: Transaction<DB>,
  { userId, id }: Held,
  spools: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('import_rows')
    .select('record_id as id')
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('kind', '=', 'Spool')
    .where('verdict', '=', 'Created')
    .where('record_id', '=', sql<string>`any(${spools}::text[])`)
    .execute()
  return new Set(rows.flatMap((row) => row.id ?? []))
}

/** Reads the materials of spools, by their ids. */
async function findMaterials(
  trx: Transaction<DB>,
  userId: number,
  spools: readonly string[],
): Promise<Map<string, Material>> {
  const rows = await trx
    .selectFrom('filaments')
    .select(['id', 'material_density_gram_per_cubic_cm as densityGramPerCubicCm', 'diameter_mm as diameterMm'])
    .where('user_id', '=', userId)
    .where('id', '=', anyUuid(spools))
    .execute()
  return new Map(rows.map(({ id, ...material }) => [id, material]))
}

/** Continues the ledgers of spools; the stock is what they say. */
async function writeLedger(trx: Transaction<DB>, { userId }: Held, made: readonly Made[]): Promise<void> {
  const ids = made.map(({ row, find }) => find('Spool', recordOf(row)['filamentId']) ?? '')
  const { rows } = await sql<{ id: string; balance: number }>`
    select id, balance_mg as balance from filaments where user_id = ${userId} and id = any(${[...new Set(ids)]}::uuid[])
    order by id for no key update`.execute(trx)
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]))
  const entries = made.map(({ row, id, find }, at) => {
    const record = recordOf(row)
    const spool = ids[at] ?? ''
    const balance = (balances.get(spool) ?? 0) + Number(record['amountMg'])
    balances.set(spool, balance)
    return { ...ledgerColumns(record, find, balance), user_id: userId, id }
  })
  await insertMany(trx, 'filament_ledger', entries)
  await sql`update filaments as spool set balance_mg = balance.mg
    from unnest(${[...balances.keys()]}::uuid[], ${[...balances.values()]}::bigint[]) as balance (id, mg)
    where spool.user_id = ${userId} and spool.id = balance.id`.execute(trx)
}

/** An entry can name a later one, so this completes those of earlier batches as well. */
async function writeMaintenance(trx: Transaction<DB>, held: Held, made: readonly Made[]): Promise<void> {
  await plain('MaintenanceEntry', ({ row, find }) => restoredMaintenanceColumns(recordOf(row), find))(
    trx,
    held,
    made,
    new Map(),
  )
  const { userId, id } = held
  const written = made.map(({ row, id: recordId }) => ({
    key: row.key,
    id: recordId,
    next: nextKeyOf(row),
  }))
  await sql`
    -- one row: an entry that this import has made, and the key of the one that follows it
    with made as (
      select key, id, next from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as made (key text, id bigint, next text)
      union all
      select source_key, record_id::bigint,
        regexp_replace(source_key, '[^:]*$', '') || (record -> 'record' ->> 'nextEntryId')
      from import_rows where user_id = ${userId} and import_id = ${id} and kind = 'MaintenanceEntry' and record is not null
        and is_done and verdict = 'Created' and record -> 'record' ->> 'nextEntryId' is not null
    )
    update maintenance_entries as entry set next_entry_id = following.id
    from made as earlier join made as following on following.key = earlier.next
    where entry.user_id = ${userId} and entry.id = earlier.id and entry.next_entry_id is null`.execute(trx)
}

function nextKeyOf(row: StoredRow): string | null {
  const next = recordOf(row)['nextEntryId'] as number | null
  return next === null ? null : `${row.key.slice(0, row.key.lastIndexOf(':'))}:${next}`
}

async function writeComments(trx: Transaction<DB>, held: Held, made: readonly Made[]): Promise<void> {
  const { userId } = held
  await plain('Comment', ({ row, find }) => commentColumns(recordOf(row), find, userId))(trx, held, made, new Map())
  const prints = made.map(({ row, find }) => Number(find('Print', recordOf(row)['printId'])))
  await sql`update prints as print set comment_count = print.comment_count + counted.comments
    from (select id, count(*) as comments from unnest(${prints}::bigint[]) as id group by id) as counted
    where print.user_id = ${userId} and print.id = counted.id`.execute(trx)
  const ids = anyOf(made.map(({ id }) => Number(id)))
  await addWritten(
    trx,
    await trx
      .selectFrom('comments')
      .select(['id', 'user_id', 'print_id', 'author_id', 'created_date'])
      .where('user_id', '=', userId)
      .where('id', '=', ids)
      .execute(),
  )
}

/** The bytes of images are stored already, under the ids of their rows. */
async function writeImages(
  trx: Transaction<DB>,
  { userId }: Held,
  made: readonly Made[],
  images: ReadonlyMap<number, StoredImage>,
): Promise<void> {
  const rows = made.map(({ row, find }) => {
    const { printId, projectId, filamentId, printerId, caption, position, createdDate } = recordOf(row)
    const stored = images.get(row.position)
    if (!stored) throw new Error('The bytes of an image are stored before its row is written.')
    return {
      user_id: userId,
      id: stored.id,
      print_id: find('Print', printId),
      project_id: find('Project', projectId),
      filament_id: find('Spool', filamentId),
      printer_id: find('Printer', printerId),
      caption,
      position,
      width: stored.width,
      height: stored.height,
      image_bytes: stored.imageBytes,
      thumbnail_bytes: stored.thumbnailBytes,
      created_date: createdDate,
    }
  })
  await insertMany(trx, 'images', rows)
  const ofProfile = made.find(({ row }) => recordOf(row)['isProfile'] === true)
  if (!ofProfile) return
  await trx.updateTable('users').set({ image_id: ofProfile.id }).where('id', '=', userId).execute()
}
