import { isMainThread } from 'node:worker_threads'

/** Loaded into a program before it starts (`--import`): tells the parent, on any message, what processor time was taken. */

/** Milliseconds since the program began. */
export interface ProcessorTime {
  /** Of the main thread, which runs the event loop. */
  readonly mainThread: number
  /** Of all threads. */
  readonly process: number
}

if (isMainThread && process.send) {
  process.on('message', () => {
    const time = { mainThread: milliseconds(process.threadCpuUsage()), process: milliseconds(process.cpuUsage()) }
    process.send?.(time satisfies ProcessorTime)
  })
  // Whoever only listens must not keep the program alive.
  process.channel?.unref()
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}
