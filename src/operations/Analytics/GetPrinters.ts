import { analyse } from '../../analytics/analysis.ts'
import { countPrinters, printersFigures } from '../../analytics/printers.ts'
import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Analytics_GetPrinters'> = async ({ query }, context) => {
  return { status: 200, body: await analyse(query, context, printersFigures, { countSeries: countPrinters }) }
}
