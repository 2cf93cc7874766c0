import { readJson } from '../kernel/json.ts'
import { settingsAnswer } from '../slicerSettings/answer.ts'

/**
 * Tasks that take the event loop too long when their input is large. Inputs and outputs are copied between threads, so
 * they are plain and few.
 */
export const tasks = { readJson, settingsAnswer } as const

/** Name of a task. */
export type TaskName = keyof typeof tasks
/** Input of a task. */
type Input<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0]
/** Input of a task, or a function that reads it. */
export type TaskInput<Name extends TaskName> = Input<Name> | (() => Promise<Input<Name>>)
/** Result of a task. */
export type Output<Name extends TaskName> = ReturnType<(typeof tasks)[Name]>

/** Message to the thread. */
export interface Question {
  readonly name: TaskName
  readonly input: unknown
}
