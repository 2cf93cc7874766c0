import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { breakLines } from './breakLines.ts'

/** Snapshots of reviewed statements: a file for each piece of work, below `test/queries/`. */
export class Snapshots {
  readonly #folder: string
  readonly #written = new Set<string>()

  constructor(name: string) {
    this.#folder = path.join('test/queries', name)
  }

  /** Compares statements with the file of that name; without statements there is none. */
  require(context: TestContext, name: string, statements: readonly string[]): void {
    if (statements.length === 0) return
    this.#written.add(`${name}.sql`)
    const text = statements.map(breakLines).join('\n')
    context.assert.fileSnapshot(text, path.join(this.#folder, `${name}.sql`), {
      serializers: [(lines: string) => lines],
    })
  }

  /** Names of the files that no statement was compared with. */
  unused(): string[] {
    return readdirSync(this.#folder).filter((name) => !this.#written.has(name))
  }
}
