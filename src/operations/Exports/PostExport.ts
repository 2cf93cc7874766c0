import type { Operation } from '../../contract/operation.ts'
import { insertExport } from '../../exports/change.ts'

export const handle: Operation<'Exports_PostExport'> = (_request, { caller, config, transaction }) =>
  transaction(async (trx) => {
    const body = await insertExport(trx, caller.userId, config.storage)
    return { status: 202, body, headers: { Location: `/api/Exports/${body.id}` } }
  })
