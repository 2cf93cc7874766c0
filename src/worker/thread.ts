import { giveWay } from '../threads/priority.ts'

/** The program of the thread that runs large tasks. It gives way before it loads them, which takes 65 ms of processor time. */

giveWay()
await import('./serveTasks.ts')
