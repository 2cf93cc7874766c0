import type { PrintDetailDto, ViewStatus } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { changePrint } from '../../prints/change.ts'
import { changeShared } from '../../prints/shared.ts'
import { withSlicerSettings } from '../../slicerSettings/attach.ts'

export const handle: Operation<'Prints_PutPrint'> = async ({ path, body }, context) =>
  withSlicerSettings(context, context.caller.userId, body.slicerSettingsId, (attachment) =>
    context.transaction(async (trx) => {
      const replace = (current: PrintDetailDto, owner: { readonly default_view_status: ViewStatus }) => ({
        ...body,
        viewStatus: body.viewStatus ?? owner.default_view_status,
        // A client that does not know these must neither publish nor delete them.
        shared: changeShared(current.shared, body.shared),
        privateNotes: body.privateNotes === undefined ? current.privateNotes : body.privateNotes,
      })
      return { status: 200, body: await changePrint(trx, path.id, context, replace, attachment) }
    }),
  )
