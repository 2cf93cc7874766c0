import { sql, type RawBuilder } from 'kysely'
import { inHashedSubquery } from '../database/hashedSubquery.ts'
import { searchPattern } from '../database/search.ts'

/** A search of a user for their own prints. */
interface PrintSearch {
  readonly userId: number
  /** Result of `searchPatterns`; may be a placeholder. */
  readonly patterns: readonly string[]
  /** Number of patterns. */
  readonly words: number
}

/**
 * The prints that match all patterns, each by their own texts or by the names of their printer, project or spools. One row: the
 * `id` and `logged_date` of a print. Names are looked up, so that they count also after a change.
 *
 * Texts of up to 1,000 bytes are read from an index alone: in the table, the prints of users alternate. (Processor time of a page
 * with its count, for a user with 100,000 of 2,000,000 prints: 55 ms for a rare word and for no hit, 60 ms for a word of every print,
 * 70 ms for two words, 145 ms for the material of half of the prints; from the table, seconds.)
 */
export function selectFoundPrints({ userId, patterns, words }: PrintSearch): RawBuilder<unknown> {
  const numbers = Array.from({ length: words }, (_, index) => index + 1)
  const uses = numbers.map((number) => {
    const pattern = searchPattern(patterns, number)
    return sql`${usesName(number)} as materialized (
      select u.print_id from filaments f join filament_usages u on u.user_id = ${userId} and u.filament_id = f.id
      where f.user_id = ${userId} and f.search_name like ${pattern}
      union all
      select u.print_id from filament_usages u
      where u.user_id = ${userId} and u.filament_id is null and lower(u.material_type) like ${pattern}
      union all
      select n.id from private_notes n where n.text like ${pattern})`
  })
  const texts = (condition: RawBuilder<unknown>) =>
    sql`select p.id, p.logged_date, p.printer_id, p.project_id, p.search_text from prints p
      where p.user_id = ${userId} and ${condition}`
  // The notes are put in the form of searches once, not for each word: ten words that only 50,000 notes in German contain took 5.4 s
  // instead of 1.2 s.
  const notes = sql`private_notes as materialized (
    select p.id, searchable(array[p.private_notes]) as text from prints p
    where p.user_id = ${userId} and p.private_notes is not null)`
  // With `offset 0` the conditions are not copied into both parts, with all that they look up.
  return sql`with ${sql.join([notes, ...uses])} select p.id, p.logged_date from (
    ${texts(sql`octet_length(p.search_text) <= 1000`)} union all ${texts(sql`octet_length(p.search_text) > 1000`)} offset 0
  ) p where ${sql.join(
    numbers.map((number) => matches(userId, searchPattern(patterns, number), number)),
    sql` and `,
  )}`
}

function matches(userId: number, pattern: RawBuilder<string>, number: number): RawBuilder<boolean> {
  const printers = sql`select printer.id from printers printer where printer.user_id = ${userId} and printer.search_name like ${pattern}`
  const projects = sql`select project.id from projects project where project.user_id = ${userId} and project.search_name like ${pattern}`
  const prints = sql`select match.print_id from ${usesName(number)} match`
  return sql<boolean>`(p.search_text like ${pattern} or p.printer_id = any(array(${printers}))
    or p.project_id = any(array(${projects})) or ${inHashedSubquery(sql`p.id`, prints)})`
}

/** The common table expression of the prints whose spools or private notes match the pattern with this number. */
function usesName(number: number): RawBuilder<unknown> {
  return sql.id(`uses_${number}`)
}
