import type { Schemas } from '../schemas.ts'
import { toLocalTime } from '../localTime.ts'
import { sharedOfNewPrint } from '../sharedParts.ts'

/** Names of the properties in the folded section of the print form. */
export const printFactNames = ['rating', 'measuredEnergyWh', 'totalTimeInSeconds', 'plateCount', 'partCount'] as const

/** Values that the print form starts with: those of a recorded print, or the defaults of a new one. */
export interface PrintValues extends Pick<
  Schemas['EditPrintDto'],
  | 'title'
  | 'status'
  | 'printerId'
  | 'projectId'
  | 'startDate'
  | 'endDate'
  | 'printTimeInSeconds'
  | 'estimatedPrintTimeInSeconds'
  | (typeof printFactNames)[number]
  | 'tags'
  | 'copies'
  | 'fileName'
  | 'url'
  | 'failureReason'
  | 'failureCategory'
  | 'notes'
  | 'allowComments'
  | 'externalId'
  | 'slicerSettingsId'
> {
  readonly viewStatus: Schemas['ViewStatus']
  readonly privateNotes: string | null
  readonly shared: Schemas['SharedPartsDto']
  readonly filamentUsage: readonly Schemas['EditFilamentUsageDto'][]
}

interface Logbook {
  readonly user: Schemas['UserProfileDto']
  readonly printers: readonly Schemas['PrinterSummaryDto'][]
  /** Printer of the most recent print; null when there is none. */
  readonly lastPrinterId: number | null
}

/**
 * Defaults of a print that is recorded by hand: printed successfully on the printer that was used last, started now. A printer
 * that is archived, or is not known, is replaced by the first active one.
 */
export function newPrintValues({ user, printers, lastPrinterId }: Logbook): PrintValues {
  const active = printers.filter(({ isActive }) => isActive)
  return {
    title: '',
    status: 'Success',
    printerId: (active.find(({ id }) => id === lastPrinterId) ?? active[0])?.id ?? null,
    projectId: null,
    startDate: toLocalTime(new Date().toISOString(), user.timeZone),
    endDate: null,
    printTimeInSeconds: null,
    estimatedPrintTimeInSeconds: null,
    totalTimeInSeconds: null,
    measuredEnergyWh: null,
    plateCount: null,
    partCount: null,
    rating: null,
    filamentUsage: [],
    tags: [],
    copies: 1,
    viewStatus: user.defaultViewStatus,
    fileName: null,
    url: null,
    failureReason: null,
    failureCategory: null,
    notes: null,
    privateNotes: null,
    shared: sharedOfNewPrint,
    allowComments: true,
    externalId: null,
    slicerSettingsId: null,
  }
}

/** Filament usage without any value. */
export const emptyUsage: Schemas['EditFilamentUsageDto'] = {
  filamentId: null,
  materialType: null,
  slot: null,
  amountMg: null,
  lengthInM: null,
  volumeMl: null,
  source: null,
  estimatedAmountMg: null,
  estimatedLengthInM: null,
  estimatedVolumeMl: null,
  estimatedSource: null,
  notes: null,
}
