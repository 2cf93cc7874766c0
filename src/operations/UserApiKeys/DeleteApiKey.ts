import type { Operation } from '../../contract/operation.ts'
import { addEvent } from '../../outbox/events.ts'
import { Problem } from '../../kernel/problem.ts'
import { notifyIdentityChanged } from '../../identity/invalidationListener.ts'

export const handle: Operation<'UserApiKeys_DeleteApiKey'> = async ({ path }, context) => {
  const { userId } = context.caller
  const reply = await context.transaction(async (trx) => {
    const deleted = await trx
      .deleteFrom('api_keys')
      .where('user_id', '=', userId)
      .where('id', '=', path.id)
      .returning(['id', 'description'])
      .executeTakeFirst()
    if (!deleted) throw Problem.notFound('API key')
    await addEvent(trx, userId, 'ApiKey', { change: 'Deleted', ...deleted })
    await notifyIdentityChanged(trx, userId)
    return { status: 204 }
  })
  context.forgetCredentials(userId)
  return reply
}
