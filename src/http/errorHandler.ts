import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express'
import type { Services } from '../services.ts'
import type { Problem } from '../kernel/problem.ts'
import { isApi } from './api.ts'
import { noteFailure, traceOf } from './requestTrace.ts'
import { asProblem, writeProblem } from './problemResponse.ts'

/** Page that shows a failure to a browser. */
export interface ErrorPage {
  /** Sets the headers of every page. */
  readonly headers: RequestHandler
  readonly render: (problem: Problem, traceId: string, req: Request, res: Response) => string
}

/** The one place where a failure becomes a response: a page for a browser, for everything else a problem document. */
export function errorHandler({ config }: Pick<Services, 'config'>, page: ErrorPage): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error: unknown, req: Request, res: Response, next: NextFunction) => {
    const problem = asProblem(error)
    const trace = traceOf(req)
    noteFailure(req, problem)
    if (isApi(req.url)) return writeProblem(req, res, problem, config.baseUrl, trace.traceId)
    res.vary('Accept')
    if (res.headersSent || req.accepts(['application/problem+json', 'text/html']) !== 'text/html') {
      return writeProblem(req, res, problem, config.baseUrl, trace.traceId)
    }
    page.headers(req, res, (failure?: unknown) => {
      if (failure) return next(failure)
      res.removeHeader('ETag')
      res.status(problem.status).set({ ...problem.headers, 'Content-Type': 'text/html', 'Cache-Control': 'no-store' })
      res.send(page.render(problem, trace.traceId, req, res))
    })
  }
}
