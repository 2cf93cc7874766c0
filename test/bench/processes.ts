import { readdir, readFile } from 'node:fs/promises'
import { errorCode } from '../../src/kernel/errorCode.ts'

/** What Linux tells of a process, with processor times in milliseconds. */
export interface Process {
  readonly parent: number
  readonly own: number
  /** That of its children that have ended. */
  readonly ofChildren: number
}

/** Linux counts process times in hundredths of a second (proc(5), `sysconf(_SC_CLK_TCK)`). */
const TICK_MS = 10

/** Reads a process of this machine. */
export async function readProcess(pid: number | string): Promise<Process> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, which ends at the last bracket, may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent = 0] = fields
  const [user = 0, system = 0, usersChildren = 0, systemsChildren = 0] = fields.slice(11)
  return { parent, own: (user + system) * TICK_MS, ofChildren: (usersChildren + systemsChildren) * TICK_MS }
}

/**
 * Processor time of a server and of its children so far, those that have ended included.
 * @returns milliseconds
 */
export async function familyTime(pid: number): Promise<number> {
  const server = await readProcess(pid)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const others = await Promise.all(pids.map((other) => readProcess(other).catch(ignoreEnded)))
  const children = others.filter((other) => other?.parent === pid)
  return children.reduce((sum, child) => sum + (child?.own ?? 0), server.own + server.ofChildren)
}

function ignoreEnded(error: unknown): null {
  if (['ENOENT', 'ESRCH'].includes(errorCode(error) ?? '')) return null
  throw error
}
