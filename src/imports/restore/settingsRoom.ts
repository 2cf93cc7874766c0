import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { countedBytes, LEAST_BYTES } from '../../quotas/bytes.ts'
import type { Quotas } from '../../quotas/quotas.ts'
import type { Held } from '../hold.ts'
import { noPlan, type Plan } from '../plan.ts'
import { recordOf } from './references.ts'

/** Plans of slicer settings, without those that exceed the bound of their user together with those before them. */
export async function boundSettings(
  trx: Transaction<DB>,
  quotas: Quotas,
  held: Held,
  plans: readonly Plan[],
  isCommit: boolean,
): Promise<Plan[]> {
  const sizes = new Map(plans.filter(({ verdict }) => verdict === 'Created').map((plan) => [plan, sizeOf(plan)]))
  if (sizes.size === 0) return [...plans]
  // A commit has stored the settings of its earlier batches.
  const before = isCommit ? 0 : await plannedBytes(trx, held)
  const wanted = [...sizes.values()].reduce((sum, size) => sum + size, before)
  const room = await quotas.roomForSettings(trx, held.userId, wanted)
  let left = room.bytes - before
  return plans.map((plan) => {
    const size = sizes.get(plan)
    if (size === undefined) return plan
    if (size > left) return noPlan(plan.row, 'Error', room.sentence)
    left -= size
    return plan
  })
}

function sizeOf({ row }: Plan): number {
  return countedBytes(Buffer.byteLength(String(recordOf(row)['settingsText'])))
}

/** Bytes of the slicer settings that earlier batches of a dry run have planned. */
async function plannedBytes(trx: Transaction<DB>, { userId, id }: Held): Promise<number> {
  const { bytes } = await trx
    .selectFrom('import_rows')
    .select(sql<number>`coalesce(sum(greatest(settings_bytes, ${LEAST_BYTES}::integer)), 0)::bigint`.as('bytes'))
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('kind', '=', 'SlicerSettings')
    .where('record', 'is not', null)
    .where('verdict', '=', 'Created')
    .executeTakeFirstOrThrow()
  return bytes
}
