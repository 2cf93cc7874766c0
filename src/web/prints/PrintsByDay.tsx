import * as texts from '#texts/prints'
import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { useDates } from '../format.ts'
import { dateFormat } from '../intl.ts'
import { toLocalTime } from '../localTime.ts'

type Print = Schemas['PrintSummaryDto']

interface Props {
  readonly prints: readonly Print[]
  readonly children: (prints: readonly Print[]) => ComponentChildren
}

/** Prints in the order of their date, grouped by days of the user's time zone. A print without a start has the day it was added. */
export function PrintsByDay({ prints, children }: Props): JSX.Element {
  const { zone } = useDates()
  const days = Map.groupBy(prints, ({ startDate, createdDate }) =>
    toLocalTime(startDate ?? createdDate, zone).slice(0, 10),
  )
  return (
    <>
      {[...days].map(([day, items]) => (
        <section key={day} class="print-day">
          <h2>{formatDay(day, zone)}</h2>
          {children(items)}
        </section>
      ))}
    </>
  )
}

/** Formats a day such as `2026-11-21`: `Today`, `Yesterday`, or `Saturday, November 21, 2026`. */
function formatDay(day: string, zone: string): string {
  const date = new Date(`${day}T00:00Z`)
  const today = Date.parse(`${toLocalTime(new Date().toISOString(), zone).slice(0, 10)}T00:00Z`)
  const ago = (today - date.getTime()) / 86_400_000
  if (ago === 0) return texts.today
  if (ago === 1) return texts.yesterday
  return dateFormat({ dateStyle: 'full', timeZone: 'UTC' }).format(date)
}
