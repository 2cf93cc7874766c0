import type { AnalyticsPrintDto } from '../../../generated/api.d.ts'
import { fromMicros } from '../../kernel/money.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { selectRankedPrints, type RankedPrint, type Ranking } from '../statements/rankedPrints.ts'

/**
 * Finds the prints with the highest or lowest values; of equal ones the latest, those without a date last.
 * @returns the prints of each ranking, the best first
 */
export async function rankPrints(scope: AnalysisScope, rankings: readonly Ranking[]): Promise<AnalyticsPrintDto[][]> {
  const searched = rankings.map((ranking, number) => ({ ...ranking, number })).filter(({ peaks }) => peaks.length > 0)
  const candidates = searched.length === 0 ? [] : await selectRankedPrints(scope, searched).execute()
  return rankings.map(({ direction, limit }, number) =>
    candidates
      .filter((candidate) => candidate.ranking === number)
      .sort((a, b) => (direction === 'highest' ? b.value - a.value : a.value - b.value) || laterFirst(a, b))
      .slice(0, limit)
      .map((candidate) => toPrint(candidate, scope.currency)),
  )
}

function toPrint(row: RankedPrint, currency: string): AnalyticsPrintDto {
  return {
    printId: row.id,
    title: row.title,
    status: row.status,
    startDate: row.start_date,
    printTimeInSeconds: row.seconds,
    filamentAmountMg: row.amount_mg,
    cost: row.cost_micros === null ? null : fromMicros(row.cost_micros, currency),
    isFilamentPartial: row.cost_micros !== null && row.is_partial,
  }
}

function laterFirst(a: RankedPrint, b: RankedPrint): number {
  const [first, second] = [a.start_date ?? '', b.start_date ?? '']
  return first === second ? b.id - a.id : first < second ? 1 : -1
}
