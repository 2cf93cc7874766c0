import type { Node } from './document.ts'

/** Part of the operation's request that an argument of a tool belongs to; `choice` selects the operation. */
export type Place = 'path' | 'query' | 'header' | 'body' | 'choice'

/** Place of an argument, and its name there. */
export interface Target {
  readonly place: Place
  readonly name: string
}

/** Tool of the tool server: an operation that the contract marks with `x-agent-tool`, or several that it marks with one name. */
export interface Tool {
  readonly name: string
  /** Operation ids by the `choice` of their mark; a tool of one operation has the empty text. */
  readonly operations: Readonly<Record<string, string>>
  /** OAuth scope that a call needs. */
  readonly scope: string
  readonly title: string
  readonly description: string
  /**
   * Schema of all arguments at one level: path and query parameters, the properties of the body, the idempotency key. It
   * permits more than the operation does.
   */
  readonly inputSchema: Node
  /** Schema of the response body. */
  readonly outputSchema: Node
  readonly annotations: {
    readonly readOnlyHint: boolean
    readonly destructiveHint: boolean
    readonly idempotentHint: boolean
    readonly openWorldHint: boolean
  }
  /** By the name of the argument. */
  readonly targets: Readonly<Record<string, Target>>
}

/** Name, as a model sees it, of the one header field that is an argument. */
export const KEY_ARGUMENT = 'idempotencyKey'
/** Name of that header field. */
export const KEY_HEADER = 'Idempotency-Key'
/** Argument that selects one of several operations; all of them are analyses. */
export const CHOICE_ARGUMENT = 'analysis'
/** Argument whose default is the user's time zone; that of the API is UTC. */
export const ZONE_ARGUMENT = 'timeZone'
/** Rows of a list in one response to a tool; the API allows 200. */
export const MAX_ROWS = 50
