import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Notifications_PutReadAll'> = async (_request, { caller, transaction }) =>
  transaction(async (trx) => {
    await trx
      .updateTable('notifications')
      .set({ is_read: true })
      .where('user_id', '=', caller.userId)
      .where('is_read', '=', false)
      .execute()
    return { status: 204 }
  })
