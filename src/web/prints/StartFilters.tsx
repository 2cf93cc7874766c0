import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { omitUndefined, type Schemas } from '../api.ts'
import { formatHour, formatWeekday } from '../calendar/week.ts'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { readSwitch } from './readSwitch.ts'

const WEEKDAYS: readonly Schemas['Weekday'][] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Names in the URL of the filters by the start. */
export const startFilterNames = ['startWeekdays', 'startHours', 'hasStartDate'] as const

/** Values of the filters by the start; a missing one does not filter. */
export interface StartFilters {
  readonly startWeekdays?: Schemas['Weekday'][]
  readonly startHours?: number[]
  readonly hasStartDate?: boolean
}

/** Filters of prints by the weekday and the hour of their start, and by whether it is recorded. */
export function StartFilters(): JSX.Element {
  return (
    <>
      <FilterSelect
        label={texts.startWeekday}
        name="startWeekdays"
        options={[['', common.all], ...WEEKDAYS.map((name, index) => [name, formatWeekday(index, 'long')] as const)]}
      />
      <FilterSelect
        label={texts.startHour}
        name="startHours"
        options={[['', common.all], ...HOURS.map((hour) => [hour, formatHour(hour)] as const)]}
      />
      <FilterSelect
        label={texts.startDate}
        name="hasStartDate"
        options={[
          ['', texts.any],
          ['true', texts.withStartDate],
          ['false', texts.withoutStartDate],
        ]}
      />
    </>
  )
}

/** Reads the filters by the start from the URL and drops invalid values. */
export function readStartFilters(params: URLSearchParams): StartFilters {
  const weekday = WEEKDAYS.find((name) => name === params.get('startWeekdays'))
  const hour = HOURS.find((hour) => String(hour) === params.get('startHours'))
  return omitUndefined({
    startWeekdays: weekday && [weekday],
    startHours: hour === undefined ? undefined : [hour],
    hasStartDate: readSwitch(params.get('hasStartDate')),
  })
}
