import { analyse } from '../../analytics/analysis.ts'
import { materialsFigures } from '../../analytics/materials.ts'
import { spoolRunways } from '../../analytics/runway.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Analytics_GetMaterials'> = async ({ query }, context) => {
  const analysed = await analyse(query, context, materialsFigures)
  const runway = await spoolRunways(context.db, context.caller.userId, query.FilamentIds, context.now())
  return { status: 200, body: { ...analysed, runway } }
}
