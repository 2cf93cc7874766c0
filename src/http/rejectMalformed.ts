import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { Problem } from '../kernel/problem.ts'

const MAX_URL_LENGTH = 8192

/**
 * Gives every target its origin form, before anything looks at it. A server must accept the absolute form (RFC 9112,
 * section 3.2.2); which host it names does not matter here.
 */
export function requireOriginForm(): RequestHandler {
  return (req: Request, _res: Response, next: NextFunction) => {
    if (/^https?:/i.test(req.url)) {
      req.url = req.url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/')
      req.originalUrl = req.url
    }
    next()
  }
}

/** Refuses what Node's parser lets pass though RFC 9112 does not. */
export function rejectMalformed(): RequestHandler {
  return (req: Request, _res: Response, next: NextFunction) => next(refusal(req))
}

function refusal(req: Request): Problem | undefined {
  if (req.url.length > MAX_URL_LENGTH) {
    return new Problem('uri-too-long', `A URL can have at most ${MAX_URL_LENGTH} characters.`)
  }
  // RFC 9112, section 3.2: exactly one Host, but for HTTP/1.0.
  const hosts = countHosts(req.rawHeaders)
  if (hosts === 1 || (hosts === 0 && req.httpVersion === '1.0')) return undefined
  return Problem.invalid({ request: ['Send one Host header.'] })
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}
