import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../startError.ts'
import { isAlive } from './sharing.ts'

const READY_WAIT_MS = 60_000

/** What a PostgreSQL server writes about itself into `postmaster.pid`. */
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
 * The port of the server that runs on this data directory, once it accepts connections; null when none does.
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

/** Process id, port and state are the lines 1, 4 and 8 of the file (PostgreSQL's pidfile.h, LOCK_FILE_LINE_…). */
function read(file: string): Postmaster | null {
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), state: lines[7]?.trim() ?? '' }
}

/** Tells the server from another program that was given its process id after a restart of the machine. */
function serves(pid: number, data: string): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false
  // Where there is no /proc (macOS), the process id alone has to do.
  if (!existsSync('/proc/self/cmdline')) return true
  const commandLine = `/proc/${pid}/cmdline`
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(data)
}
