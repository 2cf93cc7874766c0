import { sql } from 'kysely'
import type { Operation } from '../../contract/operation.ts'
import { deviceId } from '../../push/deviceId.ts'

export const handle: Operation<'Devices_GetDevices'> = async (_request, { db, caller, page, push }) => {
  const devices = db.selectFrom('push_devices').where('user_id', '=', caller.userId)
  const { totalCount } = await devices
    .select((device) => device.fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow()
  const rows = await devices
    .select([
      deviceId.as('id'),
      'platform',
      'app_version as appVersion',
      'browser',
      sql<boolean>`platform <> 'Web' or endpoint is not null`.as('hasAddress'),
      'failing_since as failingSince',
      'created_date as createdDate',
      'updated_date as updatedDate',
    ])
    .orderBy('updated_date', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const items = rows.map(({ hasAddress, ...row }) => ({
    ...row,
    isReachable: hasAddress && push.platforms.includes(row.platform),
  }))
  return page.reply(items, totalCount)
}
