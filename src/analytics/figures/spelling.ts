/**
 * Names that differ by case or white space around them are one, in its most frequent spelling.
 * @param nameOf returns the name of a row; null where it is unknown
 * @param countOf returns how often the row counts
 * @returns a function that returns the name of a row in that spelling
 */
export function inOneSpelling<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | null,
  countOf: (row: Row) => number,
): (row: Row) => string | null {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const name = nameOf(row)?.trim()
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + countOf(row))
  }
  const spellings = new Map<string, string>()
  for (const [name] of [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))) {
    const folded = name.toLowerCase()
    if (!spellings.has(folded)) spellings.set(folded, name)
  }
  return (row) => {
    const name = nameOf(row)
    return name === null ? null : (spellings.get(name.trim().toLowerCase()) ?? name)
  }
}
