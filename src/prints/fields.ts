import type { Kysely, Transaction } from 'kysely'
import type { EditPrintDto, PrintDetailDto, SharedPartsDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { together } from '../database/together.ts'
import { isFinished } from '../kernel/printStatus.ts'
import { Problem } from '../kernel/problem.ts'
import { currentPrices, type Prices } from '../ledger/prices.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { claimForPrint } from '../slicerSettings/record.ts'
import { parseDateTime } from '../kernel/time/parseDateTime.ts'
import { selectNewId } from './insert.ts'
import { requireReferences } from './references.ts'
import { partsOf } from './shared.ts'
import type { UsageInput } from './usageRows.ts'
import { deferSpools } from './usages.ts'

/** The fields of a print that its owner may write, by the contract's names. */
const NAMES = [
  'title',
  'status',
  'viewStatus',
  'printerId',
  'projectId',
  'startDate',
  'endDate',
  'estimatedPrintTimeInSeconds',
  'printTimeInSeconds',
  'totalTimeInSeconds',
  'measuredEnergyWh',
  'plateCount',
  'partCount',
  'rating',
  'filamentUsage',
  'notes',
  'url',
  'fileName',
  'copies',
  'tags',
  'failureReason',
  'failureCategory',
  'allowComments',
  'externalId',
] as const

type Name = (typeof NAMES)[number]

/** A print as its owner wants it. Usages that are left out stay as they are. */
export type PrintFields = Omit<Pick<EditPrintDto, Name>, 'filamentUsage' | 'viewStatus'> & {
  readonly viewStatus: PrintDetailDto['viewStatus']
  readonly filamentUsage?: readonly UsageInput[] | undefined
  readonly shared: SharedPartsDto
  readonly privateNotes?: string | null | undefined
  /** Left out, it stays as it is. */
  readonly slicerSettingsId?: string | null | undefined
}

/** The settings of its owner that a print depends on. */
export interface OwnerSettings {
  /** IANA time zone. */
  readonly time_zone: string
  readonly default_view_status: PrintDetailDto['viewStatus']
}

/** Reads the settings of the owner of a print that is changed. */
export async function readOwnerSettings(trx: Transaction<DB>, userId: number): Promise<OwnerSettings> {
  return ownerSettings(trx, userId).executeTakeFirstOrThrow()
}

/** Id of a new print, settings of its owner, prices of today, and the spools that it names. */
interface Prerequisites {
  readonly id: number
  readonly owner: OwnerSettings
  readonly prices: Prices
  readonly spools: Awaited<ReturnType<typeof deferSpools>>
}

/**
 * Reads what a new print depends on, after `admitPrint`. The spools of one that is over are locked, as it deducts from them.
 * @param print.printerId the printer whose wattage is among the prices; null for none
 */
export async function readPrerequisites(
  trx: Transaction<DB>,
  userId: number,
  { status, printerId, filamentUsage }: Pick<EditPrintDto, 'status' | 'printerId' | 'filamentUsage'>,
): Promise<Prerequisites> {
  const spools = await deferSpools(trx, userId, filamentUsage, isFinished(status))
  const [[owner], [prices], [made]] = await together(
    trx,
    selectOwnerSettings(trx, {}, { userId }),
    currentPrices(trx, {}, { userId, printerId }),
    selectNewId(trx, {}, {}),
  )
  if (!owner || !prices || !made) throw new Error('The user is gone.')
  return { id: made.id, owner, prices, spools }
}

function ownerSettings(db: Kysely<DB>, userId: number) {
  return db.selectFrom('users').select(['time_zone', 'default_view_status']).where('id', '=', userId)
}

const selectOwnerSettings = templateOf((db, _: object, { userId }: { readonly userId: number }) =>
  ownerSettings(db, userId),
)

/**
 * The columns that hold the fields. Slicer settings that nobody owns yet become the user's.
 * @param zone the IANA time zone of dates without an offset
 * @throws Problem 400 for a date that does not exist, an end before the start, a time with pauses that is too short, and a printer,
 * a project or slicer settings that are not the user's; 409 when the user has no room for the settings
 */
export async function printColumns(
  trx: Transaction<DB>,
  quotas: Quotas,
  userId: number,
  fields: PrintFields,
  zone: string,
) {
  await requireReferences(trx, userId, fields)
  const startDate = fields.startDate === null ? null : parseDateTime('startDate', fields.startDate, zone)
  const endDate = fields.endDate === null ? null : parseDateTime('endDate', fields.endDate, zone)
  if (startDate !== null && endDate !== null && endDate < startDate) {
    throw Problem.invalid({ endDate: ['The end must not be before the start.'] })
  }
  const { printTimeInSeconds, totalTimeInSeconds } = fields
  if (printTimeInSeconds !== null && totalTimeInSeconds !== null && totalTimeInSeconds < printTimeInSeconds) {
    throw Problem.invalid({
      totalTimeInSeconds: ['The time with pauses must not be shorter than the time without them.'],
    })
  }
  const { slicerSettingsId } = fields
  if (slicerSettingsId) await claimForPrint(trx, quotas, userId, slicerSettingsId)
  return {
    title: fields.title,
    status: fields.status,
    view_status: fields.viewStatus,
    printer_id: fields.printerId,
    project_id: fields.projectId,
    start_date: startDate,
    end_date: endDate,
    estimated_print_time_in_seconds: fields.estimatedPrintTimeInSeconds,
    print_time_in_seconds: printTimeInSeconds,
    total_time_in_seconds: totalTimeInSeconds,
    measured_energy_wh: fields.measuredEnergyWh,
    plate_count: fields.plateCount,
    part_count: fields.partCount,
    rating: fields.rating,
    notes: fields.notes,
    url: fields.url,
    file_name: fields.fileName,
    copies: fields.copies,
    tags: fields.tags,
    failure_reason: fields.failureReason,
    failure_category: fields.failureCategory,
    allow_comments: fields.allowComments,
    external_id: fields.externalId,
    private_notes: fields.privateNotes ?? null,
    shared: partsOf(fields.shared),
    ...(slicerSettingsId === undefined ? {} : { slicer_settings_id: slicerSettingsId }),
  }
}

/** The names of the writable fields in which two states of a print differ. */
export function changedFields(before: PrintDetailDto, after: PrintDetailDto): Name[] {
  return NAMES.filter((name) => JSON.stringify(comparable(before, name)) !== JSON.stringify(comparable(after, name)))
}

/** The same usage under a new id does not count as a change. */
function comparable(print: PrintDetailDto, name: Name): unknown {
  return name === 'filamentUsage' ? print.filamentUsage.map((usage) => ({ ...usage, id: null })) : print[name]
}
