import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { Config } from '../config/config.ts'
import { basePathOf, belowBasePath } from '../kernel/baseUrl.ts'

/** Removes the path of the public address from every request target, so that nothing after this knows of it. */
export function removeBasePath({ baseUrl }: Pick<Config, 'baseUrl'>): RequestHandler {
  const basePath = basePathOf(baseUrl)
  return (req: Request, _res: Response, next: NextFunction) => {
    req.url = belowBasePath(basePath, req.url)
    req.originalUrl = belowBasePath(basePath, req.originalUrl)
    next()
  }
}
