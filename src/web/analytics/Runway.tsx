import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatWeight } from '../format.ts'
import { BreakdownTable } from './BreakdownTable.tsx'
import { days, weight } from './measures.ts'

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
      title={texts.howLongSpoolsWillLast}
      rowHeader={common.spool}
      rows={runway.rows}
      name={({ filamentId, displayName, materialType }) => (
        <>
          <a href={`/filaments/${filamentId}`}>{displayName}</a> <span class="note">{materialType}</span>
        </>
      )}
      textOf={({ displayName, materialType }) => `${displayName} ${materialType}`}
      keyOf={({ filamentId }) => filamentId}
      size={({ runwayDays }) => runwayDays ?? 0}
      columns={[
        {
          title: texts.timeLeft,
          cell: formatRunway,
          isNumber: true,
          measure: days,
          value: ({ runwayDays }) => runwayDays,
        },
        {
          title: common.remaining,
          cell: ({ remainingMg }) => formatWeight(remainingMg),
          isNumber: true,
          measure: weight,
          value: ({ remainingMg }) => remainingMg,
        },
        {
          title: texts.usePerDay,
          cell: ({ meanDailyUseMg }) => formatWeight(meanDailyUseMg),
          isNumber: true,
          measure: weight,
          value: ({ meanDailyUseMg }) => meanDailyUseMg,
        },
      ]}
      coverage={runway.coverage}
      coverageRows="spools"
      empty={isFiltered ? texts.noneOfTheSelectedSpools : texts.noActiveSpools}
    />
  )
}

function formatRunway({ runwayDays }: SpoolRunway): string {
  if (runwayDays === null) return '–'
  if (runwayDays >= MAX_DAYS) return texts.aYearOrMore
  return texts.dayCount({ count: runwayDays })
}
