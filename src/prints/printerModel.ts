import { sql, type Expression, type RawBuilder } from 'kysely'

/**
 * Selects the make and model of the printer of a print, within a query that names the print `p`.
 * @param userId the owner of the print
 */
export function selectPrinterModel(userId: number | Expression<number>): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select nullif(concat_ws(' ', nullif(trim(printer.make), ''), nullif(trim(printer.model), '')), '')
    from printers printer where printer.user_id = ${userId} and printer.id = p.printer_id)`
}
