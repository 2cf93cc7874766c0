import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Scratch } from './scratch.ts'

/** How a test file has ended. */
export type Ending =
  | { readonly kind: 'passed'; readonly milliseconds: number }
  | { readonly kind: 'failed'; readonly title: string }
  /** The file has ended before its tests: it cannot be loaded, or cannot set up what they need. */
  | { readonly kind: 'broken' }
  /** It was stopped when its time was over. */
  | { readonly kind: 'endless' }

/** A line of the Test Anything Protocol that tells a failure. */
const FAILURE = /^ *not ok \d+ - (?<title>.*?)(?: # (?<directive>TODO|SKIP).*)?$/

/**
 * Runs a test file in a copy of the repository until its first failure.
 * @param file path below `test/`
 * @param bound milliseconds that it may take
 */
export async function runTest(scratch: Scratch, file: string, bound: number): Promise<Ending> {
  const begin = performance.now()
  const child = spawn(process.execPath, ['--test', '--test-reporter=tap', `test/${file}`], {
    cwd: scratch.folder,
    env: { ...process.env, TMPDIR: scratch.temporary },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, to be stopped with the services that the tests have started.
    detached: true,
  })
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  let ending: Ending | null = null
  const stop = (reason: Ending) => {
    ending ??= reason
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  const timer = setTimeout(() => stop({ kind: 'endless' }), bound)
  createInterface(child.stdout).on('line', (line) => {
    const { title, directive } = FAILURE.exec(line)?.groups ?? {}
    if (title === undefined || directive !== undefined) return
    stop(title.endsWith(file) ? { kind: 'broken' } : { kind: 'failed', title })
  })
  const code = await closed
  clearTimeout(timer)
  return ending ?? (code === 0 ? { kind: 'passed', milliseconds: performance.now() - begin } : { kind: 'broken' })
}
