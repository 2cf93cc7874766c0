import type { Request, Response } from 'express'
import { etag, isKnown } from '../kernel/entityTags.ts'
import { JsonBytes, serialize } from '../kernel/jsonText.ts'
import { WrittenBody } from '../responses/writtenBody.ts'

/** The three media types of every JSON answer; their bytes are the same (docs/domain.md, "Conventions"). */
const JSON_TYPES = ['application/json', 'text/json', 'text/plain']

/** How the contract describes an operation's success. */
export interface ReplyRule {
  /** The only answer is a sentence for people, as text. */
  readonly isPlainText: boolean
  readonly hasEtag: boolean
}

export interface AnyReply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Writes a success. A GET whose If-None-Match names the current state answers 304. */
export async function writeReply(req: Request, res: Response, reply: AnyReply, rule: ReplyRule): Promise<void> {
  for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value)
  if (reply.body === undefined) return writeEmpty(res, reply.status)
  if (reply.body instanceof WrittenBody) return reply.body.write(res)
  const content = contentOf(reply.body, rule)
  if (rule.hasEtag) {
    const tag = etag(content)
    res.setHeader('ETag', tag)
    res.setHeader('Cache-Control', 'private, no-cache')
    const known = req.headers['if-none-match']
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead && isKnown(known, tag)) return writeEmpty(res, 304)
  } else {
    res.setHeader('Cache-Control', 'no-store')
  }
  res.statusCode = reply.status
  if (rule.isPlainText) {
    res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  } else {
    res.setHeader('Vary', 'Accept')
    res.setHeader('Content-Type', `${mediaType(req)}; charset=utf-8`)
  }
  res.setHeader('Content-Length', Buffer.byteLength(content))
  res.end(content)
}

/** Content of a response: text, or its UTF-8. */
function contentOf(body: unknown, { isPlainText }: ReplyRule): string | Uint8Array {
  if (body instanceof JsonBytes) return body.bytes
  return isPlainText && typeof body === 'string' ? body : serialize(body)
}

function writeEmpty(res: Response, status: number): void {
  res.statusCode = status
  if (status === 200) res.setHeader('Content-Length', 0)
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-store')
  res.end()
}

/** 406 is never required (RFC 9110, section 15.5.7): a client that accepts none of the three gets JSON. */
function mediaType(req: Request): string {
  const accept = req.headers.accept
  // Nearly every client; negotiation costs 10 µs.
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return 'application/json'
  return req.accepts(JSON_TYPES) || 'application/json'
}
