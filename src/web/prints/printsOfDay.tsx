import * as texts from '#texts/prints'
import type { Schemas } from '../api.ts'
import type { DayContent } from '../calendar/MonthTable.tsx'
import { PrintImage } from './PrintImage.tsx'

type Print = Schemas['PrintSummaryDto']

/** Images of a day. */
const MAX_IMAGES = 3

/** Shows the number of a day's prints and their first images in a calendar. The day leads to the prints. */
export function describePrints(day: string, monthName: string, prints: readonly Print[]): DayContent {
  const label = texts.calendarDay({ month: monthName, isEmpty: prints.length === 0 })
  if (prints.length === 0) return { label }
  const search = new URLSearchParams({ fromDate: day, toDate: day }).toString()
  const pictured = prints.toSorted((a, b) => Number(b.thumbnailUrl !== null) - Number(a.thumbnailUrl !== null))
  return {
    label,
    href: `/prints?${search}`,
    content: (
      <>
        <span class="calendar-count">
          {texts.calendarCount({ count: prints.length, span: (text) => <span>{text}</span> })}
        </span>
        <span class="calendar-images">
          {pictured.slice(0, MAX_IMAGES).map((print) => (
            <PrintImage key={print.id} print={print} />
          ))}
        </span>
      </>
    ),
  }
}
