import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPlain } from '../kernel/plainFiles.ts'
import { StartError } from '../kernel/startError.ts'
import { isAlive } from './folderLock.ts'

const READY_WAIT_MS = 60_000

/** State that a PostgreSQL server writes to `postmaster.pid`. */
interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly state: string
}

/** Whether a server runs on this data directory. */
export function isRunning(data: string): boolean {
  return running(data) !== null
}

/**
 * Returns the port of the server that runs on this data directory once it accepts connections; null when none runs.
 * @throws StartError when it neither starts nor stops within a minute
 */
export async function runningPort(data: string): Promise<number | null> {
  const deadline = Date.now() + READY_WAIT_MS
  while (Date.now() < deadline) {
    const postmaster = running(data)
    if (postmaster === null) return null
    if (postmaster.state === 'ready') return postmaster.port
    await sleep(50)
  }
  throw new StartError(`The PostgreSQL on ${data} neither starts nor stops: end its process and start again.`)
}

function running(data: string): Postmaster | null {
  const postmaster = read(path.join(data, 'postmaster.pid'))
  return postmaster !== null && serves(postmaster.pid, data) ? postmaster : null
}

/**
 * Reads process id, port and state, which are lines 1, 4 and 8 of the file (PostgreSQL's pidfile.h, LOCK_FILE_LINE_…).
 */
function read(file: string): Postmaster | null {
  const lines = readPlain(file)?.split('\n')
  if (!lines) return null
  return { pid: Number(lines[0]), port: Number(lines[3]), state: lines[7]?.trim() ?? '' }
}

/** Distinguishes the server from another program that has its process id since a restart of the machine. */
function serves(pid: number, data: string): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false
  // Without /proc (macOS) the process id alone must suffice.
  if (!existsSync('/proc/self/cmdline')) return true
  const commandLine = `/proc/${pid}/cmdline`
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(data)
}
