import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'
import { BreakdownTable } from './BreakdownTable.tsx'

type Histogram = Schemas['DurationHistogramDto']
type Bin = Schemas['DurationBinDto']

/** Breakdown of prints by duration. */
export function Durations({ now, before }: { now: Histogram; before: Histogram | undefined }): JSX.Element {
  const counts = new Map(before?.bins.map(({ fromSeconds, printCount }) => [fromSeconds, printCount]))
  return (
    <BreakdownTable
      title="Print durations"
      rowHeader="Print time"
      rows={now.bins}
      name={titleOf}
      keyOf={({ fromSeconds }) => fromSeconds}
      size={({ printCount }) => printCount}
      columns={[
        { title: 'Prints', cell: ({ printCount }) => formatNumber(printCount), isNumber: true },
        ...(before
          ? [
              {
                title: 'Previous',
                cell: ({ fromSeconds }: Bin) => formatNumber(counts.get(fromSeconds)),
                isNumber: true,
              },
            ]
          : []),
      ]}
      coverage={now.coverage}
      empty="No prints with a print time."
    />
  )
}

function titleOf({ fromSeconds, toSeconds }: Bin): string {
  const from = formatNumber(fromSeconds / 3600, 1)
  if (toSeconds === null) return `${from} h and more`
  const to = formatNumber(toSeconds / 3600, 1)
  return fromSeconds === 0 ? `Under ${to} h` : `${from} to ${to} h`
}
