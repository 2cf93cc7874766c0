import path from 'node:path'
import { beforeEach } from 'node:test'

/** The folder of all tests. */
export const TESTS = path.resolve(import.meta.dirname, '..')

/** The test that began last, and the path of its file. */
let last = { title: '', path: '' }
// Only processes that `node --test` has started for a file have tests.
if (process.env['NODE_TEST_CONTEXT'] !== undefined) {
  beforeEach(({ name }) => {
    last = { title: name, path: process.argv[1] ?? '' }
  })
}

/** The test that runs: its file below `test/`, and its title, which is empty before the first one of the file. */
export function currentTest(): { file: string; title: string } {
  const [, file = ''] = process.argv
  return { file: path.relative(TESTS, file), title: file === last.path ? last.title : '' }
}
