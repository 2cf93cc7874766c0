import type { Operation } from '../../contract/operation.ts'
import { readEntry } from '../../maintenance/detail.ts'
import { toColumns } from '../../maintenance/fields.ts'
import { rearmReminders } from '../../maintenance/reminders.ts'

export const handle: Operation<'PrinterMaintenance_PostEntry'> = async (
  { body },
  { caller, now, quotas, transaction },
) =>
  transaction(async (trx) => {
    const { userId } = caller
    await quotas.requireRow(trx, userId, 'maintenanceEntries')
    const moment = now()
    const columns = await toColumns(trx, userId, body, moment)
    const { id } = await trx
      .insertInto('maintenance_entries')
      .values({ user_id: userId, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow()
    await rearmReminders(trx, userId, columns.printer_id, moment)
    const entry = await readEntry(trx, userId, id, moment)
    return { status: 201, body: entry, headers: { Location: `/api/PrinterMaintenance/${id}` } }
  })
