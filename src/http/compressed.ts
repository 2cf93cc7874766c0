import compression from 'compression'
import type { NextFunction, Request, RequestHandler, Response } from 'express'

/**
 * Compresses responses on their way. All of them vary by the coding, also a 304, which must name the same fields in `Vary` as the
 * response with the content (RFC 9110, section 15.4.5): a cache keeps the fields that it was sent last.
 */
export function compressed(): RequestHandler {
  const compress = compression()
  return (req: Request, res: Response, next: NextFunction) => {
    res.vary('Accept-Encoding')
    compress(req.method === 'HEAD' ? asGet(req) : req, res, next)
  }
}

/**
 * The request as the compression sees it, which leaves HEAD as it is: the length of the content without its coding is not that of the GET,
 * and must not be sent (RFC 9110, section 8.6). Node drops the content itself.
 */
function asGet(req: Request): Request {
  return Object.create(req, { method: { value: 'GET' } }) as Request
}
