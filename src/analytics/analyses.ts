import { accuracyFigures } from './accuracy.ts'
import { activityFigures } from './activity.ts'
import { analyse, type Call } from './analysis.ts'
import { costsBounds, costsFigures } from './costs.ts'
import type { AnalyticsQuery } from './filter.ts'
import { materialsFigures } from './materials.ts'
import { overviewFigures } from './overview.ts'
import { countPrinters, printersFigures } from './printers.ts'
import { spoolRunways } from './runway.ts'

/** The six analyses. Each takes a validated query and returns the body of the response. */
export const analyses = {
  overview: (query: AnalyticsQuery, call: Call) => analyse(query, call, overviewFigures),
  activity: (query: AnalyticsQuery, call: Call) => analyse(query, call, activityFigures),
  printers: (query: AnalyticsQuery, call: Call) =>
    analyse(query, call, printersFigures, { countSeries: countPrinters }),
  materials: async (query: AnalyticsQuery, call: Call) => {
    const analysed = await analyse(query, call, materialsFigures)
    const runway = await spoolRunways(call.db, call.caller.userId, query.FilamentIds, call.now())
    return { ...analysed, runway }
  },
  costs: (query: AnalyticsQuery, call: Call) => analyse(query, call, costsFigures, { bounds: costsBounds }),
  accuracy: (query: AnalyticsQuery, call: Call) => analyse(query, call, accuracyFigures),
} as const

export type AnalysisName = keyof typeof analyses
export type AnalysisResult<Name extends AnalysisName> = Awaited<ReturnType<(typeof analyses)[Name]>>
