import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Caller } from '../identity/caller.ts'
import { accountSuspended, InvalidApiKey } from '../identity/failures.ts'
import type { Identities } from '../identity/identities.ts'
import type { MediaStore } from '../media/store.ts'
import { onlyOnce } from './onlyOnce.ts'
import type { Exchange, Head } from './dispatch.ts'
import type { RateLimits } from './limits.ts'
import { Problem } from './problem.ts'
import { etag, matchesEtag, serialize, type AnyReply } from './reply.ts'

/** What a context is made from. */
export interface ContextServices {
  readonly config: Config
  readonly log: Logger
  readonly db: Kysely<DB>
  readonly identities: Identities
  readonly limits: RateLimits
  readonly store: MediaStore
  readonly now: () => Date
}

/** The context of one operation call; its type towards operations is `Context` in contract/operation.ts. */
export function operationContext(id: string, request: object, exchange: Exchange, services: ContextServices): object {
  const { req, res, head, identity, traceId, operation } = exchange
  const { config, db, identities, limits } = services
  const key = field(head, 'idempotency-key')
  const files = exchange.sent?.files ?? new Map<string, Buffer>()
  return {
    db,
    caller: identity.caller,
    transaction: (work: Parameters<typeof inTransaction<AnyReply>>[1]) => {
      if (key === undefined || !identity.caller) return inTransaction(db, work)
      const call = {
        userId: identity.caller.userId,
        key,
        operationId: id,
        request,
        files,
        isSecret: operation.isSecret,
      }
      return inTransaction(db, (trx) => onlyOnce(trx, call, () => work(trx)))
    },
    requireMatch: (current: unknown) => requireMatch(field(head, 'if-match'), current),
    isHead: head.method === 'HEAD',
    now: services.now,
    traceId,
    address: req.ip ?? '',
    head,
    store: services.store,
    bodyText: exchange.sent?.text ?? null,
    files,
    log: services.log,
    config,
    authenticateKey: async (secret: string): Promise<Caller> => {
      const caller = await identities.authenticateKey(secret)
      if (caller?.suspended) throw accountSuspended(config)
      if (caller) return caller
      await limits.countInvalidKey(req, res)
      throw new InvalidApiKey(config)
    },
    forgetCredentials: (userId: number) => identities.forget(userId),
  }
}

/** Node joins repeated lines of these fields into one text. */
function field({ headers }: Head, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function requireMatch(sent: string | undefined, current: unknown): void {
  if (sent === undefined || matchesEtag(sent, etag(serialize(current)), 'strong')) return
  throw new Problem('precondition-failed')
}
