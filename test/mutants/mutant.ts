import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A deliberate defect. */
export interface Mutant {
  /** Path of a source file from the top of the repository. */
  readonly file: string
  /** Text that occurs exactly once in the file. */
  readonly text: string
  readonly replacement: string
  /** Test files below `test/`; each of them must fail. */
  readonly tests: readonly string[]
}

/** A mutant as a line of a table: file, text, replacement, test files. */
export type Row = readonly [file: string, text: string, replacement: string, test: string, ...more: string[]]

/** The mutants that a table lists. */
export function mutantsOf(rows: readonly Row[]): Mutant[] {
  return rows.map(([file, text, replacement, ...tests]) => ({ file, text, replacement, tests }))
}

/**
 * The source of a mutant's file with the defect in it.
 * @param folder the top of a copy of the repository
 * @throws Error when the text does not occur exactly once
 */
export function withDefect({ file, text, replacement }: Mutant, folder: string): string {
  const parts = readFileSync(path.join(folder, file), 'utf8').split(text)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times, not once: ${text}`)
  return parts.join(replacement)
}

/** The name of a mutant in the output, which `ONLY` is matched with. */
export function nameOf(area: string, { file, text, replacement }: Mutant): string {
  const line = (source: string) => source.replaceAll(/\s+/g, ' ').trim()
  return `${area} · ${file} · ${line(text)} → ${line(replacement) || '(nothing)'}`
}
