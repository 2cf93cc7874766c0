/** Builds a `like` pattern that matches values containing a text; wildcards in the text match literally. */
export function likeContains(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
