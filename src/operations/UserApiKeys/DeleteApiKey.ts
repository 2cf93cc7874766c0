import type { Operation } from '../../contract/operation.ts'
import { recordEvents } from '../../events/record.ts'
import { isIdle } from '../../identity/apiKeys.ts'
import { addEvent } from '../../outbox/events.ts'
import { Problem } from '../../kernel/problem.ts'
import { notifyIdentityChanged } from '../../identity/changes.ts'

export const handle: Operation<'UserApiKeys_DeleteApiKey'> = async ({ path }, context) => {
  const { userId } = context.caller
  const reply = await context.transaction(async (trx) => {
    const deleted = await trx
      .deleteFrom('api_keys')
      .where('user_id', '=', userId)
      .where('id', '=', path.id)
      .returning([
        'id',
        'description',
        'created_date as createdDate',
        'last_used_date as lastUsedDate',
        isIdle(context.config.apiKeyIdleDays).as('isIdle'),
      ])
      .executeTakeFirst()
    if (!deleted) throw Problem.notFound('API key')
    const { id, description } = deleted
    await addEvent(trx, userId, 'ApiKey', { change: 'Deleted', id, description })
    recordEvents(trx, [{ userId, name: 'key.deleted', recordId: id, data: deleted }])
    await notifyIdentityChanged(trx, userId)
    return { status: 204 }
  })
  context.forgetCredentials(userId)
  return reply
}
