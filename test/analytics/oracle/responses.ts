import type {
  AccuracyResponse,
  ActivityResponse,
  CostsResponse,
  FailuresResponse,
  MaterialsResponse,
  OverviewResponse,
  PrintersResponse,
} from '../../../generated/api.d.ts'
import { accuracyFigures } from './accuracy.ts'
import { activityFigures } from './activity.ts'
import { costsFigures, spendingMoments } from './costs.ts'
import { failuresFigures } from './failures.ts'
import type { Filter } from './filter.ts'
import type { Logbook } from './logbook.ts'
import { materialsFigures } from './materials.ts'
import { overviewFigures } from './overview.ts'
import { printersFigures } from './printers.ts'
import { runway } from './runway.ts'
import { answer } from './scope.ts'

type Respond<Response> = (logbook: Logbook, filter: Filter, now: number) => Response

export const overview: Respond<OverviewResponse> = (logbook, filter, now) =>
  answer(logbook, filter, now, overviewFigures)

export const activity: Respond<ActivityResponse> = (logbook, filter, now) =>
  answer(logbook, filter, now, activityFigures)

export const printers: Respond<PrintersResponse> = (logbook, filter, now) =>
  answer(logbook, filter, now, printersFigures)

export const materials: Respond<MaterialsResponse> = (logbook, filter, now) => ({
  ...answer(logbook, filter, now, materialsFigures),
  runway: runway({ logbook, filter, now }),
})

export const costs: Respond<CostsResponse> = (logbook, filter, now) =>
  answer(logbook, filter, now, costsFigures, spendingMoments)

export const accuracy: Respond<AccuracyResponse> = (logbook, filter, now) =>
  answer(logbook, filter, now, accuracyFigures)

export const failures: Respond<FailuresResponse> = (logbook, filter, now) =>
  answer(logbook, filter, now, failuresFigures)
