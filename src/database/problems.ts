import pg from 'pg'
import { Problem } from '../http/problem.ts'

/** The server is starting, stopping, full, out of connections, cannot use its disk, or chose this transaction as a victim: another try may succeed. */
const RETRY = /^(08|40|53|57|58|55P03|25006)/
/** The part of PostgreSQL that reads and writes tables. A file that may not grow has no SQLSTATE of its own: it is XX000 there. */
const STORAGE = 'md.c'
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** The driver's own errors have no code. */
const DRIVER_MESSAGES =
  /timeout|Connection terminated|not queryable|Client was closed|Cannot use a pool after|connection error/i

/**
 * What a database error means for the client: 503 when another try may succeed, 400 when the data was the reason, 409 when
 * something in the way was; null for everything that only a fault of ours can cause.
 */
export function databaseProblem(error: unknown): Problem | null {
  if (!(error instanceof Error)) return null
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string') {
    if (CONNECTION_CODES.has(code) || RETRY.test(code)) return Problem.unavailable(error)
    if (!(error instanceof pg.DatabaseError)) return null
    if (code === 'XX000' && error.file === STORAGE) return Problem.unavailable(error)
    if (/^(22(P0[25]|0|1)|54001)/.test(code))
      return new Problem('validation', undefined, { errors: { request: ['A value cannot be stored.'] }, cause: error })
    if (code === '23505' || code === '23503')
      return new Problem('conflict', 'Another record is in the way of this change.', { cause: error })
    return null
  }
  return DRIVER_MESSAGES.test(error.message) ? Problem.unavailable(error) : null
}
