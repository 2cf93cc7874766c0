import type { IncomingMessage } from 'node:http'
import type { Kysely, Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { Logger } from 'pino'
import type { operations } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { CallerOptional, Defaulted, ReadOnly } from '../../generated/traits.d.ts'
import type { Config } from '../config.ts'
import type { Caller } from '../identity/caller.ts'
import type { MediaStore } from '../media/store.ts'

export type OperationId = keyof operations

type None = Record<never, never>
type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Group<Owner, Name extends string> = Name extends keyof Owner
  ? Exclude<Owner[Name], undefined> extends never
    ? None
    : Exclude<Owner[Name], undefined>
  : None
/** A parameter with a default is never missing once it was validated. */
type Filled<Query, Names extends PropertyKey> = Omit<Query, Names & keyof Query> & {
  [Name in Names & keyof Query]-?: Exclude<Query[Name], undefined>
}
type BodyOf<Owner> = Owner extends { requestBody?: infer Body }
  ? Exclude<Body, undefined> extends { content: infer Content }
    ? Content[keyof Content]
    : undefined
  : undefined

/** What an operation gets of the request: converted, validated, defaulted. */
export interface Request<Id extends OperationId> {
  readonly path: Group<Parameters<Id>, 'path'>
  readonly query: Filled<Group<Parameters<Id>, 'query'>, Defaulted[Id]>
  readonly body: BodyOf<operations[Id]>
}

type Success = 200 | 201 | 202 | 204 | 206
type Answer<Status, Response> = Response extends { content: infer Content }
  ? [Content] extends [undefined]
    ? { status: Status; body?: never; headers?: Record<string, string> }
    : { status: Status; body: Content[keyof Content]; headers?: Record<string, string> }
  : { status: Status; body?: never; headers?: Record<string, string> }

/** The successes that the contract declares for the operation; failures are thrown as `Problem`. */
export type Reply<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: Answer<Status, operations[Id]['responses'][Status]>
}[keyof operations[Id]['responses'] & Success]

/** What an operation may use. */
export interface Context<Id extends OperationId> {
  /** A GET cannot write, but for the two that the specification lets write. */
  readonly db: Id extends ReadOnly ? ReadonlyKysely<DB> : Kysely<DB>
  /** Null only where the contract makes credentials optional. */
  readonly caller: Id extends CallerOptional ? Caller | null : Caller
  /**
   * Runs the work of a write in one transaction, once more when it was chosen as the victim of a deadlock.
   * A request with an Idempotency-Key that was answered before gets that answer, and the work is not done again.
   */
  readonly transaction: Id extends ReadOnly
    ? never
    : (work: (trx: Transaction<DB>) => Promise<Reply<Id>>) => Promise<Reply<Id>>
  /** @throws Problem 412 when the request's If-Match names another state of the record than this one */
  readonly requireMatch: (current: unknown) => void
  /** HEAD asks for what GET would answer without any effect. */
  readonly isHead: boolean
  readonly now: () => Date
  readonly traceId: string
  readonly address: string
  /** For answers that depend on conditions and ranges of the request. */
  readonly head: Pick<IncomingMessage, 'method' | 'headers'>
  /** Where the bytes of pictures are kept. */
  readonly store: MediaStore
  /** The JSON body as it was sent; null without one. */
  readonly bodyText: string | null
  /** Files of a multipart body by field name. */
  readonly files: ReadonlyMap<string, Buffer>
  readonly log: Logger
  readonly config: Config
  /** The caller whose personal API key this is, for the one operation whose key may come in the body. */
  readonly authenticateKey: (key: string) => Promise<Caller>
  /** Forgets what this process remembers of a user's credentials. */
  readonly forgetCredentials: (userId: number) => void
}

/** The one signature of `src/operations/<Controller>/<Action>.ts`. */
export type Operation<Id extends OperationId> = (request: Request<Id>, context: Context<Id>) => Promise<Reply<Id>>
