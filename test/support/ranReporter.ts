import path from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { TESTS } from './currentTest.ts'
import { recordTest, type Ran } from './record.ts'

/**
 * A reporter for `node --test` that prints nothing and records which tests have passed or were skipped. A suite counts when one of its
 * tests does: one without any proves nothing.
 *
 * The file of an event is where `test` was called. Tests that a helper calls it for belong to the test file whose suite ends next: the
 * events of one process come together, and `runGroup` gives each of its files a suite of its own.
 */
export default async function* recordTests(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  /** By file and depth: whether something below that depth has run since the last item above it. */
  const hasRun = new Map<string, boolean[]>()
  let ofHelpers: Omit<Ran, 'file'>[] = []
  for await (const { type, data } of source) {
    if (type !== 'test:pass' || data.file === undefined) continue
    const { file, name, nesting, skip = false, details } = data
    if (nesting === 0 && isTestFile(name)) {
      for (const test of ofHelpers) recordTest({ file: path.relative('test', name), ...test })
      ofHelpers = []
    }
    const ran = hasRun.get(file) ?? []
    hasRun.set(file, ran)
    const counts = details.type === 'suite' ? (ran[nesting + 1] ?? false) : true
    ran[nesting + 1] = false
    if (!counts) continue
    ran[nesting] = true
    const test = { title: name, isSkipped: skip !== false }
    if (isTestFile(file)) recordTest({ file: path.relative(TESTS, file), ...test })
    else ofHelpers.push(test)
  }
  yield ''
}

function isTestFile(file: string): boolean {
  return file.endsWith('.test.ts')
}
