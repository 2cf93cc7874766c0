import { hash } from 'node:crypto'
import type { Request, Response } from 'express'

/** The three media types of every JSON answer; their bytes are the same (specification, "What the service does"). */
const JSON_TYPES = ['application/json', 'text/json', 'text/plain']

/** JSON that is sent as it is: stored text, so that key order and big numbers survive, or what PostgreSQL built. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** For an operation whose contract names a schema: the text is a value of it. */
  static of<Value>(text: string): Value {
    return new JsonText(text) as Value
  }

  /** A list of values that are JSON text each. */
  static list<Item>(texts: readonly string[]): Item[] {
    return JsonText.of<Item[]>(`[${texts.join(',')}]`)
  }
}

/** A body that is no JSON, and writes itself with the headers and the status (also 206 and 304) that go with it. */
export class WrittenBody {
  readonly write: (res: Response) => Promise<void>

  constructor(write: (res: Response) => Promise<void>) {
    this.write = write
  }

  /** For an operation whose contract names a schema of bytes. */
  static of<Value>(write: (res: Response) => Promise<void>): Value {
    return new WrittenBody(write) as Value
  }
}

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

/** The strong validator of a representation (RFC 9110, section 8.8.3). */
export function etag(text: string): string {
  return `"${hash('sha1', text, 'base64url')}"`
}

/** The bytes of a JSON answer; `JsonText` may stand for all of it or for a member of it. */
export function serialize(body: unknown): string {
  if (body instanceof JsonText) return body.text
  const members = Object.entries(body ?? {})
  if (!members.some(([, value]) => value instanceof JsonText)) return JSON.stringify(body)
  return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${serialize(value)}`).join(',')}}`
}

/**
 * Whether one of the entity tags of an If-Match or If-None-Match field is this one.
 * If-Match compares strongly, If-None-Match weakly (RFC 9110, section 13.1); our tags are all strong.
 */
export function matchesEtag(field: string, tag: string, comparison: 'strong' | 'weak'): boolean {
  if (field.trim() === '*') return true
  const tags = field.match(/(?:W\/)?"[^"]*"/g) ?? []
  return tags.some((sent) => (comparison === 'weak' ? sent.replace(/^W\//, '') : sent) === tag)
}

/** Writes a success. A GET whose If-None-Match names the current state answers 304. */
export async function writeReply(req: Request, res: Response, reply: AnyReply, rule: ReplyRule): Promise<void> {
  for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value)
  if (reply.body === undefined) return writeEmpty(res, reply.status)
  if (reply.body instanceof WrittenBody) return reply.body.write(res)
  const text = rule.isPlainText && typeof reply.body === 'string' ? reply.body : serialize(reply.body)
  if (rule.hasEtag) {
    const tag = etag(text)
    res.setHeader('ETag', tag)
    res.setHeader('Cache-Control', 'private, no-cache')
    const known = req.headers['if-none-match']
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead && known !== undefined && matchesEtag(known, tag, 'weak')) return writeEmpty(res, 304)
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
  res.setHeader('Content-Length', Buffer.byteLength(text))
  res.end(text)
}

function writeEmpty(res: Response, status: number): void {
  res.statusCode = status
  if (status === 200) res.setHeader('Content-Length', 0)
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-store')
  res.end()
}

/** 406 is never required (RFC 9110, section 15.5.7): whoever accepts none of the three gets JSON. */
function mediaType(req: Request): string {
  const accept = req.headers.accept
  // Nearly every client; negotiation costs 10 µs.
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return 'application/json'
  return req.accepts(JSON_TYPES) || 'application/json'
}
