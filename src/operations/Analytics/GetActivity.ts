import { activityFigures } from '../../analytics/activity.ts'
import { analyse } from '../../analytics/analysis.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Analytics_GetActivity'> = async ({ query }, context) => {
  return { status: 200, body: await analyse(query, context, activityFigures) }
}
