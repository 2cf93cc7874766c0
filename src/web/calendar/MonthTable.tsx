import type { ComponentChildren, JSX } from 'preact'
import { dateFormat } from '../intl.ts'
import { firstDay } from './firstDay.ts'
import { weeksOf } from './month.ts'
import { useDayFocus } from './useDayFocus.ts'
import './calendar.css'

/** Content of a day. */
export interface DayContent {
  /** Where the day leads; undefined when there is nothing on it. */
  readonly href?: string
  /** Text that follows the number of the day, for screen readers, such as `March 2026: no prints`. */
  readonly label: string
  readonly content?: ComponentChildren
  readonly isSelected?: boolean
}

interface Props {
  readonly caption: string
  readonly month: string
  /** The user's today. */
  readonly today: string
  /**
   * Returns the content of a day.
   * @param monthName month and year, such as `March 2026`
   */
  readonly describe: (day: string, monthName: string) => DayContent
  /** Shows the month that is a number of months later. */
  readonly onMonth: (count: number) => void
}

/**
 * Month as a grid (WAI-ARIA): each day has its number and its content, and leads somewhere. The arrow keys, Home and End move between
 * the days, Page Up and Page Down between months.
 */
export function MonthTable({ caption, month, today, describe, onMonth }: Props): JSX.Element {
  const weeks = weeksOf(month, firstDay())
  const { stopAt, onKeyDown, onFocusIn, table } = useDayFocus(month, weeks, today, onMonth)
  const monthName = formatDay(`${month}-01`, { month: 'long', year: 'numeric' })
  return (
    <table ref={table} class="calendar" role="grid" onKeyDown={onKeyDown} onFocusIn={onFocusIn}>
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {(weeks[1] ?? []).map((day) => (
            <th key={day} scope="col">
              {formatDay(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <td key={column} class={day === null ? 'other' : ''} aria-current={day === today ? 'date' : undefined}>
                {day !== null && <Day day={day} isStop={day === stopAt} {...describe(day, monthName)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps extends DayContent {
  readonly day: string
  /** Whether it is the one day of the grid that Tab reaches. */
  readonly isStop: boolean
}

function Day({ day, isStop, href, label, content, isSelected }: DayProps): JSX.Element {
  return (
    // Always the same element: it keeps the focus when the records of its month arrive.
    <a
      {...(href !== undefined && { href })}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      class={isSelected ? 'selected' : ''}
    >
      <span class="calendar-number">
        {Number(day.slice(-2))}
        <span class="visually-hidden"> {label}</span>
      </span>
      {content}
    </a>
  )
}

function formatDay(day: string | null, options: Intl.DateTimeFormatOptions): string {
  return day === null ? '' : dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))
}
