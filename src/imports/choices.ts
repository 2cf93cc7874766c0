import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Held } from './hold.ts'

/**
 * Reads which of the printers and spools that are chosen for the names of a file are still here. Nobody deletes the printers until
 * the transaction ends.
 * @returns the import without choices of others
 */
export async function withRecordedChoices(trx: Transaction<DB>, held: Held): Promise<Held> {
  const { userId, printers, spools } = held
  const printerIds = printers.flatMap(({ printerId }) => printerId ?? [])
  const spoolIds = spools.flatMap(({ filamentId }) => filamentId ?? [])
  const herePrinters =
    printerIds.length === 0
      ? NONE
      : await sql<{ id: number }>`
    select id from printers where user_id = ${userId} and id = any(${printerIds}::bigint[]) order by id for key share`.execute(
          trx,
        )
  const hereSpools =
    spoolIds.length === 0
      ? NONE
      : await sql<{ id: string }>`
    select id from filaments where user_id = ${userId} and id = any(${spoolIds}::uuid[])`.execute(trx)
  const ids = new Set<unknown>([...herePrinters.rows, ...hereSpools.rows].map(({ id }) => id))
  return {
    ...held,
    printers: printers.map((printer) => (ids.has(printer.printerId) ? printer : { ...printer, printerId: null })),
    spools: spools.map((spool) => (ids.has(spool.filamentId?.toLowerCase()) ? spool : { ...spool, filamentId: null })),
  }
}

const NONE = { rows: [] } as const
