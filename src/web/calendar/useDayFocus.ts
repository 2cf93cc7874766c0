import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { addMonths } from './month.ts'

/** Focus of a grid of days, with one stop for Tab (roving tabindex). */
export interface DayFocus {
  readonly table: RefObject<HTMLTableElement | null>
  /** The day that Tab reaches. */
  readonly stopAt: string
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocusIn: (event: FocusEvent) => void
}

const DAY_MS = 86_400_000

/**
 * Moves the focus in a grid of days, after the grid pattern of WAI-ARIA.
 * @param weeks days of the month by week, null outside of it
 * @param onMonth shows the month that is a number of months later
 */
export function useDayFocus(
  month: string,
  weeks: readonly (readonly (string | null)[])[],
  today: string,
  onMonth: (count: number) => void,
): DayFocus {
  const table = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  /** Day that gets the focus once its month is shown. */
  const wanted = useRef<string | null>(null)
  const first = today.startsWith(month) ? today : `${month}-01`
  const stopAt = focused?.startsWith(month) ? focused : first
  const focus = (day: string) => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  useEffect(() => {
    if (wanted.current?.startsWith(month)) focus(wanted.current)
    wanted.current = null
  }, [month])
  const moveTo = (day: string) => {
    if (day.startsWith(month)) {
      focus(day)
      return
    }
    wanted.current = day
    onMonth(day < month ? -1 : 1)
  }
  const week = weeks.find((days) => days.includes(stopAt))?.filter((day) => day !== null) ?? []
  const targets: Readonly<Record<string, () => string | undefined>> = {
    ArrowLeft: () => plus(stopAt, -1),
    ArrowRight: () => plus(stopAt, 1),
    ArrowUp: () => plus(stopAt, -7),
    ArrowDown: () => plus(stopAt, 7),
    Home: () => week[0],
    End: () => week.at(-1),
    PageUp: () => inMonth(stopAt, addMonths(month, -1)),
    PageDown: () => inMonth(stopAt, addMonths(month, 1)),
  }
  return {
    table,
    stopAt,
    onKeyDown: (event) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      const day = hasModifier ? undefined : targets[event.key]?.()
      if (day === undefined) return
      event.preventDefault()
      moveTo(day)
    },
    onFocusIn: ({ target }) => target instanceof HTMLElement && setFocused(target.dataset['day'] ?? null),
  }
}

function plus(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day in another month, or its last one. */
function inMonth(day: string, month: string): string {
  const last = Number(plus(`${addMonths(month, 1)}-01`, -1).slice(8))
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`
}
