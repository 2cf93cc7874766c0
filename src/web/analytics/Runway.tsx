import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber, formatWeight } from '../format.ts'
import { Shares } from './Shares.tsx'

type SpoolRunway = Schemas['SpoolRunwayDto']

/** The service reckons no further than this. */
const MOST_DAYS = 365

/** How long each spool will last; the first to run out come first. */
export function Runway({
  runway,
  isChosen,
}: {
  runway: Schemas['SpoolRunwaysDto']
  /** Whether only chosen spools are shown. */
  isChosen: boolean
}): JSX.Element {
  return (
    <Shares
      title="How long spools will last"
      of="Spool"
      rows={runway.rows}
      name={({ filamentId, displayName, materialType }) => (
        <>
          <a href={`/filaments/${filamentId}`}>{displayName}</a> <span class="note">{materialType}</span>
        </>
      )}
      keyOf={({ filamentId }) => filamentId}
      size={({ runwayDays }) => runwayDays ?? 0}
      columns={[
        { title: 'Lasts', cell: lastsFor, isNumber: true },
        { title: 'Left', cell: ({ remainingMg }) => formatWeight(remainingMg), isNumber: true },
        {
          title: 'Use per day',
          cell: ({ meanDailyUseMg }) => formatWeight(meanDailyUseMg),
          isNumber: true,
        },
      ]}
      coverage={runway.coverage}
      coverageRows="spools"
      coverageAre="without a forecast"
      empty={isChosen ? 'None of the chosen spools is in use.' : 'You have no spools in use.'}
    />
  )
}

function lastsFor({ runwayDays }: SpoolRunway): string {
  if (runwayDays === null) return '–'
  if (runwayDays >= MOST_DAYS) return 'a year or more'
  return runwayDays === 1 ? '1 day' : `${formatNumber(runwayDays)} days`
}
