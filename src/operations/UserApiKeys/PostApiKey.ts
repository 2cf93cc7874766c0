import type { Operation } from '../../contract/operation.ts'
import { recordEvents } from '../../events/record.ts'
import { addEvent } from '../../outbox/events.ts'
import { hashApiKey, newApiKey } from '../../identity/apiKey.ts'

export const handle: Operation<'UserApiKeys_PostApiKey'> = async ({ body }, { caller, quotas, transaction }) => {
  const { userId } = caller
  return transaction(async (trx) => {
    await quotas.requireRow(trx, userId, 'apiKeys')
    const key = newApiKey()
    const made = await trx
      .insertInto('api_keys')
      .values({ key_hash: hashApiKey(key), user_id: userId, description: body.description.trim() })
      .returning(['id', 'description', 'created_date as createdDate'])
      .executeTakeFirstOrThrow()
    await addEvent(trx, userId, 'ApiKey', { change: 'Created', id: made.id, description: made.description })
    const data = { ...made, lastUsedDate: null, isIdle: false }
    recordEvents(trx, [{ userId, name: 'key.created', recordId: made.id, data }])
    return { status: 201, body: { ...made, key } }
  })
}
