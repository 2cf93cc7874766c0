import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer } from '../database/together.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { Problem } from '../kernel/problem.ts'
import type { Arguments } from './call.ts'
import { type AnyReply } from './reply.ts'
import { JsonText, serialize } from '../kernel/jsonText.ts'

/** A call with an Idempotency-Key. */
export interface IdempotentCall {
  readonly userId: number
  readonly key: string
  readonly operationId: string
  readonly hash: Buffer
  /** Whether the first response holds a secret, so that it is not stored. */
  readonly isSecret: boolean
}

interface StoredReply {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string | null
}

/**
 * Does the work of a keyed call at most once in 24 hours. The key, the work and the response are one transaction, so a client
 * that lost the response, even at COMMIT, gets it by repeating the request; a failed call stores no key.
 * @throws Problem 422 when the key came with another request before, 409 when the first response is not stored, 429 when the
 * user's stored responses take too many bytes
 */
export async function runIdempotent(
  trx: Transaction<DB>,
  quotas: Quotas,
  call: IdempotentCall,
  work: () => Promise<AnyReply>,
): Promise<AnyReply> {
  const { hash } = call
  // Waits for a call with the same key that is still under way.
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: call.userId, key: call.key, operation_id: call.operationId, request_hash: hash })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({
          operation_id: call.operationId,
          request_hash: hash,
          reply: null,
          created_date: sql`excluded.created_date`,
        })
        .where(sql<boolean>`excluded.created_date - idempotency_keys.created_date > interval '24 hours'`),
    )
    .returning('key')
    .executeTakeFirst()
  if (!claimed) return storedReply(trx, call, hash)
  const reply = await work()
  const text = call.isSecret ? null : toText(reply)
  await quotas.requireReply(trx, call.userId, call.key.length + Buffer.byteLength(text ?? ''))
  if (text !== null) await storeReply(trx, call, text)
  return reply
}

/**
 * Hashes a request, so that its repetition is recognized. The request is as it was sent, without the defaults of its contract, which
 * another version that serves at the same time during an upgrade does not share.
 */
export function requestHash(operationId: string, { path, query, body }: Arguments): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([operationId, { path, query, body: body.value }]))
  for (const file of body.files.values()) hash.update(file)
  return hash.digest()
}

async function storedReply(trx: Transaction<DB>, call: IdempotentCall, hash: Buffer): Promise<AnyReply> {
  const first = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'reply'])
    .where('user_id', '=', call.userId)
    .where('key', '=', call.key)
    .executeTakeFirstOrThrow()
  if (!first.request_hash.equals(hash)) throw new Problem('idempotency-mismatch')
  if (first.reply === null)
    throw new Problem(
      'conflict',
      'A request with this Idempotency-Key has already succeeded. Its response contained a secret, which is not stored.',
    )
  const { status, headers, body } = first.reply as StoredReply
  return { status, headers, ...(body === null ? {} : { body: new JsonText(body) }) }
}

function toText(reply: AnyReply): string {
  const body = reply.body === undefined ? null : serialize(reply.body)
  const stored: StoredReply = { status: reply.status, headers: { ...reply.headers }, body }
  return JSON.stringify(stored)
}

/** Stores the reply with the commit. */
async function storeReply(trx: Transaction<DB>, { userId, key }: IdempotentCall, reply: string): Promise<void> {
  await defer(trx, updateReply(trx, {}, { userId, key, reply }))
}

const updateReply = templateOf(
  (trx, _: object, { userId, key, reply }: Pick<IdempotentCall, 'userId' | 'key'> & { readonly reply: string }) =>
    trx.updateTable('idempotency_keys').set({ reply }).where('user_id', '=', userId).where('key', '=', key),
)
