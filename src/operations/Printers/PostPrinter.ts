import type { Operation } from '../../contract/operation.ts'
import { readPrinter } from '../../printers/detail.ts'
import { recordPrinter } from '../../printers/events.ts'
import { printerColumns } from '../../printers/fields.ts'
import { loadFilaments } from '../../printers/load.ts'

export const handle: Operation<'Printers_PostPrinter'> = async ({ body }, { caller, quotas, transaction }) =>
  transaction(async (trx) => {
    const { userId } = caller
    await quotas.requireRow(trx, userId, 'printers')
    const columns = await printerColumns(trx, userId, body)
    const { id } = await trx
      .insertInto('printers')
      .values({ user_id: userId, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow()
    await loadFilaments(trx, userId, id, body.loadedFilaments)
    const printer = await readPrinter(trx, userId, id)
    recordPrinter(trx, userId, 'printer.created', printer)
    return { status: 201, body: printer, headers: { Location: `/api/Printers/${id}` } }
  })
