import type { Operation } from '../../contract/operation.ts'
import { deviceId } from '../../push/deviceId.ts'

/** Whether the token is known, or somebody else's, is told to nobody. */
export const handle: Operation<'Devices_DeleteDevice'> = async ({ path }, { caller, transaction }) =>
  transaction(async (trx) => {
    await trx
      .deleteFrom('push_devices')
      .where('user_id', '=', caller.userId)
      .where((device) => device.or([device('token', '=', path.token), device(deviceId, '=', path.token)]))
      .execute()
    return { status: 204 }
  })
