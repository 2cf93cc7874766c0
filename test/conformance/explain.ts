/** Tells what to do about some lines, and makes the process fail, unless there are none. */
export function explain(instruction: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  console.error([instruction, ...new Set(lines.map((line) => `  ${line}`))].join('\n'))
  process.exitCode = 1
}
