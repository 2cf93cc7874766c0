import { readdir, readFile } from 'node:fs/promises'
import os from 'node:os'

/** Difference to the niceness of the event loop: of a processor that both want, such a thread gets a third. */
const NICENESS = 5
/** Linux has a priority for each thread; elsewhere there is one for the whole process. */
const hasThreadPriorities = process.platform === 'linux'
const THREADS = '/proc/self/task'
/** Names of threads that give way: libuv's pool, and the helpers of V8, which mostly collect the garbage of large inputs. */
const HELPERS = new Set(['libuv-worker', 'V8Worker'])

/** Niceness of threads that give way; a service that was started with nearly the lowest priority has none below it. */
function lower(): number {
  return Math.min(os.getPriority() + NICENESS, os.constants.priority.PRIORITY_LOW)
}

/** Lets this thread give way to the event loop. */
export function giveWay(): void {
  if (hasThreadPriorities) os.setPriority(lower())
}

/**
 * Lets the threads of the pools of libuv and V8 give way to the event loop, and with them those that libvips starts: images of one
 * client otherwise take both processors of a small machine from everybody.
 */
export async function letHelpersGiveWay(): Promise<void> {
  if (!hasThreadPriorities) return
  // Reading the folder starts the pool, if nothing did before.
  for (const thread of await readdir(THREADS)) {
    const name = await readFile(`${THREADS}/${thread}/comm`, 'utf8').catch(() => '')
    if (HELPERS.has(name.trim())) os.setPriority(Number(thread), lower())
  }
}
