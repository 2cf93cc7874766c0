import { sql, type RawBuilder } from 'kysely'

/** Selects the make and model of the printer of a print, within a query that names the print `p`. */
export function selectPrinterModel(): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select nullif(concat_ws(' ', nullif(trim(printer.make), ''), nullif(trim(printer.model), '')), '')
    from printers printer where printer.user_id = p.user_id and printer.id = p.printer_id)`
}
