import type { Context, Operation } from '../../contract/operation.ts'
import type { Caller } from '../../identity/caller.ts'
import { unauthorized } from '../../identity/failures.ts'
import { receiveEvent } from '../../integrations/receive.ts'
import { member, textOf, type Fields } from '../../integrations/values.ts'

export const handle: Operation<'Octoprint_PostEvent'> = async ({ body }, context) => {
  const fields: Fields = { ...body }
  const { userId } = context.caller ?? (await callerOf(fields, context))
  const snapshot = context.files.get('snapshot') ?? null
  return { status: 200, body: await receiveEvent(context, userId, 'OctoPrint', fields, snapshot) }
}

/** Some set-ups can send the key in the body only. */
async function callerOf(fields: Fields, { authenticateKey, config }: Context<'Octoprint_PostEvent'>): Promise<Caller> {
  const secret = textOf(member(fields, 'apiSecret'))
  if (secret === null) throw unauthorized(config)
  return authenticateKey(secret)
}
