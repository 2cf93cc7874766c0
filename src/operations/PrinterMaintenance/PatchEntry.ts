import type { MaintenanceEntryDto, PatchMaintenanceEntryDto } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { changeEntry } from '../../maintenance/change.ts'

export const handle: Operation<'PrinterMaintenance_PatchEntry'> = async ({ path, body }, context) =>
  context.transaction(async (trx) => ({
    status: 200,
    body: await changeEntry(trx, path.id, context, (current) => ({
      ...current,
      ...(recursNow(current, body) ? { date: context.now().toISOString() } : {}),
      ...body,
    })),
  }))

/** Whether the change completes work that recurs: the next entry counts from when it was done. */
function recursNow(current: MaintenanceEntryDto, { done, recurs }: PatchMaintenanceEntryDto): boolean {
  return done === true && !current.done && (recurs ?? current.recurs)
}
