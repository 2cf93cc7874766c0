import { sql } from 'kysely'
import type { Operation } from '../../contract/operation.ts'

/** A token belongs to one installation, and with it to whoever signed in there last. */
export const handle: Operation<'Devices_RegisterDevice'> = async ({ body }, { caller, transaction }) =>
  transaction(async (trx) => {
    const device = { user_id: caller.userId, platform: body.platform, app_version: body.appVersion ?? null }
    await trx
      .insertInto('push_devices')
      .values({ token: body.token, ...device })
      .onConflict((conflict) => conflict.column('token').doUpdateSet({ ...device, updated_date: sql`now()` }))
      .execute()
    return { status: 204 }
  })
