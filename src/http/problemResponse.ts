import type { Request, Response } from 'express'
import { databaseProblem } from '../database/databaseProblem.ts'
import { InvalidApiKey } from '../identity/problems.ts'
import { Problem } from '../kernel/problem.ts'
import { codingFor, compressNow, SHORTEST_TO_COMPRESS } from '../responses/coding.ts'
import { discard, hasUnreadBody, isUninvited } from './receive.ts'

/** Any failure as a `Problem`: what nobody expected becomes 500 with a constant text, and its cause goes to the log. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  return databaseProblem(error) ?? new Problem('internal', undefined, { cause: error })
}

/**
 * Writes a failure as `application/problem+json`, regardless of `Accept` (RFC 9457, section 3; docs/domain.md, "Errors").
 */
export function writeProblem(req: Request, res: Response, problem: Problem, baseUrl: string, traceId: string): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  for (const [name, value] of Object.entries(problem.headers)) res.setHeader(name, value)
  // Devices in the field compare this text; it is the only failure without a problem document (docs/domain.md, "Credentials").
  const isKey = problem instanceof InvalidApiKey
  const text = isKey ? 'Invalid API Key' : JSON.stringify(problem.document(baseUrl, traceId))
  res.statusCode = problem.status
  res.setHeader('Content-Type', isKey ? 'text/plain; charset=utf-8' : 'application/problem+json')
  // At most 100 fields are named, so that this takes no time worth a thread.
  const coding = text.length < SHORTEST_TO_COMPRESS ? null : codingFor(req.headers)
  const bytes = coding === null ? text : compressNow(text, coding)
  if (coding !== null) res.setHeader('Content-Encoding', coding)
  res.setHeader('Content-Length', Buffer.byteLength(bytes))
  res.setHeader('Cache-Control', 'no-store')
  res.removeHeader('ETag')
  endFailure(req, res, bytes)
}

/**
 * Ends the response to a failed request. A body that was not read is dropped after the response has gone, so that clients
 * that send all of it first can read the response.
 * @param content content, whose length the response has announced
 */
export function endFailure(req: Request, res: Response, content: string | Buffer): void {
  if (!hasUnreadBody(req)) return void res.end(req.method === 'HEAD' ? undefined : content)
  // Its next request could not be told from the body.
  if (isUninvited(req)) res.setHeader('Connection', 'close')
  // The client has all of the response with its Content-Length; the end may close the connection.
  if (req.method === 'HEAD') res.flushHeaders()
  else res.write(content)
  void discard(req).then(() => res.end())
}
