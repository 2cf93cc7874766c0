import { sql, type RawBuilder } from 'kysely'
import { likeContains } from './likeContains.ts'

/** Words beyond this many do not count: each costs a look at every record. */
const MAX_WORDS = 10
/** A character between words. PostgreSQL's `searchable` takes `×` for the letter x. */
const PUNCTUATION = /[^\p{L}\p{M}\p{N}×]/u

/**
 * The patterns of `like` that a record must match, all of them, to be found by a text: one for each word. They are for a column that
 * `searchable` has made. Punctuation separates words, unless a single letter or digit would remain, as in `t-shirt` or `v2.1`:
 * these stay together, with any character in place of each punctuation mark. A letter alone, as in `C++`, and a text without
 * letters and digits count with their punctuation. So a text is found at least where it occurs as it is.
 * @returns nothing for a text of spaces only
 */
export function searchPatterns(text: string): readonly string[] {
  // Compatible forms of a character, such as a full-width one, are the same to `searchable`, too.
  const normalized = text.normalize('NFKD').trim()
  if (normalized === '') return []
  const patterns = new Set(normalized.split(/\s+/u).flatMap(patternsOf))
  return patterns.size === 0 ? [likeContains(normalized)] : [...patterns].slice(0, MAX_WORDS)
}

/** The patterns of a text without spaces. */
function patternsOf(chunk: string): string[] {
  const marked = [...chunk].map((character) => (PUNCTUATION.test(character) ? '_' : character)).join('')
  const parts = marked.split('_').filter((part) => part !== '')
  if (parts.every((part) => [...part].length > 1)) return parts.map((part) => `%${part}%`)
  return [parts.length === 1 ? likeContains(chunk) : `%${marked.replaceAll(/^_+|(?<!_)_+$/g, '')}%`]
}

/**
 * One of the patterns, as `searchable` writes it, for `like`.
 * @param patterns parameter with the result of `searchPatterns`
 * @param number from 1
 */
export function searchPattern(patterns: readonly string[], number: number): RawBuilder<string> {
  // The subquery is evaluated once, not for each row.
  return sql<string>`(select searchable(array[(${patterns}::text[])[${number}::int]]))`
}

/**
 * A condition that a column with text from `searchable` has all words of a text.
 * @param column an expression
 */
export function hasWords(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const patterns = searchPatterns(text)
  const conditions = patterns.map((_, index) => sql`${column} like ${searchPattern(patterns, index + 1)}`)
  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`
}
