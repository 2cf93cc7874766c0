import type { NextFunction, Request, RequestHandler, Response } from 'express'

/** Name of the header in which proxies list the addresses of clients. */
const FORWARDED_FOR = 'x-forwarded-for'
/** An address with a port or in brackets: `203.0.113.5:50123`, `[2001:db8::5]:50123`, `[2001:db8::5]`. */
const WITH_PORT = /^(?:(\d+(?:\.\d+){3}):\d+|\[([^\]]*)\](?::\d+)?)$/

/**
 * Removes the ports of the addresses in `X-Forwarded-For`, which some gateways add. Express takes an address with a port for none, so that
 * all clients behind such a gateway would have the limits of one.
 */
export function removeForwardedPorts(): RequestHandler {
  return (req: Request, _res: Response, next: NextFunction) => {
    const { [FORWARDED_FOR]: sent } = req.headers
    if (typeof sent === 'string') req.headers[FORWARDED_FOR] = sent.split(',').map(withoutPort).join(', ')
    next()
  }
}

function withoutPort(text: string): string {
  const address = text.trim()
  const [, v4, v6] = WITH_PORT.exec(address) ?? []
  return v4 ?? v6 ?? address
}
