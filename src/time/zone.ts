import { sql } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { DB } from '../../generated/database.d.ts'

type Reader = Pick<ReadonlyKysely<DB>, 'selectFrom'>

/**
 * `at time zone` takes these for abbreviations, before it looks for a zone: `CET` is then UTC+1 in summer too.
 * As abbreviations they mean what they mean as zones.
 */
const SAME_AS_ABBREVIATION: readonly string[] = ['UTC', 'GMT', 'UCT', 'ZULU']

/** By the name in lower case; read once, as PostgreSQL opens a thousand files to tell. */
let zones: ReadonlyMap<string, string> | undefined
const known = new Map<string, boolean>()

/** A user's IANA time zone. */
export async function zoneOf(db: Reader, userId: number): Promise<string> {
  const user = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.time_zone
}

/**
 * Looks up a time zone of the IANA database, its links included, whatever its case. Both JavaScript and PostgreSQL must
 * know it, and mean the same by it: no abbreviations, no offsets, no POSIX rules such as `FOO+99`.
 * @returns its name as the database spells it; null when there is none
 */
export async function findZone(db: Reader, name: string): Promise<string | null> {
  zones ??= await readZones(db)
  const zone = zones.get(name.toLowerCase())
  return zone !== undefined && isKnownToJavaScript(zone) ? zone : null
}

/** What PostgreSQL knows, but for names that it takes for abbreviations. */
async function readZones(db: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom(sql<{ name: string }>`pg_timezone_names`.as('z'))
    .select('z.name')
    .where(
      sql<boolean>`(upper(z.name) = any(${[...SAME_AS_ABBREVIATION]}::text[])
        or not exists (select from pg_timezone_abbrevs a where a.abbrev = upper(z.name)))`,
    )
    .execute()
  return new Map(rows.map((row) => [row.name.toLowerCase(), row.name]))
}

/** @param zone one of PostgreSQL's, so that there are only so many to remember: asking takes a millisecond */
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
