import { abbreviate } from '../kernel/abbreviate.ts'

/** The number of Unicode characters of a comment in its notification. */
const EXCERPT_LENGTH = 200

/** Shortens the text of a comment to one line for its notification. */
export function excerptOf(body: string): string {
  return abbreviate(body.replace(/\s+/g, ' ').trim(), EXCERPT_LENGTH)
}
