import type { Operation } from '../../contract/operation.ts'
import { parseDateTime } from '../../kernel/time/parseDateTime.ts'
import { zoneOf } from '../../users/timeZone.ts'
import { recover } from '../../webhooks/resend.ts'

export const handle: Operation<'Webhooks_RecoverDeliveries'> = async ({ path, body }, { caller, now, transaction }) =>
  transaction(async (trx) => {
    const { userId } = caller
    const since = parseDateTime('since', body.since, await zoneOf(trx, userId))
    return { status: 202, body: { count: await recover(trx, userId, path.id, since, now()) } }
  })
