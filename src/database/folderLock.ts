import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../kernel/errorCode.ts'
import { ownFolder, readPlain } from '../kernel/plainFiles.ts'

const LOCK_WAIT_MS = 120_000
/** A process id, and its start after a colon. */
const LIFE = /^[1-9]\d*(?::\d+)?$/

/** Registration of a process that uses a folder. */
export interface Membership {
  /** Ends the registration. Returns true when no other living process uses the folder. */
  leave(): boolean
}

/**
 * Runs work under an exclusive lock of a folder. The lock of a killed process is taken over.
 * @throws Error when the lock is not released within two minutes
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'lock')
  const deadline = Date.now() + LOCK_WAIT_MS
  while (!tryLock(lock)) {
    if (Date.now() > deadline) throw new Error(`${lock} is held by process ${readPlain(lock) ?? 'unknown'}`)
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/**
 * Registers this process as a user of the folder. Registrations of dead processes are removed.
 * @throws StartError when a link is in the place of the registrations
 */
export function registerProcess(folder: string): Membership {
  const users = path.join(folder, 'users')
  ownFolder(users, 0o700)
  const mark = path.join(users, `${lifeOf(process.pid)}-${randomUUID()}`)
  writeFileSync(mark, '', { flag: 'wx' })
  return {
    leave() {
      rmSync(mark, { force: true })
      return sweep(users) === 0
    },
  }
}

/** Whether a process with this id is alive, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function tryLock(lock: string): boolean {
  try {
    writeFileSync(lock, lifeOf(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const holder = readPlain(lock)
  if (holder !== null && LIFE.test(holder) && !goesOn(holder)) rmSync(lock, { force: true })
  return false
}

/**
 * Name of a process: its id and, where the system tells, its start. The id alone is not enough: in a container that was killed and
 * started again, the new process usually has the id of the old one.
 */
function lifeOf(pid: number): string {
  try {
    // proc(5): field 22 is the start in clock ticks; field 2 is a name in parentheses, which may contain anything.
    const start = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.split(' ')[20]
    return `${pid}:${start}`
  } catch {
    return String(pid)
  }
}

/** Whether a process is alive. A name without a start, of an earlier version, is known by its id alone. */
function goesOn(life: string): boolean {
  const pid = Number.parseInt(life, 10)
  return isAlive(pid) && (!life.includes(':') || lifeOf(pid) === life)
}

function sweep(users: string): number {
  const marks = readdirSync(users).filter((name) => LIFE.test(name.split('-')[0] ?? ''))
  const gone = marks.filter((mark) => !goesOn(mark.split('-')[0] ?? ''))
  for (const mark of gone) rmSync(path.join(users, mark), { force: true })
  return marks.length - gone.length
}
