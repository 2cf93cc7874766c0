import { analyse } from '../../analytics/analysis.ts'
import { accuracyFigures } from '../../analytics/accuracy.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Analytics_GetAccuracy'> = async ({ query }, context) => {
  return { status: 200, body: await analyse(query, context, accuracyFigures) }
}
