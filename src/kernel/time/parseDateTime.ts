import { Temporal } from 'temporal-polyfill'
import { Problem } from '../problem.ts'

const FIRST_YEAR = 1970
const LAST_YEAR = 2200
const OFFSET = /(?:Z|[+-]\d\d:\d\d)$/i

/**
 * Reads a date-time of a request (docs/domain.md, "Conventions"). A local time that the clocks skip is shifted forward by the
 * gap; a repeated local time means its first occurrence (Temporal's `compatible`).
 * @param field the contract's name of the field, for the error
 * @param text as the contract's pattern allows it, with or without an offset
 * @param zone IANA time zone in which a text without an offset is read
 * @returns RFC 3339 in UTC with milliseconds
 * @throws Problem 400 for a day that does not exist, and outside the years 1970 to 2200
 */
export function parseDateTime(field: string, text: string, zone: string): string {
  const instant = parse(text, zone)
  if (instant === null) throw Problem.invalid({ [field]: ['This date does not exist.'] })
  const year = instant.toZonedDateTimeISO('UTC').year
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw Problem.invalid({ [field]: [`The year must be from ${FIRST_YEAR} to ${LAST_YEAR}.`] })
  }
  return instant.toString({ smallestUnit: 'millisecond' })
}

function parse(text: string, zone: string): Temporal.Instant | null {
  try {
    if (OFFSET.test(text)) return Temporal.Instant.from(text)
    return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
