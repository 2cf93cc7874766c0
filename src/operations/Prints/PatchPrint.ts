import type { PrintDetailDto } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { changePrint } from '../../prints/change.ts'
import { changeShared } from '../../prints/shared.ts'
import { withSlicerSettings } from '../../slicerSettings/attach.ts'

export const handle: Operation<'Prints_PatchPrint'> = async ({ path, body }, context) =>
  withSlicerSettings(context, context.caller.userId, body.slicerSettingsId, (attachment) =>
    context.transaction(async (trx) => {
      const patch = ({ filamentUsage: _, ...current }: PrintDetailDto) => ({
        ...current,
        ...body,
        shared: changeShared(current.shared, body.shared),
      })
      return { status: 200, body: await changePrint(trx, path.id, context, patch, attachment) }
    }),
  )
