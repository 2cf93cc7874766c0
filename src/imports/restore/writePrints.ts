import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { anyUuid } from '../../database/anyOf.ts'
import { DENSITY_AND_DIAMETER, type Material } from '../../filaments/measure.ts'
import { lockPricingShared } from '../../ledger/pricingLock.ts'
import { refreshPublicKeys } from '../../prints/publicKeys.ts'
import type { Held } from '../hold.ts'
import { insertMany } from '../insertMany.ts'
import type { Columns } from '../plan.ts'
import {
  mainSettingsColumns,
  reportedUseColumns,
  restoredPrintColumns,
  restoredUsageColumns,
  spoolsOfPrint,
} from './columns.ts'
import { insertMade, type Made } from './made.ts'
import { recordOf } from './references.ts'

/** Writes prints with their usages and main slicer settings. */
export async function writePrints(trx: Transaction<DB>, held: Held, made: readonly Made[]): Promise<void> {
  const { userId } = held
  await lockPricingShared(trx, userId)
  const spools = made.flatMap(({ row, find }) => spoolsOfPrint(recordOf(row), find))
  const madeSpools = await findMadeSpools(trx, held, spools)
  const materials = held.format === 'Archive' ? null : await findMaterials(trx, userId, spools)
  const owned = (columns: readonly Columns[]) => columns.map((row) => ({ ...row, user_id: userId }))
  await insertMade(trx, held, 'Print', made, ({ row, find }) => restoredPrintColumns(recordOf(row), find, madeSpools))
  await insertMany(
    trx,
    'filament_usages',
    owned(made.flatMap(({ row, id, find }) => restoredUsageColumns(recordOf(row), find, id, materials))),
  )
  await insertMany(
    trx,
    'spool_uses',
    owned(made.flatMap(({ row, id, find }) => reportedUseColumns(recordOf(row), find, id, madeSpools))),
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
    .select(['id', ...DENSITY_AND_DIAMETER])
    .where('user_id', '=', userId)
    .where('id', '=', anyUuid(spools))
    .execute()
  return new Map(rows.map(({ id, ...material }) => [id, material]))
}
