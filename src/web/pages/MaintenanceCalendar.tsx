import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { isDay } from '../calendar/month.ts'
import { MonthNav } from '../calendar/MonthNav.tsx'
import { MonthTable, type DayContent } from '../calendar/MonthTable.tsx'
import { useMonth } from '../calendar/useMonth.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { fetchAllPrinters, fetchCompletedMaintenance, fetchPlannedMaintenance } from '../fetchAll.ts'
import { dateFormat } from '../intl.ts'
import { tasksByDay } from '../maintenance/tasksByDay.ts'
import { lastWorkOf } from '../maintenance/useLastWork.ts'
import '../printers/printers.css'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

type Entry = Schemas['MaintenanceEntryDto']

/** Tasks of a day whose names a calendar shows. */
const MAX_NAMES = 2

/** Page of the calendar of maintenance, a month at a time, with the tasks of the day that is `day` in the URL. */
export default function MaintenanceCalendar(): JSX.Element {
  const shown = useMonth()
  const { month, timeZone } = shown
  const chosen = useSearchParams().get('day')
  const planned = useQuery(fetchPlannedMaintenance, [], { name: 'maintenance', kinds: ['maintenance'] })
  const done = useQuery((signal) => fetchCompletedMaintenance(undefined, signal), [], { kinds: ['maintenance'] })
  const printers = useQuery(fetchAllPrinters, [], { kinds: ['printer'] })
  const nameOf = (id: number) => printers.data?.find((printer) => printer.id === id)?.name ?? common.printerId({ id })
  return (
    <>
      <PageTitle title={common.maintenanceCalendar} lead={texts.calendarHasDatedWork}>
        <a class="button" href="/maintenance">
          {common.maintenance}
        </a>
      </PageTitle>
      <MonthNav month={month} onMonth={shown.onMonth} />
      <Loadable result={planned} label={texts.thePlannedMaintenance}>
        {(open) => (
          <Loadable result={done} label={texts.theCompletedMaintenance}>
            {(completed) => {
              const days = tasksByDay([...open, ...completed], lastWorkOf(completed), timeZone)
              const describe = (day: string, monthName: string) =>
                describeTasks({ day, month, monthName, isSelected: day === chosen }, days.get(day) ?? [])
              return (
                <>
                  <MonthTable caption={texts.maintenanceByDay} {...shown} describe={describe} />
                  {isDay(chosen) && chosen.startsWith(month) && (
                    <TasksOfDay day={chosen} tasks={days.get(chosen) ?? []} nameOf={nameOf} />
                  )}
                </>
              )
            }}
          </Loadable>
        )}
      </Loadable>
    </>
  )
}

interface CalendarDay {
  readonly day: string
  readonly month: string
  readonly monthName: string
  readonly isSelected: boolean
}

/** Shows the number of a day's tasks and the first ones in a calendar. The day leads to its tasks below the calendar. */
function describeTasks({ day, month, monthName, isSelected }: CalendarDay, tasks: readonly Entry[]): DayContent {
  const label = texts.maintenanceDay({ month: monthName, isEmpty: tasks.length === 0 })
  if (tasks.length === 0) return { label, isSelected }
  return {
    label,
    isSelected,
    href: `/maintenance/calendar?${new URLSearchParams({ month, day }).toString()}`,
    content: (
      <>
        <span class="calendar-count">
          {texts.taskCount({ count: tasks.length, span: (text) => <span>{text}</span> })}
        </span>
        <span class="calendar-names" aria-hidden="true">
          {tasks.slice(0, MAX_NAMES).map((task) => (
            <span key={task.id} class={stateOf(task)}>
              {task.category}
            </span>
          ))}
        </span>
      </>
    ),
  }
}

function TasksOfDay({
  day,
  tasks,
  nameOf,
}: {
  readonly day: string
  readonly tasks: readonly Entry[]
  readonly nameOf: (printerId: number) => string
}): JSX.Element {
  const title = dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))
  const state = { done: texts.doneTask, due: texts.due, planned: texts.planned }
  return (
    <section aria-labelledby="day">
      <h2 id="day">{title}</h2>
      {tasks.length === 0 && <p class="empty">{texts.noMaintenanceOnThisDay}</p>}
      <ul class="maintenance-list">
        {tasks.map((task) => (
          <li key={task.id} class={`card${task.isDue ? ' due' : ''}`}>
            <div>
              <p class="note">
                <a href={`/printers/${task.printerId}`}>{nameOf(task.printerId)}</a>
              </p>
              <p>
                <strong>{task.category}</strong>{' '}
                <span class={`badge${task.isDue ? ' warn' : ''}`}>{state[stateOf(task)]}</span>
              </p>
              {task.description && <p>{task.description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf({ done, isDue }: Entry): 'done' | 'due' | 'planned' {
  if (done) return 'done'
  return isDue ? 'due' : 'planned'
}
