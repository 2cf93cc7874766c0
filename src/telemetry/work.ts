import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trace } from './trace.ts'

/** Measurements of one request or one run of a periodic job. */
export interface Work {
  /** Statements that have ended, and the seconds that they took together. */
  statements: number
  statementSeconds: number
  /** Counts an event of a device: its source and its outcome. */
  readonly deviceEvent: (source: string, outcome: string) => void
  /** Trace to which its statements and calls are added; null when there is none. */
  readonly trace: Trace | null
}

/** Characters of a statement in a trace. */
const MAX_TEXT = 2000

const current = new AsyncLocalStorage<Work>()

/** Does something as a part of this work; what it waits for belongs to it as well. */
export function measured<T>(work: Work, run: () => T): T {
  return current.run(work, run)
}

/** Does something as a part of no work, although some work caused it. */
export function unmeasured<T>(run: () => T): T {
  return current.exit(run)
}

/**
 * Adds a statement to the work that it is a part of, if it is measured.
 * @param text its text, which has no values of the user in it
 */
export function countStatement(text: string, milliseconds: number, hasFailed: boolean): void {
  const work = current.getStore()
  if (!work) return
  work.statements += 1
  work.statementSeconds += milliseconds / 1000
  if (!work.trace) return
  const ended = performance.now()
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) }
  work.trace.add(nameOf(text), ended - milliseconds, ended, attributes, hasFailed)
}

/** Returns the trace of the work that is under way; null when there is none. */
export function currentTrace(): Trace | null {
  return current.getStore()?.trace ?? null
}

/** First word of a statement, such as `SELECT`. */
function nameOf(text: string): string {
  return /[a-z]+/i.exec(text.replaceAll(/--.*/g, ''))?.[0].toUpperCase() ?? 'SQL'
}

/** Counts an event of a device. Both names must be of fixed sets, because each is retained forever. */
export function countDeviceEvent(source: string, outcome: string): void {
  current.getStore()?.deviceEvent(source, outcome)
}
