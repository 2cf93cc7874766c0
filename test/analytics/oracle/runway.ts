import type { SpoolRunwaysDto } from '../../../generated/api.d.ts'
import { cover } from './coverage.ts'
import { isWithin } from './filter.ts'
import type { Logbook, Measure, Print, Report } from './logbook.ts'
import { alphabetical, rounded } from './numbers.ts'
import { isFinished, isWaste } from './prints.ts'
import type { Scope } from './scope.ts'

const BASIS_DAYS = 90
const MAXIMUM_DAYS = 365
const DAY = 86_400_000

/** The runway of the spools, which does not depend on the range. */
export function runway({ logbook, filter, now }: Pick<Scope, 'logbook' | 'filter' | 'now'>): SpoolRunwaysDto {
  const uses = usesSince(now - BASIS_DAYS * DAY, now, logbook)
  const spools = logbook.spools
    .filter(({ id, is_active }) => is_active && (!filter.filamentIds || filter.filamentIds.includes(id)))
    .map((spool) => {
      const remainingMg = spool.initial_nominal_weight_mg === null ? null : spool.balance_mg
      const used = uses.filter(({ spoolId }) => spoolId === spool.id)
      const usedMg = Math.max(
        0,
        used.reduce((sum, { mg }) => sum + mg, 0),
      )
      return { spool, remainingMg, usedMg }
    })
  const rows = spools.map(({ spool, remainingMg, usedMg }) => ({
    filamentId: spool.id,
    displayName: spool.display_name,
    materialType: spool.material_type,
    remainingMg,
    meanDailyUseMg: usedMg === 0 ? null : rounded(BigInt(usedMg), BigInt(BASIS_DAYS), 1),
    runwayDays: usedMg === 0 || remainingMg === null ? null : wholeDays(remainingMg, usedMg),
  }))
  const { coverage } = cover(spools, [
    ['BalanceMissing', ({ remainingMg }) => remainingMg === null],
    ['Unused', ({ usedMg }) => usedMg === 0],
  ])
  return {
    asOf: new Date(now).toISOString(),
    rows: rows.toSorted(
      (a, b) => (a.runwayDays ?? Infinity) - (b.runwayDays ?? Infinity) || alphabetical(a.filamentId, b.filamentId),
    ),
    coverage,
  }
}

/** What took material from spools, each in milligrams; what was given back is negative. */
function usesSince(from: number, now: number, { prints, ledger }: Logbook): Omit<Report, 'at'>[] {
  const ofPrints = prints
    .filter((print) => isFinished(print) && print.start !== null && isWithin({ from, to: now }, print.start))
    .flatMap((print) =>
      print.usages.flatMap(({ spool, weight }) => (spool ? { spoolId: spool.id, mg: deductedOf(print, weight) } : [])),
    )
  const ofOpenPrints = prints.filter((print) => !isFinished(print)).flatMap(({ reported }) => reported)
  const withoutPrint = ledger
    .filter(({ kind }) => kind === 'Usage' || kind === 'Reversal')
    .filter(({ print_id, reverses_id }) => print_id === null && reverses_id === null)
    .map(({ filament_id, at, amount_mg }) => ({ spoolId: filament_id, at, mg: -amount_mg }))
  return [...ofPrints, ...[...ofOpenPrints, ...withoutPrint].filter(({ at }) => at >= from)]
}

function deductedOf(print: Print, { actual, estimate }: Measure): number {
  if (actual !== null) return actual
  return Math.round(isWaste(print) ? ((estimate ?? 0) * (print.progress ?? 0)) / 100 : (estimate ?? 0))
}

function wholeDays(remainingMg: number, usedMg: number): number {
  const days = (BigInt(Math.max(0, remainingMg)) * BigInt(BASIS_DAYS)) / BigInt(usedMg)
  return Math.min(Number(days), MAXIMUM_DAYS)
}
