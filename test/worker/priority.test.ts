import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
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

for (const [niceness, lower] of [
  [0, 5],
  [16, 19],
  [19, 19],
] as const) {
  test(`threads of a process of niceness ${niceness} give way to its event loop`, async () => {
    const program = [process.execPath, '--disable-warning=ExperimentalWarning', '--input-type=module', '-e', SCRIPT]
    const { stdout } = await promisify(execFile)('nice', ['-n', String(niceness), ...program])
    const levels = JSON.parse(stdout) as Readonly<Record<string, readonly number[]>>
    assert.deepEqual(levels['libuv-worker'], [lower])
    assert.deepEqual(levels['V8Worker'], [lower])
    assert.deepEqual(levels['itself'], [lower])
    assert(Object.entries(levels).some(([name, own]) => name !== 'itself' && own.includes(niceness)))
  })
}
