/** Whether each word of a text occurs in a title. Case and accents do not count, as for the searches of the API. */
export function matches(title: string, text: string): boolean {
  const folded = fold(title)
  return fold(text)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('×', 'x')
}
