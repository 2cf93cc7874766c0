import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { Identity } from '../identity/caller.ts'
import type { BoundOperation } from './boundOperation.ts'
import type { ParsedBody } from './parsedBody.ts'
import type { Match } from './routes.ts'

/** The arguments of a call, converted to the contract's types. */
export interface Arguments {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: ParsedBody
  /** Hash of the request as it was sent; without an `Idempotency-Key` there is none. */
  readonly hash?: Buffer
}

/** Method, target and header fields (names in lower case) as an operation sees them. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'headers' | 'url'>

/** The part of a request's target that the arguments in path and query are read from. */
interface RequestTarget {
  readonly match: Match<BoundOperation>
  /** As it was sent, without the question mark. */
  readonly query: string
}

/** One call of an operation, by an HTTP request or by a tool: its one shape from the route to the operation. */
export interface Call {
  readonly operation: BoundOperation
  readonly identity: Identity
  readonly traceId: string
  /** The HTTP request that the call came with. */
  readonly req: Request
  readonly res: Response
  readonly head: RequestHead
  /** The arguments of a tool; a request's are read from it by the pipeline, for callers only who may call the operation. */
  readonly given: Arguments | RequestTarget
}
