import type { Operation } from '../../contract/operation.ts'
import { addEvent } from '../../events/outbox.ts'
import { hashApiKey, newApiKey } from '../../identity/apiKey.ts'

export const handle: Operation<'UserApiKeys_PostApiKey'> = async ({ body }, { caller, transaction }) => {
  const { userId } = caller
  return transaction(async (trx) => {
    const key = newApiKey()
    const made = await trx
      .insertInto('api_keys')
      .values({ key_hash: hashApiKey(key), user_id: userId, description: body.description.trim() })
      .returning(['id', 'description', 'created_date as createdDate'])
      .executeTakeFirstOrThrow()
    await addEvent(trx, userId, 'ApiKey', { change: 'Created', id: made.id, description: made.description })
    return { status: 201, body: { ...made, key } }
  })
}
