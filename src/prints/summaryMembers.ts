import { expressionBuilder, sql, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PrintSummaryDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { rfc3339 } from '../database/json.ts'
import { selectThumbnailUrl } from '../images/select.ts'
import { costJson } from './cost.ts'
import type { PrintFilter } from './filter.ts'
import { selectPrinterName, selectProjectName } from './recordNames.ts'
import { minorDigitsOf } from './roundedMoney.ts'
import { NOTHING, summaryForOwner, summaryForVisitors } from './shared.ts'
import { materialType, usedMaterials } from './usedMaterials.ts'

/** Columns of a print named `p` that its summary and the order of a list depend on. */
export const SUMMARY_COLUMNS = [
  'p.id',
  'p.title',
  'p.status',
  'p.view_status',
  'p.printer_id',
  'p.project_id',
  'p.start_date',
  'p.end_date',
  'p.estimated_print_time_in_seconds',
  'p.print_time_in_seconds',
  'p.total_time_in_seconds',
  'p.measured_energy_wh',
  'p.plate_count',
  'p.part_count',
  'p.rating',
  'p.filament_amount_mg',
  'p.estimated_filament_amount_mg',
  'p.filament_cost_micros',
  'p.electricity_cost_micros',
  'p.cost_currency',
  'p.is_filament_partial',
  'p.tags',
  'p.copies',
  'p.file_name',
  'p.source',
  'p.failure_reason',
  'p.failure_category',
  'p.comment_count',
  'p.progress_percent',
  'p.created_date',
  'p.updated_date',
  'p.logged_date',
  'p.shared',
  minorDigitsOf(sql.ref<string | null>('p.cost_currency')).as('cost_digits'),
] as const

type NameOf<Column> = Column extends `p.${infer Name extends keyof DB['prints']}` ? Name : never
/** Row with the `SUMMARY_COLUMNS`. */
type SummaryRow = Pick<DB['prints'], NameOf<(typeof SUMMARY_COLUMNS)[number]>> & { readonly cost_digits: number }
/** User whose prints are listed, and for whom. */
type Viewed = Pick<PrintFilter, 'userId' | 'forOthers'>

/** A print in short by the contract's names, in a query that names a row with the `SUMMARY_COLUMNS` `p`. */
export function summaryMembers(
  baseUrl: string,
  viewed: Viewed,
): Readonly<Record<keyof PrintSummaryDto, Expression<unknown>>> {
  const { userId, forOthers } = viewed
  const query = expressionBuilder<DB & { readonly p: SummaryRow }, 'p'>()
  const asSeen = forOthers ? summaryForVisitors : summaryForOwner
  return asSeen({
    id: query.ref('p.id'),
    title: query.ref('p.title'),
    status: query.ref('p.status'),
    viewStatus: query.ref('p.view_status'),
    printerId: query.ref('p.printer_id'),
    printerName: selectPrinterName(userId),
    projectId: query.ref('p.project_id'),
    projectName: selectProjectName(userId),
    startDate: rfc3339(query.ref('p.start_date')),
    endDate: rfc3339(query.ref('p.end_date')),
    estimatedPrintTimeInSeconds: query.ref('p.estimated_print_time_in_seconds'),
    printTimeInSeconds: query.ref('p.print_time_in_seconds'),
    totalTimeInSeconds: query.ref('p.total_time_in_seconds'),
    measuredEnergyWh: query.ref('p.measured_energy_wh'),
    plateCount: query.ref('p.plate_count'),
    partCount: query.ref('p.part_count'),
    rating: query.ref('p.rating'),
    filamentAmountMg: query.ref('p.filament_amount_mg'),
    estimatedFilamentAmountMg: query.ref('p.estimated_filament_amount_mg'),
    filaments: filaments(viewed),
    cost: costJson(
      query.ref('p.filament_cost_micros'),
      query.ref('p.electricity_cost_micros'),
      query.ref('p.cost_currency'),
      query.ref('p.cost_digits'),
      query.ref('p.is_filament_partial'),
    ),
    tags: query.ref('p.tags'),
    copies: query.ref('p.copies'),
    fileName: query.ref('p.file_name'),
    source: query.ref('p.source'),
    failureReason: query.ref('p.failure_reason'),
    failureCategory: query.ref('p.failure_category'),
    commentCount: query.ref('p.comment_count'),
    thumbnailUrl: selectThumbnailUrl(expressionBuilder<DB>(), baseUrl, userId, { printId: query.ref('p.id') }),
    createdDate: rfc3339(query.ref('p.created_date')),
    updatedDate: rfc3339(query.ref('p.updated_date')),
    progressPercent: query.ref('p.progress_percent'),
  })
}

/** The materials of a print, without the names of spools for others. */
function filaments({ userId, forOthers }: Viewed) {
  return jsonArrayFrom(
    usedMaterials(userId).select((usage) => [
      sql<string | null>`${forOthers ? NOTHING : usage.ref('u.filament_id')}`.as('filamentId'),
      sql<string | null>`${forOthers ? NOTHING : usage.ref('f.display_name')}`.as('displayName'),
      materialType.as('materialType'),
      'f.color_hex as colorHex',
      sql<string[]>`coalesce(f.colors, '{}')`.as('colors'),
      'u.amount_mg as amountMg',
      'u.estimated_amount_mg as estimatedAmountMg',
    ]),
  )
}
