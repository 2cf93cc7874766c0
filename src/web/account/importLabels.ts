import type { Schemas } from '../api.ts'

/** Programs and kinds of files. */
export const FORMATS: Readonly<Record<Schemas['ImportFormat'], string>> = {
  MoonrakerJson: 'Moonraker history (JSON)',
  MoonrakerSqlite: 'Moonraker database',
  SpoolmanJson: 'Spoolman spools (JSON)',
  SpoolmanCsv: 'Spoolman spools (CSV)',
  SpoolmanSqlite: 'Spoolman database',
  PrintJobHistoryCsv: 'PrintJobHistory (CSV)',
  PrintJobHistorySqlite: 'PrintJobHistory database',
  SpoolManagerCsv: 'SpoolManager spools (CSV)',
  BambuddyPrintsCsv: 'Bambuddy prints (CSV)',
  BambuddySpoolsCsv: 'Bambuddy spools (CSV)',
}

/** States of an import, with the class of their badge. */
export const STATES: Readonly<Record<Schemas['ImportState'], readonly [title: string, badge: string]>> = {
  Reading: ['Reading the file', 'badge calm'],
  Planning: ['Dry run in progress', 'badge calm'],
  Ready: ['Ready to commit', 'badge good'],
  Committing: ['Being imported', 'badge calm'],
  Committed: ['Imported', 'badge good'],
  Undoing: ['Being undone', 'badge calm'],
  Undone: ['Undone', 'badge'],
  Failed: ['Failed', 'badge bad'],
}

/** Verdicts of rows, with the class of their badge. */
export const VERDICTS: Readonly<Record<Schemas['ImportVerdict'], readonly [title: string, badge: string]>> = {
  Created: ['New', 'badge good'],
  Updated: ['Completed', 'badge good'],
  Same: ['Already recorded', 'badge calm'],
  Skipped: ['Left out', 'badge'],
  Error: ['Error', 'badge bad'],
}

/** Whether an import changes by itself. */
export function isUnderWay({ state }: Pick<Schemas['ImportDto'], 'state'>): boolean {
  return ['Reading', 'Planning', 'Committing', 'Undoing'].includes(state)
}
