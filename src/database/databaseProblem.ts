import pg from 'pg'
import { Problem } from '../kernel/problem.ts'

/**
 * SQLSTATE codes after which a retry may succeed: the server is starting, stopping, full, out of connections, cannot
 * use its disk, or chose this transaction as a victim.
 */
const RETRY = /^(08|40|53|57|58|55P03|25006)/
/**
 * Source file of PostgreSQL's table storage. A file that may not grow has no SQLSTATE of its own: the error is XX000 in
 * this file.
 */
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
/** Messages of the driver's own errors, which have no code. */
const DRIVER_MESSAGES =
  /timeout|Connection terminated|not queryable|Client was closed|Cannot use a pool after|connection error/i

/**
 * Converts a database error to a problem for the client: 503 when a retry may succeed, 400 when the data is invalid,
 * 409 when another record conflicts; null for errors that only a fault of the service can cause.
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
      return new Problem('conflict', 'This change conflicts with another record.', { cause: error })
    return null
  }
  return DRIVER_MESSAGES.test(error.message) ? Problem.unavailable(error) : null
}
