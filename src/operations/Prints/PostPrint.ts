import { sql } from 'kysely'
import type { EditPrintDto, PrintSource } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { isFinished } from '../../kernel/printStatus.ts'
import { deferRecords } from '../../events/write.ts'
import { Problem } from '../../kernel/problem.ts'
import type { Caller } from '../../identity/caller.ts'
import { addDeviceImages } from '../../images/deviceImages.ts'
import { MAX_IMAGES } from '../../images/rows.ts'
import { actorOf } from '../../identity/actor.ts'
import { readOwnPrint } from '../../prints/detail.ts'
import { recordNewPrint } from '../../prints/events.ts'
import { printColumns, readPrerequisites } from '../../prints/fields.ts'
import { admitPrint, insertPrint } from '../../prints/insert.ts'
import { calculateNewPrint } from '../../ledger/recalculate.ts'
import { recordReaders } from '../../records/readers.ts'
import { saveMainSettings } from '../../prints/settings.ts'
import { changeShared } from '../../prints/shared.ts'
import { withSlicerSettings } from '../../slicerSettings/attach.ts'

export const handle: Operation<'Prints_PostPrint'> = async ({ body }, context) => {
  const { caller, config, quotas, transaction } = context
  const { userId } = caller
  return withSlicerSettings(context, userId, body.slicerSettingsId, ({ images, settings }) =>
    transaction(async (trx) => {
      await admitPrint(trx, quotas, userId)
      const { id, owner, prices, spools } = await readPrerequisites(trx, userId, body)
      const fields = {
        ...body,
        viewStatus: body.viewStatus ?? owner.default_view_status,
        shared: changeShared(null, body.shared),
      }
      const columns = await printColumns(trx, quotas, userId, fields, owner.time_zone)
      const row = { ...columns, id, source: sourceOf(body, caller) }
      const isOver = isFinished(body.status)
      const parts = { prices: isOver ? prices : null, usages: body.filamentUsage, spools }
      const usages = await insertPrint(trx, userId, row, parts)
      if (settings && body.slicerSettingsId) {
        await saveMainSettings(trx, userId, body.slicerSettingsId, settings, sql<boolean>`id = ${id}`)
      }
      await addDeviceImages(trx, context, userId, { printId: id }, images, MAX_IMAGES)
      if (isOver) await calculateNewPrint(trx, userId, { id, status: body.status, usages, spools }, actorOf(caller))
      await deferRecords(trx, recordReaders(config.baseUrl))
      const print = await readOwnPrint(trx, config.baseUrl, userId, id)
      if (!print) throw Problem.notFound('print')
      recordNewPrint(trx, userId, print)
      return { status: 201, body: print, headers: { Location: `/api/Prints/${id}` } }
    }),
  )
}

function sourceOf({ slicerSettingsId }: EditPrintDto, { kind }: Caller): PrintSource {
  if (kind === 'Agent') return 'Agent'
  if (slicerSettingsId) return 'Slicer'
  return kind === 'ApiKey' ? 'ApiKey' : 'Web'
}
