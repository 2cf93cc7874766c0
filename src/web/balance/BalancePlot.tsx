import * as texts from '#texts/filaments'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import '../analytics/analytics.css'
import { addDays, todayIn } from '../analytics/dates.ts'
import { formatDay } from '../analytics/days.ts'
import { weight } from '../analytics/measures.ts'
import type { Series } from '../analytics/series.ts'
import { TimePlot } from '../analytics/TimePlot.tsx'
import { api, type Failure } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { fetchLedger } from '../fetchAll.ts'
import { formatStock, formatWeight } from '../format.ts'
import type { Schemas } from '../schemas.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { balancesOf, type Rate } from './balances.ts'

/** Longest forecast of the service, in days. */
const MAX_DAYS = 365
/** A balance is not a sum. */
const balanceMeasure = { ...weight, isSum: false }

interface Props {
  readonly spool: Schemas['FilamentDetailDto']
}

/** Balance of a spool as its ledger has it, and when it will be empty at the rate of its last 90 days. */
export function BalancePlot({ spool }: Props): JSX.Element {
  const { id, remainingMg } = spool
  const { timeZone } = useSignedInUser()
  const ledger = useQuery(
    (signal) => fetchLedger(id, signal),
    // oxlint-disable-next-line react/exhaustive-deps -- loaded again after a change
    [id, remainingMg],
    { kinds: ['spool'] },
  )
  const forecast = useQuery(
    (signal) =>
      api.GET('/api/Analytics/materials', {
        // The forecast is the same in any range: that of a day is the least work.
        params: { query: { FilamentIds: [id], TimeZone: timeZone, ...onlyToday(timeZone) } },
        signal,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- loaded again after a change
    [id, timeZone, remainingMg],
    { kinds: ['spool'] },
  )
  const row = forecast.data?.runway.rows.find(({ filamentId }) => filamentId === id)
  const rate =
    row?.runwayDays != null && row.meanDailyUseMg !== null
      ? { meanDailyUseMg: row.meanDailyUseMg, days: row.runwayDays }
      : null
  return (
    <Loadable result={ledger} label={texts.theBalance}>
      {(entries) =>
        entries.length === 0 ? (
          <p class="empty">{texts.theLedgerHasNoEntries}</p>
        ) : (
          <>
            <p>{describe(spool, rate, todayIn(timeZone), forecast)}</p>
            <Plot entries={entries} rate={rate} zone={timeZone} />
          </>
        )
      }
    </Loadable>
  )
}

interface PlotProps {
  readonly entries: readonly Schemas['LedgerEntryDto'][]
  readonly rate: Rate | null
  readonly zone: string
}

function Plot({ entries, rate, zone }: PlotProps): JSX.Element {
  const { meanDailyUseMg, days } = rate ?? {}
  const { granularity, dates, series } = useMemo(() => {
    const known = meanDailyUseMg !== undefined && days !== undefined ? { meanDailyUseMg, days } : null
    const balances = balancesOf(entries, known, todayIn(zone), zone)
    const all: readonly Series[] = [
      { title: texts.balance, color: '--accent', values: balances.known },
      ...(known
        ? [{ title: texts.forecast, color: '--muted', isDashed: true, values: balances.expected } as const]
        : []),
    ]
    return { ...balances, series: all }
  }, [entries, meanDailyUseMg, days, zone])
  return (
    <TimePlot title={texts.balance} dates={dates} granularity={granularity} series={series} measure={balanceMeasure} />
  )
}

function onlyToday(zone: string) {
  const today = todayIn(zone)
  return { FromDate: `${today}T00:00:00`, ToDate: `${addDays(today, 1)}T00:00:00` }
}

/** Sentences about when a spool will be empty, and how that is known. */
function describe(
  { remainingMg, isActive }: Schemas['FilamentDetailDto'],
  rate: Rate | null,
  today: string,
  { isLoading, failure }: { readonly isLoading: boolean; readonly failure: Failure | null },
): string {
  const left = texts.weightLeft({ weight: formatStock(remainingMg) })
  if (isLoading && !rate) return left
  if (failure) return texts.theForecastCouldNot({ left, detail: failure.detail })
  if (remainingMg !== null && remainingMg <= 0) return texts.theSpoolIsEmpty
  if (!isActive) return texts.anArchivedSpoolHas({ left })
  if (!rate) return texts.noForecastNothingOf({ left })
  const use = formatWeight(rate.meanDailyUseMg)
  if (rate.days >= MAX_DAYS) return texts.lastsAYear({ left, use })
  return texts.emptyAbout({ left, date: formatDay(addDays(today, rate.days)), use })
}
