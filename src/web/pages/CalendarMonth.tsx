import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { addMonths } from '../calendar/month.ts'
import { MonthNav } from '../calendar/MonthNav.tsx'
import { MonthTable } from '../calendar/MonthTable.tsx'
import { useMonth } from '../calendar/useMonth.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { fetchAllPrints } from '../fetchAll.ts'
import { toLocalTime } from '../localTime.ts'
import { describePrints } from '../prints/printsOfDay.tsx'
import { useQuery } from '../useQuery.ts'

/** Page of the calendar of prints, a month at a time. */
export default function CalendarMonth(): JSX.Element {
  const { month, today, timeZone, onMonth } = useMonth()
  const result = useQuery(
    (signal) => fetchAllPrints({ fromDate: `${month}-01T00:00`, toDate: `${addMonths(month, 1)}-01T00:00` }, signal),
    [month],
    { name: 'calendar', kinds: ['print'] },
  )
  return (
    <>
      <PageTitle title={common.calendar}>
        <a class="button" href="/prints">
          {common.allPrints}
        </a>
      </PageTitle>
      <MonthNav month={month} onMonth={onMonth} />
      <Loadable result={result} label={common.yourPrints}>
        {(prints) => {
          const days = Map.groupBy(prints, ({ startDate, createdDate }) =>
            toLocalTime(startDate ?? createdDate, timeZone).slice(0, 10),
          )
          return (
            <MonthTable
              caption={texts.printsByDay}
              month={month}
              today={today}
              onMonth={onMonth}
              describe={(day, monthName) => describePrints(day, monthName, days.get(day) ?? [])}
            />
          )
        }}
      </Loadable>
    </>
  )
}
