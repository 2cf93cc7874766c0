import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber, formatWeight } from '../format.ts'
import { BreakdownTable } from './BreakdownTable.tsx'

type SpoolRunway = Schemas['SpoolRunwayDto']

/** Longest forecast of the service. */
const MAX_DAYS = 365

/** Forecast of how long each spool will last, the first to run out first. */
export function Runway({
  runway,
  isFiltered,
}: {
  runway: Schemas['SpoolRunwaysDto']
  /** Whether a filter limits the spools. */
  isFiltered: boolean
}): JSX.Element {
  return (
    <BreakdownTable
      title="How long spools will last"
      rowHeader="Spool"
      rows={runway.rows}
      name={({ filamentId, displayName, materialType }) => (
        <>
          <a href={`/filaments/${filamentId}`}>{displayName}</a> <span class="note">{materialType}</span>
        </>
      )}
      keyOf={({ filamentId }) => filamentId}
      size={({ runwayDays }) => runwayDays ?? 0}
      columns={[
        { title: 'Time left', cell: formatRunway, isNumber: true },
        { title: 'Remaining', cell: ({ remainingMg }) => formatWeight(remainingMg), isNumber: true },
        {
          title: 'Use per day',
          cell: ({ meanDailyUseMg }) => formatWeight(meanDailyUseMg),
          isNumber: true,
        },
      ]}
      coverage={runway.coverage}
      coverageRows="spools"
      coverageAre="without a forecast"
      empty={isFiltered ? 'None of the selected spools are active.' : 'No active spools.'}
    />
  )
}

function formatRunway({ runwayDays }: SpoolRunway): string {
  if (runwayDays === null) return '–'
  if (runwayDays >= MAX_DAYS) return 'A year or more'
  return runwayDays === 1 ? '1 day' : `${formatNumber(runwayDays)} days`
}
