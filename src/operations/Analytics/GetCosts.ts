import { analyse } from '../../analytics/analysis.ts'
import { costsBounds, costsFigures } from '../../analytics/costs.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Analytics_GetCosts'> = async ({ query }, context) => {
  return { status: 200, body: await analyse(query, context, costsFigures, { bounds: costsBounds }) }
}
