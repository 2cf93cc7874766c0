import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Notifications_DeleteNotifications'> = async (_request, { caller, transaction }) =>
  transaction(async (trx) => {
    await trx.deleteFrom('notifications').where('user_id', '=', caller.userId).execute()
    return { status: 204 }
  })
