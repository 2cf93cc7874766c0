import express, { type Request, type Response } from 'express'
import { readUpload } from '../media/upload.ts'
import { readMultipart } from './multipart.ts'
import { Problem } from './problem.ts'

/** "Decided" in the limits: deeper JSON overflows recursive code long before it is useful to anybody. */
const MAX_DEPTH = 64
const DEFAULT_LIMIT = 1024 * 1024

/** What an operation's contract says about its body. */
export interface BodyRule {
  /** Media types and ranges, as the contract lists them. */
  readonly types: readonly string[]
  /** Bytes, after decompression. */
  readonly limit: number
}

export interface Body {
  /** Undefined when none was sent. */
  readonly value: unknown
  /** JSON as it was sent. */
  readonly text: string | null
  /** Files of a multipart body by field name. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** A request without a body. */
export const NO_BODY: Body = { value: undefined, text: null, files: new Map() }

/** Reads the rule from an operation of the contract; null when the operation takes no body. */
export function bodyRule(operation: {
  requestBody?: { content: object }
  'x-max-body-bytes'?: number
}): BodyRule | null {
  if (!operation.requestBody) return null
  return { types: Object.keys(operation.requestBody.content), limit: operation['x-max-body-bytes'] ?? DEFAULT_LIMIT }
}

/**
 * Reads, decompresses and parses a body.
 * @throws Problem 413 beyond the limit, 415 for a media type, charset or coding that the operation does not take, 400 when
 * it cannot be read
 */
export async function readBody(req: Request, res: Response, rule: BodyRule | null): Promise<Body> {
  if (!rule || !hasBody(req)) return NO_BODY
  if (isUpload(rule)) return readFile(req)
  const type = mediaType(req, rule)
  const bytes = await readBytes(req, res, rule)
  if (bytes.length === 0) return NO_BODY
  if (type === 'multipart/form-data') return readMultipart(bytes, req.headers['content-type'] ?? '')
  const text = decode(bytes)
  if (type === 'application/x-www-form-urlencoded')
    return { value: checked(fields(text)), text: null, files: NO_BODY.files }
  return { value: checked(parse(text)), text, files: NO_BODY.files }
}

/** The one kind of body that is a file: it is streamed, and its limit is the file's own. */
function isUpload({ types }: BodyRule): boolean {
  return types.length === 1 && types[0] === 'multipart/form-data'
}

/** The value tells the validator that the file is there; its bytes are never taken for text. */
async function readFile(req: Request): Promise<Body> {
  const file = await readUpload(req)
  return { value: { file: '(file)' }, text: null, files: new Map([['file', file]]) }
}

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

/** The kind of parser: JSON for every type that the operation takes, but for the two kinds of form where it lists them by name. */
function mediaType(req: Request, rule: BodyRule): string {
  const sent = (req.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()
  if (rule.types.includes('*/*')) return 'application/json'
  const charset = /;\s*charset="?([^";\s]+)/i.exec(req.headers['content-type'] ?? '')?.[1]
  // Some generated clients send `application/*+json` as the contract writes it.
  const isTaken = rule.types.includes(sent) || req.is([...rule.types])
  if (!isTaken || (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset))) {
    throw new Problem('unsupported-media-type', `Send the body as ${rule.types[0]} in UTF-8.`, {
      headers: { Accept: rule.types.join(', ') },
    })
  }
  return sent
}

const readers = new Map<number, ReturnType<typeof express.raw>>()

function reader(limit: number): ReturnType<typeof express.raw> {
  const known = readers.get(limit) ?? express.raw({ type: () => true, limit })
  readers.set(limit, known)
  return known
}

async function readBytes(req: Request, res: Response, { limit }: BodyRule): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    reader(limit)(req, res, (error?: unknown) =>
      error === undefined ? resolve() : reject(unreadable(error as { type?: string }, limit)),
    )
  })
  return Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
}

/** body-parser's errors, without its texts, which may quote zlib or the input. */
function unreadable(error: { type?: string }, limit: number): Problem {
  const close = { Connection: 'close' } // the rest of the body is not read
  switch (error.type) {
    case 'entity.too.large':
      return new Problem('content-too-large', `The body may have at most ${limit} bytes.`, { headers: close })
    case 'encoding.unsupported':
      return new Problem(
        'unsupported-media-type',
        'Send the body without Content-Encoding, or as gzip, deflate or br.',
        {
          headers: { ...close, 'Accept-Encoding': 'gzip, deflate, br' },
        },
      )
    default:
      return Problem.invalid({ body: ['The body could not be read to its end.'] })
  }
}

function decode(bytes: Buffer): string {
  try {
    // Node would replace invalid bytes by U+FFFD and store something else than was sent.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw Problem.invalid({ body: ['This is not valid UTF-8.'] })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw Problem.invalid({ body: ['This is not valid JSON.'] })
  }
}

function fields(text: string): Record<string, string> {
  try {
    for (const part of text.split(/[&=]/)) decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    throw Problem.invalid({ body: ['This is not valid percent-encoding.'] })
  }
  return Object.fromEntries(new URLSearchParams(text))
}

/**
 * Refuses what PostgreSQL or a recursive function could not take: NUL, lone surrogates, more than 64 levels.
 * Walks without recursion.
 * @throws Problem 400
 */
export function checked<Value>(value: Value): Value {
  const open: [unknown, number][] = [[value, 1]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [item, depth] = next
    if (typeof item === 'string') checkText(item)
    if (typeof item !== 'object' || item === null) continue
    if (depth > MAX_DEPTH) throw Problem.invalid({ body: [`This has more than ${MAX_DEPTH} levels.`] })
    for (const [name, inner] of Object.entries(item)) {
      if (!Array.isArray(item)) checkText(name)
      open.push([inner, depth + 1])
    }
  }
  return value
}

function checkText(text: string): void {
  if (text.includes('\0')) throw Problem.invalid({ body: ['Text must not contain the NUL character.'] })
  if (!text.isWellFormed()) throw Problem.invalid({ body: ['Text must not contain half of a surrogate pair.'] })
}
