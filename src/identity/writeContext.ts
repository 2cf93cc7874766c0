import type { Caller } from './caller.ts'

/** Caller of a write, and the condition on the record's state. */
export interface WriteContext {
  readonly caller: Caller
  /**
   * Checks the request's If-Match field.
   * @param current current state of the record
   * @throws Problem 412 when the field names another state
   */
  readonly requireMatch: (current: unknown) => void
}
