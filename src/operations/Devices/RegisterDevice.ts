import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { browserName } from '../../sessions/browserName.ts'

/** A token belongs to one installation, and so to the user who signed in there last. */
export const handle: Operation<'Devices_RegisterDevice'> = async (
  { body },
  { caller, config, head, push, transaction },
) => {
  const subscription = await push.subscriptionOf(body)
  const device = {
    user_id: caller.userId,
    platform: body.platform,
    app_version: body.appVersion ?? null,
    endpoint: subscription?.endpoint ?? null,
    keys: subscription?.keys ?? null,
    browser: body.platform === 'Web' ? browserName(head.headers['user-agent']) : null,
    failing_since: null,
    paused_until: null,
  }
  return transaction(async (trx) => {
    await trx
      .insertInto('push_devices')
      .values({ token: body.token, ...device })
      .onConflict((conflict) =>
        conflict.column('token').doUpdateSet({ ...device, updated_date: sql`excluded.updated_date` }),
      )
      .execute()
    await removeOldest(trx, caller.userId, config.storage.devices)
    return { status: 204 }
  })
}

/** Beyond the bound a new device takes the place of the one that was registered or refreshed longest ago. */
async function removeOldest(trx: Transaction<DB>, userId: number, allowed: number): Promise<void> {
  await trx
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('token', 'in', (query) =>
      query
        .selectFrom('push_devices')
        .select('token')
        .where('user_id', '=', userId)
        .orderBy('updated_date', 'desc')
        .orderBy('token')
        .offset(allowed),
    )
    .execute()
}
