import type { Request, Response } from 'express'
import { codedTag, etag, isKnown } from '../kernel/entityTags.ts'
import { JsonBytes, serialize } from '../kernel/jsonText.ts'
import { codingFor, compress, SHORTEST_TO_COMPRESS, type ContentCoding } from '../responses/coding.ts'
import { WrittenBody } from '../responses/writtenBody.ts'

/** The three media types of every JSON response; their bytes are the same (docs/domain.md, "Conventions"). */
const JSON_TYPES = ['application/json', 'text/json', 'text/plain']

/** How the contract describes an operation's success. */
export interface ReplyRule {
  /** Whether the response is a sentence for people, as text. */
  readonly isPlainText: boolean
  readonly hasEtag: boolean
  /** The response has a secret, such as the value of a new key: it must be neither stored nor sent again. */
  readonly isSecret: boolean
}

export interface AnyReply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Writes a success. A GET whose If-None-Match names the current state gets 304. */
export async function writeReply(req: Request, res: Response, reply: AnyReply, rule: ReplyRule): Promise<void> {
  for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value)
  if (reply.body === undefined) return writeEmpty(res, reply.status)
  if (reply.body instanceof WrittenBody) return reply.body.write(res)
  const content = contentOf(reply.body, rule)
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  const coding = rule.isPlainText || rule.isSecret || !isRead ? null : codingOf(req, content)
  if (!rule.isPlainText) res.setHeader('Vary', 'Accept, Accept-Encoding')
  res.setHeader('Cache-Control', mayBeStored(reply, rule) ? 'private, no-cache' : 'no-store')
  if (rule.hasEtag) {
    const tag = etag(content)
    res.setHeader('ETag', coding === null ? tag : codedTag(tag, coding))
    if (isRead && isKnown(req.headers['if-none-match'], tag)) return writeEmpty(res, 304)
  }
  res.statusCode = reply.status
  res.setHeader('Content-Type', `${rule.isPlainText ? 'text/plain' : mediaType(req)}; charset=utf-8`)
  if (coding !== null) res.setHeader('Content-Encoding', coding)
  const bytes = coding === null ? content : await compress(content, coding)
  res.setHeader('Content-Length', Buffer.byteLength(bytes))
  res.end(bytes, () => {
    if (reply.body instanceof JsonBytes) reply.body.free()
  })
}

/** Whether a response may be stored by its client: one with an entity tag, and a list, which the pages show offline. */
function mayBeStored({ headers }: AnyReply, { hasEtag, isSecret }: ReplyRule): boolean {
  return hasEtag || (headers?.['Link'] !== undefined && !isSecret)
}

/**
 * Coding of JSON. Only what is read is compressed: the responses to changes may carry a secret that is shown once (docs/security.md,
 * "Compression"), and are small.
 */
function codingOf(req: Request, content: string | Uint8Array): ContentCoding | null {
  return content.length < SHORTEST_TO_COMPRESS ? null : codingFor(req.headers)
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
