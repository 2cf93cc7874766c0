/** Order of day and month in dates with slashes, of which spreadsheet programs write either: `14/3/2026` or `3/14/2026`. */
export type DayOrder = 'DayFirst' | 'MonthFirst'

/** A date with slashes, and its time, also of twelve hours. */
export const SLASHED =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?[ T\u00A0\u202F]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:[ \u00A0\u202F]*([AP])\.?M\.?)?)?$/i

/** Finds out the order of day and month of a table by its dates, all of which must have the same. */
export class DayOrders {
  #hasDayFirst = false
  #hasMonthFirst = false

  /** Reads one more cell with a date. */
  add(text: string): void {
    const [, first = 0, second = 0] = SLASHED.exec(text.trim())?.slice(0, 3).map(Number) ?? []
    // `31/31/2026` has no month, and tells nothing about the others.
    if (first > 12 && second > 12) return
    if (first > 12) this.#hasDayFirst = true
    if (second > 12) this.#hasMonthFirst = true
  }

  /** The order; null where no date has a day after the 12th, and where dates differ in it. */
  get order(): DayOrder | null {
    if (this.#hasDayFirst === this.#hasMonthFirst) return null
    return this.#hasDayFirst ? 'DayFirst' : 'MonthFirst'
  }
}
