import { expressionBuilder } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

type Print = DB & { readonly p: Pick<DB['prints'], 'printer_id' | 'project_id'> }

/** Selects the name of the printer of a print, within a query that names the print of the user `p`. */
export function selectPrinterName(userId: number) {
  return expressionBuilder<Print, 'p'>()
    .selectFrom('printers as printer')
    .select('printer.name')
    .where('printer.user_id', '=', userId)
    .whereRef('printer.id', '=', 'p.printer_id')
}

/** Selects the name of the project of a print, within a query that names the print of the user `p`. */
export function selectProjectName(userId: number) {
  return expressionBuilder<Print, 'p'>()
    .selectFrom('projects as project')
    .select('project.name')
    .where('project.user_id', '=', userId)
    .whereRef('project.id', '=', 'p.project_id')
}
