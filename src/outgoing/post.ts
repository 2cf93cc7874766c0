import http from 'node:http'
import https from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { requireNoTransaction } from '../database/transaction.ts'
import { isPublic } from './addresses.ts'
import type { PostTarget } from './targets.ts'

/** Bytes of a response that are read by default; the rest is discarded with the connection. */
const MAX_ANSWER = 1024
/** Bytes of the header of a response. */
const MAX_HEADER = 16 * 1024

/** Response of a receiver. */
export interface Answer {
  readonly status: number
  /** Value of `Retry-After`, if it is present. */
  readonly retryAfter: string | undefined
  /** Start of the body, by default at most a kilobyte. */
  readonly start: Buffer
}

/**
 * Sends a `POST` to a target that users chose. It connects only to the addresses that were checked, does not follow
 * redirects, and reads no more than the start of the response.
 * @param signal limits the time, response included. Once there is a status, it ends only the reading of the body
 * @param maxAnswer bytes of the response that are read
 * @throws Error when there is no response; its message does not contain the URL
 */
export function post(
  { url, addresses }: PostTarget,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  signal: AbortSignal,
  maxAnswer = MAX_ANSWER,
): Promise<Answer> {
  requireNoTransaction('A receiver of webhooks')
  const isSecure = url.protocol === 'https:'
  const Agent = isSecure ? RequestFilteringHttpsAgent : RequestFilteringHttpAgent
  // The agent checks each address once more when it connects, but those in the networks that the operator allows.
  const allowed = addresses.filter((address) => !isPublic(address))
  const agent = new Agent({ keepAlive: false, allowIPAddressList: allowed })
  const options = {
    method: 'POST',
    agent,
    signal,
    headers: { ...headers, 'Content-Length': body.length, Connection: 'close' },
    maxHeaderSize: MAX_HEADER,
    lookup: lookupOf(addresses),
  }
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, options, (response) => {
      const chunks: Buffer[] = []
      let size = 0
      const finish = () => {
        request.destroy()
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
          start: Buffer.concat(chunks).subarray(0, maxAnswer),
        })
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size >= maxAnswer) finish()
      })
      // A status was received, even when the body ends early.
      response.on('end', finish).on('error', finish).on('close', finish)
    })
    request.on('error', reject)
    // Early hints and other informational responses are not the response; an upgrade was not asked for.
    request.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new Error('The receiver switched to another protocol.'))
    })
    request.end(body)
  })
}

/** A look-up that knows one host: the addresses cannot change between the check and the connection. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_host, { all: isAll }, callback) => {
    const [first] = all
    if (isAll === true || first === undefined) callback(null, all)
    else callback(null, first.address, first.family)
  }
}
