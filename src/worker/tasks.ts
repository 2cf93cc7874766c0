import type { StatementRunner } from '../database/plainStatement.ts'
import { readJson } from '../kernel/json.ts'
import { storedSettings } from '../slicerSettings/answer.ts'
import { saveSettings } from '../slicerSettings/save.ts'

/**
 * Tasks that take the event loop too long when their input is large. Inputs and outputs are copied between threads, so
 * they are plain and few. A task runs its statements on a connection of the thread that it runs in.
 */
export const tasks = {
  readJson: (input: Parameters<typeof readJson>[0], _statements: StatementRunner) => readJson(input),
  storedSettings,
  saveSettings,
} as const

/** Name of a task. */
export type TaskName = keyof typeof tasks
/** Input of a task. */
export type TaskInput<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0]
/** Result of a task. */
export type Output<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>

/** Message to the thread. */
export interface Question {
  readonly name: TaskName
  readonly input: unknown
}
