import type { Request, Response } from 'express'
import { databaseProblem } from '../database/problems.ts'
import { InvalidApiKey } from '../identity/failures.ts'
import { Problem } from './problem.ts'

/** Any failure as a `Problem`: what nobody expected becomes 500 with a constant text, and its cause goes to the log. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  return databaseProblem(error) ?? new Problem('internal', undefined, { cause: error })
}

/** Writes a failure as `application/problem+json`, whatever `Accept` says (RFC 9457, section 3; specification, "Errors"). */
export function writeProblem(req: Request, res: Response, problem: Problem, baseUrl: string, traceId: string): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  for (const [name, value] of Object.entries(problem.headers)) res.setHeader(name, value)
  // Devices in the field compare this text; it is the only failure that is no problem document (specification, "Personal API keys").
  const isKey = problem instanceof InvalidApiKey
  const text = isKey ? 'Invalid API Key' : JSON.stringify(problem.document(baseUrl, traceId))
  res.statusCode = problem.status
  res.setHeader('Content-Type', isKey ? 'text/plain; charset=utf-8' : 'application/problem+json')
  res.setHeader('Content-Length', Buffer.byteLength(text))
  res.setHeader('Cache-Control', 'no-store')
  res.removeHeader('ETag')
  res.end(req.method === 'HEAD' ? undefined : text)
}
