import type { Operation } from '../../contract/operation.ts'
import { insertConnection } from '../../spoolConnections/change.ts'

export const handle: Operation<'SpoolConnections_PostConnection'> = async (
  { body },
  { caller, config, quotas, transaction },
) =>
  transaction(async (trx) => {
    await quotas.requireRow(trx, caller.userId, 'spoolConnections')
    return { status: 201, body: await insertConnection(trx, caller.userId, body, config.baseUrl) }
  })
