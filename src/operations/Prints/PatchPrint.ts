import type { PrintDetailDto } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { changePrint } from '../../prints/change.ts'
import { withSettingsImage } from '../../slicerSettings/image.ts'

export const handle: Operation<'Prints_PatchPrint'> = async ({ path, body }, context) =>
  withSettingsImage(context, context.caller.userId, body.slicerSettingsId, (images) =>
    context.transaction(async (trx) => {
      const patch = ({ filamentUsage: _, ...current }: PrintDetailDto) => ({ ...current, ...body })
      return { status: 200, body: await changePrint(trx, path.id, context, patch, images) }
    }),
  )
