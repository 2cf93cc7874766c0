import type {
  FailureCategoryBreakdownDto,
  FailureCategoryDto,
  FailureReasonBreakdownDto,
} from '../../../generated/api.d.ts'
import { FAILURE_CATEGORIES } from '../../kernel/failureCategory.ts'
import type { FailureCause, FailureSums } from '../statements/failureCauses.ts'
import { percentage, type Coverage } from './coverage.ts'
import { unitsOfMicros } from './money.ts'

/** The rows of the causes, with what they have in common. */
interface CausesInput {
  readonly causes: readonly FailureCause[]
  readonly currency: string
  /** The failed and cancelled prints. */
  readonly coverage: Coverage
}

/** The members of the figures that break failures down by cause. */
interface CauseBreakdowns {
  readonly byCategory: FailureCategoryBreakdownDto
  readonly byReason: FailureReasonBreakdownDto
}

/** Failed and cancelled prints by kind of cause and by reason. */
export function causeBreakdowns({ causes, currency, coverage }: CausesInput): CauseBreakdowns {
  const members = (row: FailureSums) => ({
    failedCount: row.failed,
    cancelledCount: row.cancelled,
    // A print that ended between two statements would give more than all.
    sharePercent: Math.min(percentage(row.failed + row.cancelled, coverage.counted) ?? 100, 100),
    printTimeInSeconds: row.seconds,
    filamentAmountMg: row.amount_mg,
    cost: unitsOfMicros(row.cost_micros, currency),
    partialCostCount: row.partial_costs,
    lastPrintDate: row.last_start,
  })
  const categories = causes.filter((row) => row.is_category)
  const reasons = causes.filter((row) => !row.is_category)
  return {
    byCategory: {
      rows: categories.map((row) => ({ category: row.category, ...members(row) })).sort(mostFirst),
      currency,
      coverage: coverage.toDto(),
    },
    byReason: {
      rows: reasons.map((row) => ({ reason: row.reason, ...members(row) })),
      currency,
      coverage: coverage.toDto(),
    },
  }
}

function mostFirst(a: FailureCategoryDto, b: FailureCategoryDto): number {
  return b.failedCount + b.cancelledCount - a.failedCount - a.cancelledCount || positionOf(a) - positionOf(b)
}

/** The position of a kind in the contract's enumeration; after all of them without one. */
function positionOf({ category }: FailureCategoryDto): number {
  return category === null ? FAILURE_CATEGORIES.length : FAILURE_CATEGORIES.indexOf(category)
}
