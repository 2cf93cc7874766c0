import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { Schemas } from '../api.ts'

/** Programs and kinds of files. */
export const FORMATS: Readonly<Record<Schemas['ImportFormat'], string>> = {
  MoonrakerJson: texts.moonrakerHistoryJson,
  MoonrakerSqlite: texts.moonrakerDatabase,
  SpoolmanJson: texts.spoolmanSpoolsJson,
  SpoolmanCsv: texts.spoolmanSpoolsCsv,
  SpoolmanSqlite: texts.spoolmanDatabase,
  PrintJobHistoryCsv: texts.printjobhistoryCsv,
  PrintJobHistorySqlite: texts.printjobhistoryDatabase,
  SpoolManagerCsv: texts.spoolmanagerSpoolsCsv,
  SpoolManagerSqlite: texts.spoolmanagerDatabase,
  BambuddyPrintsCsv: texts.bambuddyPrintsCsv,
  BambuddySpoolsCsv: texts.bambuddySpoolsCsv,
  PrintSheetCsv: texts.printsOfASpreadsheet,
  SpoolSheetCsv: texts.spoolsOfASpreadsheet,
  Archive: texts.archiveOfThisService,
  PrintsCsv: texts.printsOfThisServiceCsv,
  SpoolsCsv: texts.spoolsOfThisServiceCsv,
  PrintersCsv: texts.printersOfThisServiceCsv,
  MaintenanceCsv: texts.maintenanceOfThisServiceCsv,
}

/** Kinds of records, as many. */
export const KINDS: Readonly<Record<Schemas['ImportKind'], string>> = {
  Settings: texts.settings,
  Project: common.projects,
  Brand: common.brands,
  FilamentType: common.filamentTypes,
  Spool: common.spools,
  Printer: common.printers,
  SlicerSettings: common.slicerSettings,
  Print: common.prints,
  LedgerEntry: texts.ledgerEntries,
  MaintenanceEntry: texts.maintenanceEntries,
  Comment: common.comments,
  Achievement: common.achievements,
  Notification: common.notifications,
  Image: common.images,
}

/** Whether prints of a file can deduct their material; those of our own files have deducted it where they were recorded. */
export function canDeduct({ format, printers }: Pick<Schemas['ImportDto'], 'format' | 'printers'>): boolean {
  return printers.length > 0 && format !== 'PrintsCsv' && format !== 'MaintenanceCsv'
}

/** States of an import, with the class of their badge. */
export const STATES: Readonly<Record<Schemas['ImportState'], readonly [title: string, badge: string]>> = {
  Reading: [texts.readingTheFile, 'badge calm'],
  Planning: [texts.dryRunInProgress, 'badge calm'],
  Ready: [texts.readyToCommit, 'badge good'],
  Committing: [texts.beingImported, 'badge calm'],
  Committed: [texts.imported, 'badge good'],
  Undoing: [texts.beingUndone, 'badge calm'],
  Undone: [texts.undone, 'badge'],
  Failed: [common.failed, 'badge bad'],
}

/** Verdicts of rows, with the class of their badge. */
export const VERDICTS: Readonly<Record<Schemas['ImportVerdict'], readonly [title: string, badge: string]>> = {
  Created: [texts.newBadge, 'badge good'],
  Updated: [texts.completed, 'badge good'],
  Same: [texts.alreadyRecorded, 'badge calm'],
  Skipped: [texts.leftOut, 'badge'],
  Error: [texts.error, 'badge bad'],
}

const UNDER_WAY = ['Reading', 'Planning', 'Committing', 'Undoing'] as const

/** State of an import that changes by itself. */
export type StateUnderWay = (typeof UNDER_WAY)[number]

/** Whether an import in this state changes by itself. */
export function isUnderWay(state: Schemas['ImportState']): state is StateUnderWay {
  return UNDER_WAY.some((other) => other === state)
}
