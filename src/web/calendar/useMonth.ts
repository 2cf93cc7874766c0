import { toLocalTime } from '../localTime.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { useSignedInUser } from '../user.tsx'
import { addMonths, isMonth } from './month.ts'

/** Month that a calendar shows. */
export interface ShownMonth {
  /** Such as `2026-03`. */
  readonly month: string
  /** The user's today, such as `2026-03-14`. */
  readonly today: string
  readonly timeZone: string
  /** Shows the month that is a number of months later. */
  readonly onMonth: (count: number) => void
}

/** Returns the month that a calendar shows: `month` in the URL, the user's current one by default. */
export function useMonth(): ShownMonth {
  const { timeZone } = useSignedInUser()
  const searchParams = useSearchParams()
  const today = toLocalTime(new Date().toISOString(), timeZone).slice(0, 10)
  const current = today.slice(0, 7)
  const chosen = searchParams.get('month')
  const month = isMonth(chosen) ? chosen : current
  const onMonth = (count: number) => {
    const next = addMonths(month, count)
    searchParams.set({ month: next === current ? null : next, day: null, page: null })
  }
  return { month, today, timeZone, onMonth }
}
