import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../kernel/problem.ts'

export const handle: Operation<'Notifications_DeleteNotification'> = async ({ path }, { caller, transaction }) =>
  transaction(async (trx) => {
    const deleted = await trx
      .deleteFrom('notifications')
      .where('user_id', '=', caller.userId)
      .where('id', '=', path.id)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) throw Problem.notFound('notification')
    return { status: 204 }
  })
