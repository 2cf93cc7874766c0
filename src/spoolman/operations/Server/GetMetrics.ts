import type { SpoolmanOperation } from '../../operation.ts'
import { metricsText } from '../../gauges.ts'

export const handle: SpoolmanOperation<'Server_GetMetrics'> = async (_request, { db, userId }) => ({
  status: 200,
  body: await metricsText(db, userId),
})
