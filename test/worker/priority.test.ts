import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import os from 'node:os'
import { test } from 'node:test'
import { promisify } from 'node:util'

/** Prints the niceness of the threads of each name. */
const SCRIPT = `
  import { readdir, readFile } from 'node:fs/promises'
  import os from 'node:os'
  import { giveWay, letHelpersGiveWay } from './src/threads/priority.ts'
  await letHelpersGiveWay()
  const levels = {}
  for (const thread of await readdir('/proc/self/task')) {
    const name = (await readFile('/proc/self/task/' + thread + '/comm', 'utf8')).trim()
    levels[name] = [...new Set([...(levels[name] ?? []), os.getPriority(Number(thread))])]
  }
  giveWay()
  console.log(JSON.stringify({ ...levels, itself: [os.getPriority()] }))`

const LOWEST = 19

for (const increment of [0, 16, LOWEST]) {
  test(`threads of a process that is started with a niceness of ${increment} more give way to its event loop`, async () => {
    // `nice` adds to the niceness that the tests themselves have.
    const niceness = Math.min(os.getPriority() + increment, LOWEST)
    const lower = Math.min(niceness + 5, LOWEST)
    const program = [process.execPath, '--disable-warning=ExperimentalWarning', '--input-type=module', '-e', SCRIPT]
    const { stdout } = await promisify(execFile)('nice', ['-n', String(increment), ...program])
    const levels = JSON.parse(stdout) as Readonly<Record<string, readonly number[]>>
    assert.deepEqual(levels['libuv-worker'], [lower])
    assert.deepEqual(levels['V8Worker'], [lower])
    assert.deepEqual(levels['itself'], [lower])
    assert(Object.entries(levels).some(([name, own]) => name !== 'itself' && own.includes(niceness)))
  })
}
