import type { RepricePrintsDto } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { parseDateTime } from '../../kernel/time/parseDateTime.ts'
import { readOwnerSettings } from '../../prints/fields.ts'
import { repricePrints, type Selection } from '../../prints/reprice.ts'

export const handle: Operation<'Prints_RepricePrints'> = async ({ body }, { caller, transaction }) =>
  transaction(async (trx) => {
    const { time_zone } = await readOwnerSettings(trx, caller.userId)
    const selection = selectionOf(body, time_zone)
    return { status: 200, body: await repricePrints(trx, caller.userId, selection, body.dryRun) }
  })

function selectionOf({ ids, since }: RepricePrintsDto, zone: string): Selection {
  if (ids !== undefined && since === undefined) return { ids }
  if (ids === undefined && since !== undefined) return { since: parseDateTime('since', since, zone) }
  throw Problem.invalid({ since: ['Provide either ids or since.'] })
}
