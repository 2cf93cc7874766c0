import type { Schemas } from '../schemas.ts'
import { toLocalTime } from '../localTime.ts'

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
  | 'tags'
  | 'copies'
  | 'fileName'
  | 'url'
  | 'failureReason'
  | 'notes'
  | 'allowComments'
  | 'externalId'
  | 'slicerSettingsId'
> {
  readonly viewStatus: Schemas['ViewStatus']
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
    filamentUsage: [],
    tags: [],
    copies: 1,
    viewStatus: user.defaultViewStatus,
    fileName: null,
    url: null,
    failureReason: null,
    notes: null,
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
