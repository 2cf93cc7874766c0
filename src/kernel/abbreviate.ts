/**
 * Shortens a text to a number of Unicode characters; a shortened one ends with an ellipsis.
 * @param length number of characters, the ellipsis included
 */
export function abbreviate(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
