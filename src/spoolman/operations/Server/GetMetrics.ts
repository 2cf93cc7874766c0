import type { SpoolmanOperation } from '../../operation.ts'
import { metricsText } from '../../gauges.ts'

export const handle: SpoolmanOperation<'Server_GetMetrics'> = async (_request, { db, userId }) => ({
  status: 200,
  body: await metricsText(db, userId),
  headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
})
