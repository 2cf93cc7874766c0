import type { ViewStatus } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { changePrint } from '../../prints/change.ts'
import { withSettingsImage } from '../../slicerSettings/image.ts'

export const handle: Operation<'Prints_PutPrint'> = async ({ path, body }, context) =>
  withSettingsImage(context, context.caller.userId, body.slicerSettingsId, (images) =>
    context.transaction(async (trx) => {
      const replace = (_: unknown, person: { readonly default_view_status: ViewStatus }) => ({
        ...body,
        viewStatus: body.viewStatus ?? person.default_view_status,
      })
      return { status: 200, body: await changePrint(trx, path.id, context, replace, images) }
    }),
  )
