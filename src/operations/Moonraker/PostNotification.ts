import type { Operation } from '../../contract/operation.ts'
import { receiveEvent } from '../../integrations/receive.ts'

export const handle: Operation<'Moonraker_PostNotification'> = async ({ body }, context) => {
  return { status: 200, body: await receiveEvent(context, context.caller.userId, 'Moonraker', { ...body }) }
}
