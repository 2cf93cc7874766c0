import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'
import { BreakdownTable } from './BreakdownTable.tsx'
import { Lead } from './Lead.tsx'
import { usePrintsLinks } from './printsLinks.ts'

type Histogram = Schemas['DurationHistogramDto']
type Bin = Schemas['DurationBinDto']

/** Breakdown of prints by duration. */
export function Durations({ now, before }: { now: Histogram; before: Histogram | undefined }): JSX.Element {
  const links = usePrintsLinks()
  const counts = new Map(before?.bins.map(({ fromSeconds, printCount }) => [fromSeconds, printCount]))
  return (
    <BreakdownTable
      title={texts.printDurations}
      rowHeader={common.printTime}
      rows={now.bins}
      name={(bin) => (
        <Lead href={bin.printCount > 0 ? links?.ofRange({ duration: rangeOf(bin), sort: 'duration-desc' }) : null}>
          {titleOf(bin)}
        </Lead>
      )}
      textOf={titleOf}
      keyOf={({ fromSeconds }) => fromSeconds}
      size={({ printCount }) => printCount}
      columns={[
        {
          title: common.prints,
          cell: ({ printCount }) => formatNumber(printCount),
          isNumber: true,
          value: ({ printCount }) => printCount,
        },
        ...(before
          ? [
              {
                title: texts.previousPeriod,
                cell: ({ fromSeconds }: Bin) => formatNumber(counts.get(fromSeconds)),
                isNumber: true,
                value: ({ fromSeconds }: Bin) => counts.get(fromSeconds) ?? null,
              },
            ]
          : []),
      ]}
      coverage={now.coverage}
      empty={texts.noPrintsWithAPrint}
    />
  )
}

function rangeOf({ fromSeconds, toSeconds }: Bin): { readonly from: number; readonly to: number | null } {
  return { from: fromSeconds, to: toSeconds }
}

function titleOf({ fromSeconds, toSeconds }: Bin): string {
  const from = formatNumber(fromSeconds / 3600, 1)
  if (toSeconds === null) return texts.hoursAndMore({ from })
  const to = formatNumber(toSeconds / 3600, 1)
  return fromSeconds === 0 ? texts.underHours({ to }) : texts.hoursFromTo({ from, to })
}
