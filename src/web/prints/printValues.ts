import type { Schemas } from '../api.ts'
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

/** Defaults of a print that is recorded by hand: printed successfully on the first active printer, started now. */
export function newPrintValues(
  user: Schemas['UserProfileDto'],
  printers: readonly Schemas['PrinterSummaryDto'][],
): PrintValues {
  return {
    title: '',
    status: 'Success',
    printerId: printers.find(({ isActive }) => isActive)?.id ?? null,
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
