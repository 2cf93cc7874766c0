import type { Operation } from '../../contract/operation.ts'
import { receiveEvent } from '../../integrations/receive.ts'

export const handle: Operation<'Moonraker_PostNotification'> = async ({ body }, { db, caller: { userId } }) => {
  return { status: 200, body: await receiveEvent(db, userId, 'Moonraker', { ...body }) }
}
