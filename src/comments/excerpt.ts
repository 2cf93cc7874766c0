/** The number of Unicode characters of a comment in its notification. */
const EXCERPT_LENGTH = 200

/** Shortens the text of a comment to one line for its notification. */
export function excerptOf(body: string): string {
  const characters = [...body.replace(/\s+/g, ' ').trim()]
  if (characters.length <= EXCERPT_LENGTH) return characters.join('')
  return `${characters.slice(0, EXCERPT_LENGTH - 1).join('')}…`
}
