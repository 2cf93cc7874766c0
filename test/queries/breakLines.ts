/** A statement with a line per clause, indented by its parentheses: Kysely writes it in one line. */
export function breakLines(text: string): string {
  const clauses = text
    .replaceAll(/\s*--\s*(.*)\n/g, '/* $1 */ ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '')
    .split(
      / (?=from |where |group by |order by |inner join |left join |cross join lateral |union |limit |offset |window )|(?<!(?:inner|left|cross)) (?=join )|(?<=\()(?=select |\/\*)|(?<=\*\/) (?=select )|(?<=, )(?=\w+ as \((?:select |\/\*))/,
    )
  let depth = 0
  const lines = clauses.map((clause) => {
    const line = `${'  '.repeat(Math.max(depth, 0))}${clause.trimEnd()}`
    depth += (clause.match(/\(/g) ?? []).length - (clause.match(/\)/g) ?? []).length
    return line
  })
  return `${lines.join('\n')};\n`
}
