import { isDeepStrictEqual } from 'node:util'
import type { AnyReply } from './reply.ts'

/** Rolls back a transaction that has changed nothing of its record but the date of the last change. */
class Unchanged extends Error {
  readonly reply: AnyReply

  constructor(reply: AnyReply) {
    super('The record is as it was.')
    this.reply = reply
  }
}

/**
 * Runs the transaction of a PUT or PATCH. One that leaves every member of the record as it was is rolled back, so that the record keeps its
 * date and its entity tag, and no event is written.
 * @param run the transaction
 * @param recordBefore returns the record before the change; undefined for an operation on none, or on several
 */
export async function unlessUnchanged<Trx>(
  run: (work: (trx: Trx) => Promise<AnyReply>) => Promise<AnyReply>,
  work: (trx: Trx) => Promise<AnyReply>,
  recordBefore: () => unknown,
): Promise<AnyReply> {
  try {
    return await run(async (trx) => {
      const reply = await work(trx)
      const before = recordBefore()
      if (isDated(before) && isSame(before, reply.body)) throw new Unchanged({ ...reply, body: before })
      return reply
    })
  } catch (error) {
    if (error instanceof Unchanged) return error.reply
    throw error
  }
}

function isDated(record: unknown): record is { readonly updatedDate: string } {
  return typeof record === 'object' && record !== null && 'updatedDate' in record
}

function isSame(before: { readonly updatedDate: string }, after: unknown): boolean {
  return isDated(after) && isDeepStrictEqual({ ...after, updatedDate: before.updatedDate }, before)
}
