import type { Kysely } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { Admission } from '../admission/admission.ts'
import { ownerOf } from '../admission/owner.ts'
import type { FairQueue } from '../admission/fairQueue.ts'
import type { AnalysisName, AnalysisResult } from '../analytics/analyses.ts'
import type { AnalysisRunner } from '../analytics/analysisRunner.ts'
import type { AnalyticsQuery } from '../analytics/filter/filter.ts'
import type { Config } from '../config/config.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Caller } from '../identity/caller.ts'
import { accountRefusal, InvalidApiKey } from '../identity/problems.ts'
import type { Authenticator, LookUp } from '../identity/authenticator.ts'
import type { MediaStore } from '../media/mediaStore.ts'
import type { Push } from '../push/push.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { SpoolConnections } from '../spoolConnections/connections.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import type { TaskInput, TaskName } from '../worker/tasks.ts'
import type { TaskWorker } from '../worker/worker.ts'
import { closeSignal } from '../kernel/closeSignal.ts'
import { etag, readIfMatch } from '../kernel/entityTags.ts'
import { JsonBytes, serialize } from '../kernel/jsonText.ts'
import { pageOf } from '../responses/page.ts'
import { requireAccess } from './access.ts'
import { runIdempotent } from './idempotency.ts'
import type { BoundOperation } from './boundOperation.ts'
import type { Arguments, Call, RequestHead } from './call.ts'
import type { RateLimits } from '../limits/limits.ts'
import { Problem } from '../kernel/problem.ts'
import type { EventStreams } from '../streams/eventStreams.ts'
import type { AnyReply } from './reply.ts'
import { unlessUnchanged } from './unchanged.ts'

/** Methods that change a record, and may leave it as it was. */
const EDITS: ReadonlySet<string> = new Set(['PATCH', 'PUT'])

/** The services that a context is made from. */
export interface ContextServices {
  readonly config: Config
  readonly log: Logger
  readonly db: Kysely<DB>
  readonly heavyDb: Kysely<DB>
  readonly openPipeline: () => ReadonlyKysely<DB>
  readonly authenticator: Authenticator
  readonly spoolConnections: SpoolConnections
  readonly limits: RateLimits
  readonly admission: Admission
  readonly quotas: Quotas
  readonly store: MediaStore
  readonly worker: TaskWorker
  readonly analyses: AnalysisRunner
  readonly streams: EventStreams
  readonly webhooks: Webhooks
  readonly push: Push
  readonly importQueue: FairQueue
  readonly now: () => Date
}

/** The validated arguments of a call. */
export interface OperationRequest {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/**
 * The context of one operation call; its type towards operations is `Context` in contract/operation.ts.
 * @throws Problem 400 when the operation takes If-Match and the field is malformed
 */
export function operationContext(
  id: string,
  request: OperationRequest,
  { body: { bytes, files, upload, hasDropped }, hash }: Arguments,
  call: Call,
  services: ContextServices,
): object {
  const { req, res, head, identity, traceId, operation } = call
  const { config, authenticator, limits, quotas } = services
  const db = operation.effort === 'heavy' ? services.heavyDb : services.db
  const key = idempotencyKey(call)
  const owner = ownerOf(identity.caller?.userId ?? null, req.ip)
  const lookUp: LookUp = (find) => limits.lookUpKey(req, res, find)
  const isMeant = takes(operation, 'header', 'If-Match') ? readIfMatch(field(head, 'if-match')) : null
  let recordBefore: unknown
  return {
    db,
    openPipeline: services.openPipeline,
    caller: identity.caller,
    transaction: (work: Parameters<typeof inTransaction<AnyReply>>[1]) => {
      const userId = identity.caller?.userId ?? null
      const run = (steps: typeof work) => inTransaction(db, steps, userId)
      if (EDITS.has(operation.method)) return unlessUnchanged(run, work, () => recordBefore)
      if (key === undefined || hash === undefined || userId === null) return run(work)
      const idempotent = {
        userId,
        key,
        operationId: id,
        hash,
        isSecret: operation.reply.isSecret,
      }
      return inTransaction(db, (trx) => runIdempotent(trx, quotas, idempotent, () => work(trx)), userId)
    },
    requireMatch: (current: unknown) => {
      recordBefore = current
      if (isMeant?.(etag(serialize(current))) === false) throw new Problem('precondition-failed')
    },
    isHead: head.method === 'HEAD',
    now: services.now,
    page: takes(operation, 'query', 'pageNumber') ? pageOf(config.baseUrl, operation.path, request) : null,
    closeSignal: () => closeSignal(res),
    traceId,
    address: req.ip ?? '',
    head,
    quotas,
    store: services.store,
    webhooks: services.webhooks,
    push: services.push,
    importQueue: services.importQueue,
    bodyBytes: bytes,
    countSettingsBytes: (bytes: number) => limits.countBytes('settings-bytes', owner, bytes, res),
    offload: <Name extends TaskName>(name: Name, input: TaskInput<Name>, size: number) =>
      services.worker.run(name, input, size, { owner, response: res }),
    verifyAgain: async () => {
      const query = 'match' in call.given ? call.given.query : ''
      const again = await authenticator.authenticate({ rawHeaders: req.rawHeaders, query }, lookUp)
      requireAccess(again, again.caller !== null, config)
    },
    analyse: async <Name extends AnalysisName>(name: Name, query: AnalyticsQuery) => {
      const call = { caller: identity.caller, now: services.now, signal: closeSignal(res) }
      const body = await services.analyses.run(name, query, call as Parameters<AnalysisRunner['run']>[2])
      return body instanceof Uint8Array ? JsonBytes.of<AnalysisResult<Name>>(body) : body
    },
    files,
    upload,
    hasDroppedImage: hasDropped,
    log: services.log,
    config,
    streams: services.streams,
    authenticateKey: async (secret: string): Promise<Caller> => {
      const caller = await authenticator.authenticateKey(secret, lookUp)
      if (caller === null) throw new InvalidApiKey(config)
      const refusal = accountRefusal(caller, config)
      if (refusal) throw refusal
      return caller
    },
    forgetCredentials: (userId: number) => {
      authenticator.forget(userId)
      services.spoolConnections.forget(userId)
    },
  }
}

/** Node joins repeated lines of these fields into one text. */
function field({ headers }: RequestHead, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** The `Idempotency-Key` of a call; undefined when there is none, or its operation takes none. */
export function idempotencyKey({ operation, head }: Call): string | undefined {
  return takes(operation, 'header', 'Idempotency-Key') ? field(head, 'idempotency-key') : undefined
}

function takes({ parameters }: BoundOperation, place: 'header' | 'query', name: string): boolean {
  return parameters.some((parameter) => parameter.in === place && parameter.name === name)
}
