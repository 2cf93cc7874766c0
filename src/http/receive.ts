import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { BodyShare } from '../admission/bodyBudget.ts'
import { Problem } from '../kernel/problem.ts'
import { release } from '../kernel/release.ts'
import { ByteBlock } from './byteBlock.ts'
import type { KeptBytes } from './keptBytes.ts'
import { Pace } from './pace.ts'

/** Each chunk of a body costs an event and an object: 4 MiB in chunks of one byte took 11 s of processor and 1.8 GiB. */
export const MAX_CHUNKS = 16_384
/** Bytes that are read and dropped, of a refused body or of a long value: images as cameras make them are among them. */
const MAX_DISCARDED = 64 * 1024 * 1024
/** All refused bodies of the process together are read at this many bytes per second; reading them costs the event loop a few per cent. */
const discarding = new Pace(16 * 1024 * 1024, 250)
/** Shorter waits, in milliseconds, are made up for later: timers have no finer steps. */
const SHORTEST_WAIT = 1
/** After it the rest of the body is not awaited. */
const CLOSE = { Connection: 'close' }

/**
 * Receives the bytes of a body as they were sent, still encoded. This is the one place where bodies take memory, but for
 * uploads of images.
 * @param req its body must not have been read
 * @param limit bytes
 * @param share takes as many bytes as the body announces, or as have come
 * @param kept takes the bytes and drops long values beyond the limit; without it, a body beyond the limit is refused
 * @throws Problem 413 beyond the limit or when the body comes in too many chunks, 400 when it ends too early, what the share throws
 */
export async function receive(
  req: IncomingMessage,
  res: ServerResponse,
  limit: number,
  share: BodyShare,
  kept: KeptBytes | null = null,
): Promise<Buffer> {
  const most = kept ? MAX_DISCARDED : limit
  const announced = announcedBytes(req.headers)
  if (announced > most) throw tooLarge(`The body can have at most ${most} bytes.`)
  share.resize(Math.min(announced, limit))
  invite(req, res)
  return new Promise((resolve, reject) => {
    const block = new ByteBlock(announced || Infinity)
    let received = 0
    let count = 0
    const add = (chunk: Buffer) => {
      received += chunk.length
      count += 1
      try {
        if (received > most) throw tooLarge(`The body can have at most ${most} bytes.`)
        if (count > MAX_CHUNKS) throw tooManyChunks()
        if (received > announced) share.resize(Math.min(received, limit))
        const { length } = chunk
        if (kept) kept.add(chunk)
        else block.add(chunk)
        release(chunk)
        if (received > limit) slowDown(req, length)
      } catch (error) {
        settle(() => reject(error instanceof Error ? error : new Error('The body was refused.', { cause: error })))
      }
    }
    const end = () => settle(() => resolve((kept ?? block).bytes()))
    const fail = () => settle(() => reject(Problem.invalid({ body: ['The body could not be read completely.'] })))
    const settle = (tell: () => void) => {
      req.off('data', add).off('end', end).off('close', fail).pause()
      // An error may follow when the connection breaks; without a listener it would end the process.
      tell()
    }
    req.on('data', add).on('end', end).on('error', fail).on('close', fail)
  })
}

/**
 * Whether a part of the body has not arrived yet, or was not read.
 * @param req a request that is being refused
 */
export function hasUnreadBody(req: IncomingMessage): boolean {
  return !req.readableEnded && !req.destroyed && hasBody(req)
}

/** Number of bytes that a body has by its `Content-Length`; 0 when the header is missing. */
export function announcedBytes(headers: IncomingHttpHeaders): number {
  return Number(headers['content-length'] ?? 0)
}

/** Whether a request comes with a body (RFC 9112, section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || announcedBytes(headers) > 0
}

/**
 * Reads and drops the rest of a refused body: many clients send all of it before they read the response, and a connection that
 * is closed meanwhile would lose them the response. It is read slowly where much of it comes, so that TCP holds the senders back.
 * What exceeds the bounds ends the connection.
 * @returns when nothing of the body is left
 */
export function discard(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let discarded = 0
    let chunks = 0
    // Earlier readers must neither store the rest nor pause it.
    req
      .unpipe()
      .removeAllListeners('data')
      .on('data', (chunk: Buffer) => {
        discarded += chunk.length
        chunks += 1
        const { length } = chunk
        release(chunk)
        if (discarded > MAX_DISCARDED || chunks > MAX_CHUNKS) req.destroy()
        else slowDown(req, length)
      })
      .once('end', resolve)
      .once('close', resolve)
      .on('error', () => resolve())
      .resume()
  })
}

/** Pauses a request after bytes of it were dropped, when many come. */
function slowDown(req: IncomingMessage, dropped: number): void {
  const wait = discarding.take(dropped)
  if (wait < SHORTEST_WAIT) return
  req.pause()
  setTimeout(() => req.resume(), wait)
}

/** 413 for a body in more than `MAX_CHUNKS` chunks. */
export function tooManyChunks(): Problem {
  return tooLarge('Send the body in fewer, larger chunks.')
}

function tooLarge(detail: string): Problem {
  return new Problem('content-too-large', detail, { headers: CLOSE })
}

/** Requests whose clients were asked to send the body. */
const invited = new WeakSet<IncomingMessage>()

/**
 * Asks a client that waits for `100 Continue` to send the body (RFC 9110, section 10.1.1). Call it when the request was
 * admitted, right before its body is read.
 */
export function invite(req: IncomingMessage, res: ServerResponse): void {
  if (!expectsContinue(req)) return
  invited.add(req)
  res.writeContinue()
}

/** Whether a client still waits to be asked for its body, and so may never send it. */
export function isUninvited(req: IncomingMessage): boolean {
  return expectsContinue(req) && !invited.has(req)
}

/** HTTP/1.0 has no such expectation, and its clients take no 100 (RFC 9110, section 10.1.1). */
function expectsContinue({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion !== '1.0' && headers.expect?.toLowerCase() === '100-continue'
}
