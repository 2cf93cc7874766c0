import type { Operation } from '../../contract/operation.ts'
import { changePrints } from '../../prints/bulkChange.ts'

export const handle: Operation<'Prints_PatchBulk'> = async ({ body }, { caller, config, transaction }) =>
  transaction(async (trx) => {
    const results = await changePrints(trx, caller, config.baseUrl, body)
    return { status: 200, body: { dryRun: body.dryRun, results } }
  })
