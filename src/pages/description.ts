/** Maximum length of a description: search engines show no more. */
const MAX_DESCRIPTION = 160

/** A text in one line, cut after a word to the length of a description. */
export function toDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION) return line
  const cut = line.slice(0, MAX_DESCRIPTION - 1)
  const end = cut.lastIndexOf(' ')
  // Without one half of a character.
  return `${(end > MAX_DESCRIPTION / 2 ? cut.slice(0, end) : cut).replace(/\p{Surrogate}$/u, '')}…`
}
