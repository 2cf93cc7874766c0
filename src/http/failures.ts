import type { ErrorRequestHandler, NextFunction, Request, Response } from 'express'
import type { Services } from '../services.ts'
import { trailOf } from './observe.ts'
import { asProblem, writeProblem } from './problemReply.ts'

/** The one place where a failure becomes an answer. */
export function failures({ config }: Pick<Services, 'config'>): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const problem = asProblem(error)
    const trail = trailOf(req)
    trail.failure = problem.cause
    writeProblem(req, res, problem, config.baseUrl, trail.traceId)
  }
}
