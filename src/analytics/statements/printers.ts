import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../../generated/database.d.ts'
import { matchesPrinter } from '../filter/conditions.ts'
import type { PrintSelection } from '../filter/filter.ts'
import type { AnalysisScope } from '../filter/scope.ts'

/** The description of a printer in analytics. */
export interface PrinterDescription {
  readonly id: number
  readonly name: string
  readonly is_active: boolean
}

/** Counts the printers that match the filter. */
export async function countSelectedPrinters(db: ReadonlyKysely<DB>, selection: PrintSelection): Promise<number> {
  const { printers } = await db
    .selectFrom('printers as printer')
    .select(sql<number>`count(*)`.as('printers'))
    .where(matchesPrinter(selection))
    .executeTakeFirstOrThrow()
  return printers
}

/** Reads the printers that match the filter, including those without prints. */
export async function readSelectedPrinters({ db, prints }: AnalysisScope): Promise<PrinterDescription[]> {
  return db
    .selectFrom('printers as printer')
    .select(['printer.id', 'printer.name', 'printer.is_active'])
    .where(matchesPrinter(prints))
    .orderBy('printer.id')
    .execute()
}

/** Reads the names of all printers of the user, by id. */
export async function readPrinterNames({ db, prints }: AnalysisScope): Promise<ReadonlyMap<number, string>> {
  const printers = await db.selectFrom('printers').select(['id', 'name']).where('user_id', '=', prints.userId).execute()
  return new Map(printers.map(({ id, name }) => [id, name]))
}

/** Reads the name of a printer of the user; null without one. */
export async function readPrinterName({ db, prints }: AnalysisScope, printerId: number): Promise<string | null> {
  const printer = await db
    .selectFrom('printers')
    .select('name')
    .where('user_id', '=', prints.userId)
    .where('id', '=', printerId)
    .executeTakeFirst()
  return printer?.name ?? null
}
