import type { Operation } from '../../contract/operation.ts'
import { reverseAdjustment } from '../../filaments/adjust.ts'

export const handle: Operation<'Filaments_PostReversal'> = async ({ path }, context) =>
  context.transaction(async (trx) => ({
    status: 201,
    body: await reverseAdjustment(trx, path.id, path.entryId, context),
  }))
