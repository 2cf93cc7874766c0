import { giveWay } from '../threads/priority.ts'
import { serveThread } from '../threads/serveThread.ts'
import { tasks, type Question } from './tasks.ts'

giveWay()
serveThread(({ name, input }: Question) => tasks[name](input as never))
