import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../kernel/problem.ts'

export const handle: Operation<'Notifications_PutRead'> = async ({ path }, { caller, transaction }) =>
  transaction(async (trx) => {
    const read = await trx
      .updateTable('notifications')
      .set({ is_read: true })
      .where('user_id', '=', caller.userId)
      .where('id', '=', path.id)
      .returning('id')
      .executeTakeFirst()
    if (!read) throw Problem.notFound('notification')
    return { status: 204 }
  })
