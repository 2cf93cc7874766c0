import { randomUUID } from 'node:crypto'
import type { PrintStatus, ViewStatus } from '../../../generated/api.d.ts'
import { completeMeasures, otherMaterial, type Material } from '../../filaments/measure.ts'
import type { Fields } from '../../kernel/lenient.ts'
import { isFinished } from '../../kernel/printStatus.ts'
import { Problem } from '../../kernel/problem.ts'
import { shareKeyFor } from '../../kernel/shareKey.ts'
import type { UsedAmounts } from '../../ledger/deduction.ts'
import { comparedMaterial, sumMaterialMg } from '../../ledger/materialSum.ts'
import type { Columns } from '../plan.ts'
import { SCHEMAS, type ResourceName } from '../archive/schemas.ts'

/** Id here of a record that a member refers to; null for none. */
export type Find = (
  kind: 'Brand' | 'FilamentType' | 'Spool' | 'Printer' | 'Project' | 'Print' | 'SlicerSettings' | 'LedgerEntry',
  id: unknown,
) => string | null

/** Members that have no column of their own, or another one. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'id',
  'loadedFilaments',
  'filamentUsage',
  'reportedUse',
  'settings',
  'isOwnPrint',
  'reversesEntryId',
  'nextEntryId',
  'notificationSettings',
  'spoolSettings',
  'spoolFields',
])

/** No error names these measures. */
const NO_NAMES = { Weight: '', Length: '', Volume: '' } as const

/** Columns of a record that have the names of its members. */
export function plainColumns(resource: ResourceName, record: Fields): Columns {
  const { properties } = SCHEMAS[resource] as unknown as { readonly properties: Fields }
  return columnsOf(Object.keys(properties), record)
}

function columnsOf(members: readonly string[], record: Fields): Columns {
  return Object.fromEntries(
    members.filter((member) => !ELSEWHERE.has(member)).map((member) => [snakeCase(member), record[member] ?? null]),
  )
}

