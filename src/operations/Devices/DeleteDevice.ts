import type { Operation } from '../../contract/operation.ts'
import { deviceId } from '../../push/deviceId.ts'

/** The response does not reveal whether the token is known, or somebody else's. */
export const handle: Operation<'Devices_DeleteDevice'> = async ({ path }, { caller, transaction }) =>
  transaction(async (trx) => {
    const own = await trx
      .selectFrom('push_devices')
      .select('token')
      .where('user_id', '=', caller.userId)
      .where((device) => device.or([device('token', '=', path.token), device(deviceId, '=', path.token)]))
      .execute()
    const tokens = own.map(({ token }) => token)
    if (tokens.length > 0) {
      await trx.deleteFrom('push_devices').where('user_id', '=', caller.userId).where('token', 'in', tokens).execute()
    }
    return { status: 204 }
  })
