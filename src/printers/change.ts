import { sql, type Transaction } from 'kysely'
import type { EditPrinterDto, PrinterDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { WriteContext } from '../identity/writeContext.ts'
import { readPrinter } from './detail.ts'
import { recordPrinterChange } from './events.ts'
import { printerColumns } from './fields.ts'
import { loadFilaments } from './load.ts'
import { lockPrinter } from './lock.ts'

/**
 * Changes a printer and what is loaded in it.
 * @param change returns the fields after the change
 * @throws Problem 404, 412; 400 for a currency that does not exist; 400 and 409 as loading spools does
 */
export async function changePrinter(
  trx: Transaction<DB>,
  id: number,
  { caller, requireMatch }: WriteContext,
  change: (current: PrinterDetailDto) => EditPrinterDto,
): Promise<PrinterDetailDto> {
  const { userId } = caller
  await lockPrinter(trx, userId, id)
  const current = await readPrinter(trx, userId, id)
  requireMatch(current)
  const printer = change(current)
  const columns = await printerColumns(trx, userId, printer)
  await trx
    .updateTable('printers')
    .set({ ...columns, updated_date: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('loaded_filaments').where('user_id', '=', userId).where('printer_id', '=', id).execute()
  await loadFilaments(trx, userId, id, printer.loadedFilaments)
  const after = await readPrinter(trx, userId, id)
  recordPrinterChange(trx, userId, current, after)
  return after
}
