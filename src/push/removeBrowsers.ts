import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'

/** Removes the browsers of a user from the devices that get notifications; apps stay, which have credentials of their own. */
export async function removeBrowsers(trx: Transaction<DB>, userId: number): Promise<void> {
  await trx.deleteFrom('push_devices').where('user_id', '=', userId).where('endpoint', 'is not', null).execute()
}
