import path from 'node:path'
import { after, describe } from 'node:test'
import { pathToFileURL } from 'node:url'
// Its hook is for the tests of all files, and not for those of the first one alone.
import './currentTest.ts'

/** Work at the end of a process that runs several files; null in a process that runs one. */
let ends: (() => Promise<unknown>)[] | null = null

/**
 * Runs test files one after another in one process, each as a suite of its own: to load the service takes longer than the tests of
 * most files.
 * @param files paths from the repository's root
 */
export async function runGroup(files: readonly string[]): Promise<void> {
  ends = []
  for (const file of files) {
    const absolute = path.resolve(file)
    // Tests learn the name of their file here, as in a process of its own.
    process.argv[1] = absolute
    await describe(file, async () => {
      await import(pathToFileURL(absolute).href)
    })
  }
  for (const end of ends.reverse()) await end()
}

/** Whether this process runs several files. */
export function isGroup(): boolean {
  return ends !== null
}

/** Does work, the last one first, when no file of this process needs its subject any more; `after` would do it at the end of the first file. */
export function atEnd(end: () => Promise<unknown>): void {
  if (ends) ends.push(end)
  else after(end)
}
