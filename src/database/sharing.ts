import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../errorCode.ts'

const LOCK_WAIT_MS = 120_000

/** A process that uses a folder, until it leaves. */
export interface Membership {
  /** Leaves the folder. Returns true when no other living process uses it. */
  leave(): boolean
}

/**
 * Runs `work` while no other process runs work on the same folder. The lock of a process that was killed is taken over.
 * @throws Error when the lock stays taken for two minutes
 */
export async function exclusively<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'lock')
  const deadline = Date.now() + LOCK_WAIT_MS
  while (!tryLock(lock)) {
    if (Date.now() > deadline) throw new Error(`${lock} is held by process ${readPid(lock) ?? 'unknown'}`)
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Marks this process as a user of the folder. Marks of processes that no longer live are swept away. */
export function join(folder: string): Membership {
  const users = path.join(folder, 'users')
  mkdirSync(users, { recursive: true })
  const mark = path.join(users, `${process.pid}-${randomUUID()}`)
  writeFileSync(mark, '')
  return {
    leave() {
      rmSync(mark, { force: true })
      return sweep(users) === 0
    },
  }
}

/** Whether a process with this id lives, be it ours or somebody else's. */
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
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const holder = readPid(lock)
  if (holder !== null && !isAlive(holder)) rmSync(lock, { force: true })
  return false
}

function readPid(file: string): number | null {
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8'))
  return pid > 0 ? pid : null
}

function sweep(users: string): number {
  const marks = readdirSync(users)
  const gone = marks.filter((mark) => !isAlive(Number.parseInt(mark, 10)))
  for (const mark of gone) rmSync(path.join(users, mark), { force: true })
  return marks.length - gone.length
}
