import type { ErrorRequestHandler, NextFunction, Request, Response } from 'express'
import { errorPage } from '../pages/error.ts'
import type { Services } from '../services.ts'
import { isApi } from './api.ts'
import { trailOf } from './observe.ts'
import { pageHeaders } from './pageHeaders.ts'
import { asProblem, writeProblem } from './problemReply.ts'

/** The one place where a failure becomes an answer: a page for a browser, for everything else a problem document. */
export function failures({ config }: Pick<Services, 'config'>): ErrorRequestHandler {
  const headers = pageHeaders(config)
  // Express knows an error handler by its four parameters.
  return (error: unknown, req: Request, res: Response, next: NextFunction) => {
    const problem = asProblem(error)
    const trail = trailOf(req)
    trail.failure = problem.cause
    if (isApi(req.originalUrl)) return writeProblem(req, res, problem, config.baseUrl, trail.traceId)
    res.vary('Accept')
    if (res.headersSent || req.accepts(['application/problem+json', 'text/html']) !== 'text/html') {
      return writeProblem(req, res, problem, config.baseUrl, trail.traceId)
    }
    headers(req, res, (failure?: unknown) => {
      if (failure) return next(failure)
      res.removeHeader('ETag')
      res.status(problem.status).set({ ...problem.headers, 'Content-Type': 'text/html', 'Cache-Control': 'no-store' })
      res.send(errorPage(problem, trail.traceId))
    })
  }
}
