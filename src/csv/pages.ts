/** Records per page: writing them takes a few milliseconds. */
const PAGE = 100

/**
 * Reads the records of a list in pages. Their ids come first, in one statement, so that no change of the list meanwhile repeats or
 * skips a record; a page is then found by its ids. Memory: the ids.
 * @param ids text of a PostgreSQL array
 * @param read reads the records with these ids, in any order
 */
export async function* pagesById<Row extends { readonly id: string | number }>(
  ids: string | null,
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row[]> {
  const all = ids === null || ids === '{}' ? [] : ids.slice(1, -1).split(',')
  for (let start = 0; start < all.length; start += PAGE) {
    const page = all.slice(start, start + PAGE)
    const rows = new Map((await read(page)).map((row) => [String(row.id), row]))
    yield page.flatMap((id) => rows.get(id) ?? [])
  }
}
