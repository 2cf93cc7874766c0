import { analyse } from '../../analytics/analysis.ts'
import { overviewFigures } from '../../analytics/overview.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Analytics_GetOverview'> = async ({ query }, context) => {
  return { status: 200, body: await analyse(query, context, overviewFigures) }
}
