import type { Operation } from '../../contract/operation.ts'
import { replaceSecret } from '../../webhooks/change.ts'
import { readWebhook } from '../../webhooks/detail.ts'

export const handle: Operation<'Webhooks_RotateSecret'> = async (
  { path },
  { db, caller, now, transaction, webhooks },
) => {
  const { userId } = caller
  await readWebhook(db, userId, path.id)
  const secret = await webhooks.secrets.create(path.id)
  return transaction(async (trx) => {
    const previousSecretUntil = await replaceSecret(trx, userId, path.id, secret, now())
    return { status: 200, body: { secret: secret.text, previousSecretUntil } }
  })
}
