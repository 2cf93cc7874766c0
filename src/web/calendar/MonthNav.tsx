import * as common from '#texts/common'
import type { JSX } from 'preact'
import { Icon } from '../components/Icon.tsx'
import { dateFormat } from '../intl.ts'
import './calendar.css'

interface Props {
  readonly month: string
  /** Shows the month that is a number of months later. */
  readonly onMonth: (count: number) => void
}

/** Name of the month that is shown, with buttons to the months before and after it. */
export function MonthNav({ month, onMonth }: Props): JSX.Element {
  const title = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div class="calendar-nav">
      <h2 aria-live="polite">{title.format(new Date(`${month}-01T00:00Z`))}</h2>
      <button type="button" onClick={() => onMonth(-1)}>
        <Icon name="arrow-left" />
        <span class="wide-label">{common.previousMonth}</span>
      </button>
      <button type="button" onClick={() => onMonth(1)}>
        <Icon name="arrow-right" />
        <span class="wide-label">{common.nextMonth}</span>
      </button>
    </div>
  )
}
