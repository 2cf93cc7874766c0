import { sql, type Expression, type RawBuilder } from 'kysely'
import type { EditSharedPartsDto, PrintDetailDto, PrintSummaryDto, SharedPartsDto } from '../../generated/api.d.ts'

/** Parts of a print that its owner can share with visitors (docs/domain.md, "Visitors"), in the order in which they are stored. */
const PARTS = ['notes', 'fileName', 'costs', 'failureReason', 'material', 'settings'] as const

type Part = (typeof PARTS)[number]
type Members<Dto> = Readonly<Record<keyof Dto, Expression<unknown>>>

/** The parts that a new print shares. */
const OF_NEW_PRINT: SharedPartsDto = {
  notes: false,
  fileName: false,
  costs: false,
  failureReason: true,
  material: true,
  settings: false,
}
/** Stands for what visitors never see. */
export const NOTHING = sql<null>`null`

/** The stored parts as the contract has them. */
export function toShared(parts: readonly string[]): SharedPartsDto {
  const has = (part: Part) => parts.includes(part)
  return {
    notes: has('notes'),
    fileName: has('fileName'),
    costs: has('costs'),
    failureReason: has('failureReason'),
    material: has('material'),
    settings: has('settings'),
  }
}

/** The shared parts as they are stored. */
export function partsOf(shared: SharedPartsDto): Part[] {
  return PARTS.filter((part) => shared[part])
}

/**
 * The shared parts after a change, in which parts may be omitted.
 * @param current null for a new print
 */
export function changeShared(current: SharedPartsDto | null, changes: EditSharedPartsDto | undefined): SharedPartsDto {
  return { ...OF_NEW_PRINT, ...current, ...changes }
}

/** A print as visitors see it. Only this function, and those below for lists, decide what they see. */
export function forVisitors(print: PrintDetailDto): PrintDetailDto {
  const shared = changeShared(print.shared, undefined)
  const usages = shared.material ? print.filamentUsage : []
  return {
    ...print,
    printerId: null,
    projectId: null,
    externalId: null,
    slicerSettingsId: null,
    privateNotes: null,
    shared: null,
    shareKey: null,
    reportedUse: [],
    notes: shared.notes ? print.notes : null,
    fileName: shared.fileName ? print.fileName : null,
    failureReason: shared.failureReason ? print.failureReason : null,
    failureCategory: shared.failureReason ? print.failureCategory : null,
    cost: shared.costs ? print.cost : null,
    measuredEnergyWh: shared.costs ? print.measuredEnergyWh : null,
    filamentUsage: usages.map((usage) => ({
      ...usage,
      filamentId: null,
      displayName: null,
      notes: shared.notes ? usage.notes : null,
    })),
  }
}

/** The members of a summary as the owner sees them: all. */
export function summaryForOwner(members: Members<PrintSummaryDto>): Members<PrintSummaryDto> {
  return members
}

/** The members of a summary as visitors see them, over a row named `p`. Its materials must not name spools. */
export function summaryForVisitors(members: Members<PrintSummaryDto>): Members<PrintSummaryDto> {
  return {
    ...members,
    printerId: NOTHING,
    printerName: NOTHING,
    fileName: ifShared('fileName', members.fileName),
    failureReason: ifShared('failureReason', members.failureReason),
    failureCategory: ifShared('failureReason', members.failureCategory),
    cost: ifShared('costs', members.cost),
    measuredEnergyWh: ifShared('costs', members.measuredEnergyWh),
    ...materialsForVisitors(members),
    estimatedFilamentAmountMg: ifShared('material', members.estimatedFilamentAmountMg),
  }
}

/** The members about the materials of a print as visitors see them, over a row named `p`. */
export function materialsForVisitors({
  filaments,
  filamentAmountMg,
}: Pick<Members<PrintSummaryDto>, 'filaments' | 'filamentAmountMg'>) {
  return {
    filamentAmountMg: ifShared('material', filamentAmountMg),
    filaments: sql`case when ${isShared('material')} then ${filaments} else '[]'::json end`,
  }
}

/** Whether visitors see a part of the print named `p`. */
export function isShared(part: Part): RawBuilder<boolean> {
  return sql<boolean>`${part}::text = any(p.shared)`
}

function ifShared(part: Part, value: Expression<unknown>): RawBuilder<unknown> {
  return sql`case when ${isShared(part)} then ${value} end`
}
