import { sql } from 'kysely'
import type { Reader } from '../database/reader.ts'

/**
 * Names that `at time zone` treats as abbreviations before it looks for a zone (`CET` is then UTC+1 in summer too), but which have the
 * same meaning as zones.
 */
const SAME_AS_ABBREVIATION: readonly string[] = ['UTC', 'GMT', 'UCT', 'ZULU']

/** Time zones by their names in lower case; read once, because PostgreSQL opens a thousand files for the list. */
let zones: ReadonlyMap<string, string> | undefined
const known = new Map<string, boolean>()

/** A user's IANA time zone. */
export async function zoneOf(db: Reader, userId: number): Promise<string> {
  const user = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.time_zone
}

/**
 * Looks up a time zone of the IANA database, including its links, in any case. Both JavaScript and PostgreSQL must know it with
 * the same meaning: abbreviations, offsets and POSIX rules such as `FOO+99` are refused.
 * @returns its name in the spelling of the database; null for an unknown one
 */
export async function findZone(db: Reader, name: string): Promise<string | null> {
  zones ??= await readZones(db)
  const zone = zones.get(name.toLowerCase())
  return zone !== undefined && isKnownToJavaScript(zone) ? zone : null
}

/** The time zones of PostgreSQL, without names that it treats as abbreviations. */
async function readZones(db: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom(sql<{ name: string }>`pg_timezone_names`.as('zone'))
    .select('zone.name')
    .where(
      sql<boolean>`(upper(zone.name) = any(${[...SAME_AS_ABBREVIATION]}::text[])
        or not exists (select from pg_timezone_abbrevs abbreviation where abbreviation.abbrev = upper(zone.name)))`,
    )
    .execute()
  return new Map(rows.map((row) => [row.name.toLowerCase(), row.name]))
}

/** @param zone one of PostgreSQL's, so that the number of remembered zones is bounded (a look-up takes a millisecond) */
function isKnownToJavaScript(zone: string): boolean {
  const answer = known.get(zone) ?? isFormattable(zone)
  known.set(zone, answer)
  return answer
}

function isFormattable(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
