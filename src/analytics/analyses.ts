import { analyse, type AnalyticsContext } from './analysis.ts'
import { accuracyFigures } from './figures/accuracy.ts'
import { activityFigures } from './figures/activity.ts'
import { costsFigures } from './figures/costs.ts'
import { failuresFigures } from './figures/failures.ts'
import { materialsFigures } from './figures/materials.ts'
import { overviewFigures } from './figures/overview.ts'
import { printersFigures } from './figures/printers.ts'
import { spoolRunways } from './figures/runway.ts'
import type { AnalyticsQuery } from './filter/filter.ts'
import { readCostDates } from './statements/dateBounds.ts'
import { countSelectedPrinters } from './statements/printers.ts'

/** The seven analyses. Each takes a validated query and returns the body of the response. */
export const analyses = {
  overview: (query: AnalyticsQuery, context: AnalyticsContext) => analyse(query, context, overviewFigures),
  activity: (query: AnalyticsQuery, context: AnalyticsContext) => analyse(query, context, activityFigures),
  printers: (query: AnalyticsQuery, context: AnalyticsContext) =>
    analyse(query, context, printersFigures, { countSeries: countSelectedPrinters }),
  materials: async (query: AnalyticsQuery, context: AnalyticsContext) => {
    const [response, runway] = await Promise.all([
      analyse(query, context, materialsFigures),
      spoolRunways(context.db, context.caller.userId, query.FilamentIds, context.now()),
    ])
    return { ...response, runway }
  },
  costs: (query: AnalyticsQuery, context: AnalyticsContext) =>
    analyse(query, context, costsFigures, { readDates: readCostDates }),
  accuracy: (query: AnalyticsQuery, context: AnalyticsContext) => analyse(query, context, accuracyFigures),
  failures: (query: AnalyticsQuery, context: AnalyticsContext) => analyse(query, context, failuresFigures),
} as const

/** The name of an analysis. */
export type AnalysisName = keyof typeof analyses
/** The body of the response of an analysis. */
export type AnalysisResult<Name extends AnalysisName> = Awaited<ReturnType<(typeof analyses)[Name]>>
