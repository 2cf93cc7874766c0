import type { Node } from './document.ts'

/** Part of the operation's request that an argument of a tool belongs to. */
export type Place = 'path' | 'query' | 'header' | 'body'

/** Tool of the tool server: an operation that the contract marks with `x-agent-tool`. */
export interface Tool {
  readonly name: string
  readonly operationId: string
  /** OAuth scope that a call needs. */
  readonly scope: string
  readonly title: string
  readonly description: string
  /**
   * Schema of all arguments at one level: path and query parameters, the properties of the body, the idempotency key.
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
  readonly places: Readonly<Record<string, Place>>
}

/** Name, as a model sees it, of the one header field that is an argument. */
export const KEY_ARGUMENT = 'idempotencyKey'
/** Name of that header field. */
export const KEY_HEADER = 'Idempotency-Key'
