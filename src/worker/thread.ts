import os from 'node:os'
import { serveThread } from '../threads/serveThread.ts'
import { tasks, type Question } from './tasks.ts'

/** Difference to the niceness of the event loop: of a processor that both want, the thread gets a third. */
const NICENESS = 5

// Linux has a priority for each thread; elsewhere there is one for the whole process.
if (process.platform === 'linux') os.setPriority(os.getPriority() + NICENESS)

serveThread(({ name, input }: Question) => tasks[name](input as never))
