import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { FailureCategory, PrintDetailDto } from '../../generated/api.d.ts'
import { anyOf } from '../database/anyOf.ts'
import { compiledOnce } from '../database/compiledOnce.ts'
import { MAX_USAGES, reportedMg } from '../ledger/reportedUse.ts'
import { toCost } from './cost.ts'
import { selectImages } from '../images/select.ts'
import type { CompiledReader, Reader } from '../database/reader.ts'
import { readByOwner } from '../users/recordOwner.ts'
import { userReference } from '../users/reference.ts'
import { selectPrinterModel } from './printerModel.ts'
import { toShared } from './shared.ts'
import { materialType, usedMaterials } from './usedMaterials.ts'

/** A print as its owner sees it; null when it is not this user's. */
export async function readOwnPrint(
  db: CompiledReader,
  baseUrl: string,
  userId: number,
  id: number,
): Promise<PrintDetailDto | null> {
  return (await readOwnPrints(db, baseUrl, userId, [id])).get(id) ?? null
}

/** Reads prints as their owner sees them, by id; those that are not this user's are missing. */
export async function readOwnPrints(
  db: CompiledReader,
  baseUrl: string,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, PrintDetailDto>> {
  const rows = await ownPrints(db, { baseUrl }, { userId, ids })
  return new Map(rows.map((row) => [row.id, toDetail(row)]))
}

/** Selects prints of a user by id; `toDetail` completes a row. */
export const ownPrints = compiledOnce(
  (
    db,
    { baseUrl }: { readonly baseUrl: string },
    { userId, ids }: { readonly userId: number; readonly ids: readonly number[] },
  ) => selectPrint(db, baseUrl, userId).where('p.id', '=', anyOf(ids)),
)

/**
 * Reads anybody's print as its owner sees it; `forVisitors` makes of it what others see.
 * @param callerId who is likely its owner; null for nobody
 */
export async function readAnyPrint(
  db: CompiledReader,
  baseUrl: string,
  id: number,
  callerId: number | null,
): Promise<PrintDetailDto | null> {
  return readByOwner(db, 'prints', id, callerId, (ownerId) => readOwnPrint(db, baseUrl, ownerId, id))
}

function selectPrint(db: Reader, baseUrl: string, userId: number) {
  return db
    .selectFrom('prints as p')
    .innerJoin('users as owner', 'owner.id', 'p.user_id')
    .where('p.user_id', '=', userId)
    .where('owner.deletion_date', 'is', null)
    .select((query) => [
      'p.id',
      'p.title',
      'p.status',
      'p.view_status as viewStatus',
      'p.printer_id as printerId',
      'p.project_id as projectId',
      'p.start_date as startDate',
      'p.end_date as endDate',
      'p.estimated_print_time_in_seconds as estimatedPrintTimeInSeconds',
      'p.print_time_in_seconds as printTimeInSeconds',
      'p.total_time_in_seconds as totalTimeInSeconds',
      'p.measured_energy_wh as measuredEnergyWh',
      'p.plate_count as plateCount',
      'p.part_count as partCount',
      'p.rating',
      jsonArrayFrom(selectUsages(userId)).as('filamentUsage'),
      'p.notes',
      'p.url',
      'p.file_name as fileName',
      'p.copies',
      'p.tags',
      'p.failure_reason as failureReason',
      sql<FailureCategory | null>`p.failure_category`.as('failureCategory'),
      'p.allow_comments as allowComments',
      'p.external_id as externalId',
      'p.slicer_settings_id as slicerSettingsId',
      'p.private_notes as privateNotes',
      'p.shared',
      'p.source',
      'p.filament_cost_micros',
      'p.is_filament_partial',
      'p.electricity_cost_micros',
      'p.cost_currency',
      selectPrinterModel(userId).as('printerModel'),
      jsonArrayFrom(selectImages(db, baseUrl, userId, { printId: query.ref('p.id') })).as('images'),
      'p.comment_count as commentCount',
      'p.share_key as shareKey',
      userReference('owner').as('owner'),
      'p.created_date as createdDate',
      'p.updated_date as updatedDate',
      'p.progress_percent as progressPercent',
      sql<string | null>`greatest(p.progress_event_date, p.error_event_date)`.as('lastReportDate'),
      jsonArrayFrom(
        query
          .selectFrom('spool_uses as use')
          .select(['use.filament_id as filamentId', reportedMg(sql`use.used_ng`).as('amountMg')])
          .where('use.user_id', '=', userId)
          .whereRef('use.print_id', '=', 'p.id')
          .orderBy('use.filament_id')
          .limit(MAX_USAGES),
      ).as('reportedUse'),
    ])
}

/** One row: a usage of the print `p`. */
function selectUsages(userId: number) {
  return usedMaterials(userId).select([
    'u.id',
    'u.filament_id as filamentId',
    materialType.as('materialType'),
    'u.slot',
    'u.amount_mg as amountMg',
    rounded('u.length_in_m').as('lengthInM'),
    rounded('u.volume_ml').as('volumeMl'),
    'u.estimated_amount_mg as estimatedAmountMg',
    rounded('u.estimated_length_in_m').as('estimatedLengthInM'),
    rounded('u.estimated_volume_ml').as('estimatedVolumeMl'),
    'u.source',
    'u.estimated_source as estimatedSource',
    'u.notes',
    'f.display_name as displayName',
    'f.brand',
    'f.color_hex as colorHex',
    sql<string[]>`coalesce(f.colors, '{}')`.as('colors'),
    'f.color_name as colorName',
  ])
}

/** A measure to six digits: rows of earlier versions have all digits of a division. */
function rounded(column: string) {
  return sql<number | null>`round(${sql.ref(column)}::numeric, 6)::double precision`
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPrint>['executeTakeFirstOrThrow']>>

/** Converts a row of `ownPrints` to the contract's names. */
export function toDetail(row: Row): PrintDetailDto {
  const { filament_cost_micros, electricity_cost_micros, cost_currency, is_filament_partial, shared, ...print } = row
  return {
    ...print,
    shared: toShared(shared),
    cost: toCost({ filament_cost_micros, electricity_cost_micros, cost_currency, is_filament_partial }),
  }
}