/** `startDate` as `start_date`. */
export function snakeCase(member: string): string {
  return member.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Columns of a project. An unlisted one gets a new share key, since keys are in no archive. */
export function projectColumns(record: Fields): Columns {
  return { ...plainColumns('projects', record), share_key: shareKeyOf(record) }
}

/** Columns of a filament type. A restored one that is low is not news: it counts as reported until it was above its reorder point. */
export function restoredTypeColumns(record: Fields, find: Find): Columns {
  return {
    ...plainColumns('filamentTypes', record),
    brand_id: find('Brand', record['brandId']),
    low_date: (record['reorderPointMg'] ?? null) === null ? null : record['updatedDate'],
  }
}

/** Columns of a spool whose ledger follows. */
export function spoolColumns(record: Fields, find: Find, number: number): Columns {
  return { ...plainColumns('spools', record), type_id: find('FilamentType', record['typeId']), number, balance_mg: 0 }
}

/** Columns of slicer settings; the text of `body` is that of the slicer. */
export function slicerSettingsColumns(record: Fields): Columns {
  const { slicer, title, createdDate, claimedDate, settingsText } = record
  return { slicer, title, created_date: createdDate, claimed_date: claimedDate, body: settingsText }
}

/**
 * Columns of a print, with the sums, costs and prices that it had. Prices that were fixed have a currency; a print without one gets
 * its prices when it first finishes. One that is not over has deducted nothing yet, and does so like any other.
 * @param madeSpools ids of the spools that the import has made, with their ledgers; from all others nothing is deducted
 */
export function restoredPrintColumns(record: Fields, find: Find, madeSpools: ReadonlySet<string>): Columns {
  const spools = spoolsOfPrint(record, find)
  const hasStock = spools.length === 0 || spools.some((id) => madeSpools.has(id))
  return {
    ...plainColumns('prints', record),
    filament_amount_mg: restoredMaterialMg(record),
    ...comparedMaterial(usedAmounts(record)),
    is_filament_partial: record['isFilamentPartial'] ?? isFilamentPartial(record),
    is_priced: record['isPriced'] === true && record['costCurrency'] !== null,
    deducts_material: record['deductsMaterial'] === true && (hasStock || !isFinished(record['status'] as PrintStatus)),
    printer_id: find('Printer', record['printerId']),
    project_id: find('Project', record['projectId']),
    wattage_printer_id: find('Printer', record['wattagePrinterId']),
    slicer_settings_id: find('SlicerSettings', record['slicerSettingsId']),
    share_key: shareKeyOf(record),
    comment_count: 0,
  }
}

/**
 * Material of a print: the sum that it had. In archives of earlier versions, that of a print of which only some usages have an
 * actual amount lacks the estimates of the others.
 */
function restoredMaterialMg(record: Fields): unknown {
  const usages = usedAmounts(record)
  const lacksActual = usages.some(
    ({ amount_mg: mg, estimated_amount_mg: estimatedMg }) => mg === null && estimatedMg !== null,
  )
  return (lacksActual ? sumMaterialMg(usages) : null) ?? record['filamentAmountMg'] ?? null
}

/** Whether a print of an archive of an earlier version has a cost of some of its materials in its currency, but not of all. */
function isFilamentPartial(record: Fields): boolean {
  const usages = record['filamentUsage'] as Fields[]
  const hasCost = ({ costMicros = null, costCurrency }: Fields) =>
    costMicros !== null && costCurrency === record['costCurrency']
  return (
    usages.some(hasCost) &&
    usages.some((usage) => !hasCost(usage) && (usage['amountMg'] ?? usage['estimatedAmountMg']) !== 0)
  )
}

function usedAmounts(record: Fields): UsedAmounts[] {
  return (record['filamentUsage'] as Fields[]).map((usage) => columnsOf(['amountMg', 'estimatedAmountMg'], usage))
}

/** Ids of the spools that a print used, or uses according to connections. */
export function spoolsOfPrint(record: Fields, find: Find): string[] {
  const uses = [...(record['filamentUsage'] as Fields[]), ...reportedUseOf(record)]
  return uses.flatMap(({ filamentId }) => find('Spool', filamentId) ?? [])
}

/** Reported use of a print; a row that an earlier version has stored lacks it. */
function reportedUseOf(record: Fields): readonly Fields[] {
  return (record['reportedUse'] ?? []) as Fields[]
}

/**
 * Columns of the use that connections have reported during a print that is not over. The ledger entries of the print have deducted it. A
 * spool that was here before has no such entries: what was reported of it would be deducted once more.
 */
export function reportedUseColumns(
  record: Fields,
  find: Find,
  printId: string,
  madeSpools: ReadonlySet<string>,
): Columns[] {
  const minute = `${(record['createdDate'] as string).slice(0, 16)}:00Z`
  return reportedUseOf(record).flatMap(({ filamentId, amountMg }) => {
    const spoolId = find('Spool', filamentId)
    if (spoolId === null || !madeSpools.has(spoolId)) return []
    const usedNg = (BigInt(amountMg as number) * 1_000_000n).toString()
    return [{ id: randomUUID(), print_id: printId, filament_id: spoolId, minute, used_ng: usedNg, is_adopted: false }]
  })
}

/**
 * Columns of the usages of a print.
 * @param materials materials of spools by their ids, for usages of a list, which have a weight only; null for those of an archive
 */
export function restoredUsageColumns(
  record: Fields,
  find: Find,
  printId: string,
  materials: ReadonlyMap<string, Material> | null,
): Columns[] {
  const { status, startDate, printTimeInSeconds, estimatedPrintTimeInSeconds } = record
  return (record['filamentUsage'] as Fields[]).map((usage, position) => ({
    ...columnsOf(USAGE_MEMBERS, usage),
    ...(materials === null ? {} : measureColumns(usage, materials.get(find('Spool', usage['filamentId']) ?? ''))),
    filament_id: find('Spool', usage['filamentId']),
    id: randomUUID(),
    print_id: printId,
    position,
    status,
    start_date: startDate,
    print_time_in_seconds: printTimeInSeconds,
    estimated_print_time_in_seconds: estimatedPrintTimeInSeconds,
    is_reported: false,
  }))
}

/** Columns of the measures that follow from the weight of a usage; a weight that implies too much of them stands alone. */
function measureColumns(usage: Fields, spool: Material | undefined): Columns {
  const material = spool ?? otherMaterial((usage['materialType'] as string | null) ?? '')
  const weight = { amountMg: usage['amountMg'] as number | null, lengthInM: null, volumeMl: null, source: null }
  try {
    const { lengthInM, volumeMl, source } = completeMeasures(weight, material, NO_NAMES)
    return { length_in_m: lengthInM, volume_ml: volumeMl, source }
  } catch (error) {
    if (error instanceof Problem) return { source: 'Weight' }
    throw error
  }
}

/** Columns of the main slicer settings of a print; none where it has none. */
export function mainSettingsColumns(record: Fields, find: Find, printId: string): Columns[] {
  const settings = record['settings'] as Fields | null
  if (settings === null) return []
  const id = find('SlicerSettings', settings['slicerSettingsId'])
  return [{ ...columnsOf(SETTINGS_MEMBERS, settings), slicer_settings_id: id, print_id: printId }]
}

/**
 * Columns of an entry of the ledger of a spool.
 * @param balanceMg what is on the spool after the entry
 */
export function ledgerColumns(record: Fields, find: Find, balanceMg: number): Columns {
  return {
    ...plainColumns('ledger', record),
    filament_id: find('Spool', record['filamentId']),
    print_id: find('Print', record['printId']),
    reverses_id: find('LedgerEntry', record['reversesEntryId']),
    balance_mg: balanceMg,
  }
}

/** Columns of a maintenance entry of a printer. */
export function restoredMaintenanceColumns(record: Fields, find: Find): Columns {
  const { currency, ...columns } = plainColumns('maintenance', record)
  return { ...columns, cost_currency: currency, printer_id: find('Printer', record['printerId']) }
}

/** Columns of a comment, whose author is the user who restores it. */
export function commentColumns(record: Fields, find: Find, userId: number): Columns {
  return { ...plainColumns('comments', record), print_id: find('Print', record['printId']), author_id: userId }
}

const USAGE_MEMBERS = membersOf('filamentUsage')
const SETTINGS_MEMBERS = membersOf('settings')

function membersOf(member: 'filamentUsage' | 'settings'): string[] {
  const { filamentUsage, settings } = (
    SCHEMAS.prints as unknown as {
      readonly properties: { readonly filamentUsage: { readonly items: Members }; readonly settings: Members }
    }
  ).properties
  return Object.keys((member === 'settings' ? settings : filamentUsage.items).properties)
}

interface Members {
  readonly properties: Fields
}

function shareKeyOf(record: Fields): string | null {
  return shareKeyFor(record['viewStatus'] as ViewStatus, null)
}
