/** Calendar months and days as text, such as `2026-03` and `2026-03-14`. */

const DAYS_PER_WEEK = 7

/** Whether a text is a month with four digits for the year. */
export function isMonth(text: string): boolean {
  return /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text)
}

/** Whether a text is a day that there is. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`)
  return isMonth(text.slice(0, 7)) && !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

/** The month that is this many months later; earlier for a negative number. */
export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

/**
 * Days of a month in weeks, with null for days of other months.
 * @param firstDay first day of the week, from 1 for Monday to 7 for Sunday
 */
export function weeksOf(month: string, firstDay: number): readonly (readonly (string | null)[])[] {
  const start = new Date(`${month}-01T00:00Z`)
  const length = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
  const before = (start.getUTCDay() - firstDay + DAYS_PER_WEEK) % DAYS_PER_WEEK
  const count = Math.ceil((before + length) / DAYS_PER_WEEK)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, weekday) => {
      const day = week * DAYS_PER_WEEK + weekday - before + 1
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, '0')}`
    }),
  )
}

/** First day of the week where a language is used, from 1 for Monday to 7 for Sunday; Monday where the browser does not know. */
export function firstDayOfWeek(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    readonly getWeekInfo?: () => { readonly firstDay: number }
    readonly weekInfo?: { readonly firstDay: number }
  }
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}
