import type { IncomingMessage } from 'node:http'
import type { Kysely, Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { Logger } from 'pino'
import type { operations } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { CallerOptional, Defaulted, ReadOnly } from '../../generated/traits.d.ts'
import type { FairQueue } from '../admission/fairQueue.ts'
import type { AnalysisName, AnalysisResult } from '../analytics/analyses.ts'
import type { AnalyticsQuery } from '../analytics/filter/filter.ts'
import type { Config } from '../config/config.ts'
import type { Caller } from '../identity/caller.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import type { Push } from '../push/push.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { Page } from '../responses/page.ts'
import type { EventStreams } from '../streams/eventStreams.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import type { Output, TaskInput, TaskName } from '../worker/tasks.ts'
import type { ReplyOf, RequestOf } from './shapes.ts'

/** File of a request on this machine's disk, which is deleted when the response is over. */
export interface UploadedFile {
  readonly path: string
  /** Name that the client gave it. */
  readonly name: string
  readonly bytes: number
}

/** Id of an operation of the contract. */
export type OperationId = keyof operations

/** Request of an operation: converted, validated, with defaults filled in. */
type Request<Id extends OperationId> = RequestOf<operations[Id], Defaulted[Id]>

/** Successful responses that the contract declares for the operation; failures are thrown as `Problem`. */
export type Reply<Id extends OperationId> = ReplyOf<operations[Id]>

type Paged<Id extends OperationId> = Request<Id>['query'] extends {
  readonly pageNumber: number
  readonly pageSize: number
}
  ? Page
  : never

/** Services and request state available to an operation. */
export interface Context<Id extends OperationId> {
  /**
   * Database of the operation. A GET cannot write, except for the two that the contract marks with `x-writes`; nor can a POST
   * that it marks with `x-reads`.
   */
  readonly db: Id extends ReadOnly ? ReadonlyKysely<DB> : Kysely<DB>
  /** Opens the database for statements that are sent in one round trip when they begin at once. */
  readonly openPipeline: () => ReadonlyKysely<DB>
  /** Authenticated caller. Null only where the contract makes credentials optional. */
  readonly caller: Id extends CallerOptional ? Caller | null : Caller
  /**
   * Runs the work of a write in one transaction, and again if it was chosen as the victim of a deadlock. A request
   * whose Idempotency-Key was answered before receives the stored response, without repeating the work.
   */
  readonly transaction: Id extends ReadOnly
    ? never
    : (work: (trx: Transaction<DB>) => Promise<Reply<Id>>) => Promise<Reply<Id>>
  /**
   * Checks the request's If-Match field.
   * @throws Problem 412 when the field names another state of the record than this one
   */
  readonly requireMatch: (current: unknown) => void
  /** Page that the request of a list asks for. */
  readonly page: Paged<Id>
  /** Whether this is a HEAD request, which responds like GET but must have no effect. */
  readonly isHead: boolean
  /** Returns the database's time. */
  readonly now: () => Date
  /**
   * Returns the signal that aborts when nobody waits for the response any more. Expensive steps throw its reason before they begin.
   */
  readonly closeSignal: () => AbortSignal
  readonly traceId: string
  readonly address: string
  /** Parts of the request for responses that depend on conditions, ranges and credentials. */
  readonly head: Pick<IncomingMessage, 'method' | 'headers' | 'url'>
  /** Bounds of stored data; to be checked before data is added. */
  readonly quotas: Quotas
  /** Store of image bytes. */
  readonly store: MediaStore
  /** Rules and secrets of webhooks. */
  readonly webhooks: Webhooks
  /** Rules and keys of push. */
  readonly push: Push
  /** JSON body as sent, for an operation that accepts any media type; null elsewhere. */
  readonly bodyBytes: Uint8Array | null
  /**
   * Counts bytes of slicer settings that the caller retrieves.
   * @throws Problem 429 when there were too many in the current minute
   */
  readonly countSettingsBytes: (bytes: number) => Promise<void>
  /** Runs a task whose input or output may be large without delaying other requests. */
  readonly offload: <Name extends TaskName>(name: Name, input: TaskInput<Name>, size: number) => Promise<Output<Name>>
  /** Computes an analysis of the caller's logbook; a large one does not hold up other requests. */
  readonly analyse: <Name extends AnalysisName>(name: Name, query: AnalyticsQuery) => Promise<AnalysisResult<Name>>
  /** Files of a multipart body by field name. */
  readonly files: ReadonlyMap<string, Buffer>
  /** The file of a request that is streamed to this machine's disk (`x-streams-file`); null elsewhere. */
  readonly upload: UploadedFile | null
  /** Whether an image was dropped because the body was too large with it; only for `x-drops-images`. */
  readonly hasDroppedImage: boolean
  /** Turns of those who upload files to import: each is looked at in a thread of its own. */
  readonly importQueue: FairQueue
  readonly log: Logger
  readonly config: Config
  /** Open streams of events. */
  readonly streams: EventStreams
  /**
   * Verifies the credential of the request again.
   * @throws Problem 401, 403 or 429 when it is no longer valid, 503 when the database is unavailable
   */
  readonly verifyAgain: () => Promise<void>
  /** Finds the caller of a personal API key, for the one operation that accepts the key in the body. */
  readonly authenticateKey: (key: string) => Promise<Caller>
  /** Evicts a user's credentials from this process's cache. */
  readonly forgetCredentials: (userId: number) => void
}

/** Signature of all files `src/operations/<Controller>/<Action>.ts`. */
export type Operation<Id extends OperationId> = (request: Request<Id>, context: Context<Id>) => Promise<Reply<Id>>
