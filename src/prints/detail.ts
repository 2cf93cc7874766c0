import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PrintDetailDto } from '../../generated/api.d.ts'
import { toCost } from './cost.ts'
import { selectImages } from '../images/select.ts'
import type { Reader } from '../database/reader.ts'

/** A print as its owner sees it; null when it is not this user's. */
export async function readOwnPrint(
  db: Reader,
  baseUrl: string,
  userId: number,
  id: number,
): Promise<PrintDetailDto | null> {
  const row = await selectPrint(db, baseUrl).where('p.user_id', '=', userId).where('p.id', '=', id).executeTakeFirst()
  return row ? toDetail(row) : null
}

/** Reads a print as its owner sees it. The caller of this function decides what a visitor may see. */
export async function readAnyPrint(db: Reader, baseUrl: string, id: number): Promise<PrintDetailDto | null> {
  const row = await selectPrint(db, baseUrl).where('p.id', '=', id).executeTakeFirst()
  return row ? toDetail(row) : null
}

/** A print as others see it: its owner's records, costs and identifiers are left out. */
export function withoutPrivate(print: PrintDetailDto): PrintDetailDto {
  return {
    ...print,
    printerId: null,
    projectId: null,
    externalId: null,
    cost: null,
    shareKey: null,
    filamentUsage: print.filamentUsage.map((usage) => ({ ...usage, filamentId: null, displayName: null })),
  }
}

/** A measure to six digits: rows of earlier versions have all digits of a division. */
function rounded(column: string) {
  return sql<number | null>`round(${sql.ref(column)}::numeric, 6)::double precision`
}

function selectPrint(db: Reader, baseUrl: string) {
  return db
    .selectFrom('prints as p')
    .innerJoin('users as owner', 'owner.id', 'p.user_id')
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
      jsonArrayFrom(
        query
          .selectFrom('filament_usages as u')
          .leftJoin('filaments as f', (join) =>
            join.onRef('f.user_id', '=', 'u.user_id').onRef('f.id', '=', 'u.filament_id'),
          )
          .select([
            'u.id',
            'u.filament_id as filamentId',
            sql<string | null>`coalesce(f.material_type, u.material_type)`.as('materialType'),
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
          ])
          .whereRef('u.user_id', '=', 'p.user_id')
          .whereRef('u.print_id', '=', 'p.id')
          .orderBy('u.position'),
      ).as('filamentUsage'),
      'p.notes',
      'p.url',
      'p.file_name as fileName',
      'p.copies',
      'p.tags',
      'p.failure_reason as failureReason',
      'p.allow_comments as allowComments',
      'p.external_id as externalId',
      'p.source',
      'p.filament_cost_micros',
      'p.electricity_cost_micros',
      'p.cost_currency',
      jsonArrayFrom(selectImages(db, baseUrl, query.ref('p.user_id'), { printId: query.ref('p.id') })).as('images'),
      'p.comment_count as commentCount',
      'p.share_key as shareKey',
      'owner.id as ownerId',
      'owner.display_name as ownerName',
      'p.created_date as createdDate',
      'p.updated_date as updatedDate',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPrint>['executeTakeFirstOrThrow']>>

function toDetail(row: Row): PrintDetailDto {
  const { filament_cost_micros, electricity_cost_micros, cost_currency, ownerId, ownerName, ...print } = row
  return {
    ...print,
    cost: toCost({ filament_cost_micros, electricity_cost_micros, cost_currency }),
    owner: { id: ownerId, displayName: ownerName },
  }
}
