import type { IncomingMessage, ServerResponse } from 'node:http'
import { REFERRER_POLICY } from './referrerPolicy.ts'

/** Refuses an `Expect` other than `100-continue` (RFC 9110, section 10.1.1), as Node does by itself, but with the header of every response. */
export function refuseExpectation(_req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(417, { [REFERRER_POLICY.name]: REFERRER_POLICY.value }).end()
}
