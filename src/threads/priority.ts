import { readdir, readFile } from 'node:fs/promises'
import os from 'node:os'

/** Difference to the niceness of the event loop: of a processor that both want, such a thread gets a third. */
const NICENESS = 5
/** Linux has a priority for each thread; elsewhere there is one for the whole process. */
const hasThreadPriorities = process.platform === 'linux'
const THREADS = '/proc/self/task'

/** Niceness of threads that give way; a service that was started with nearly the lowest priority has none below it. */
function lower(): number {
  return Math.min(os.getPriority() + NICENESS, os.constants.priority.PRIORITY_LOW)
}

/** Lets this thread give way to the event loop. */
export function giveWay(): void {
  if (hasThreadPriorities) os.setPriority(lower())
}

/**
 * Lets the threads of libuv's pool give way to the event loop, and with them those that libvips starts from them: images of
 * one client otherwise take both processors of a small machine from everybody.
 */
export async function letPoolGiveWay(): Promise<void> {
  if (!hasThreadPriorities) return
  // Reading the folder starts the pool, if nothing did before.
  for (const thread of await readdir(THREADS)) {
    const name = await readFile(`${THREADS}/${thread}/comm`, 'utf8').catch(() => '')
    if (name.trim() === 'libuv-worker') os.setPriority(Number(thread), lower())
  }
}
