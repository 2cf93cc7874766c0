/** Truncates a text to a number of characters, counted as the contract counts them: an emoji is one, and is not cut in half. */
export function truncate(text: string, characters: number): string {
  return text.length <= characters ? text : [...text].slice(0, characters).join('')
}
