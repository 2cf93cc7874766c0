import path from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Problem } from '../http/problem.ts'
import { matchesEtag } from '../http/reply.ts'
import { readRange } from './range.ts'
import type { MediaStore } from './store.ts'

/** A picture that the caller may see. */
export interface VisiblePicture {
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** Anybody may see it, so that shared caches may keep it. */
  readonly isPublic: boolean
}

export interface PictureReply {
  readonly status: 200 | 206 | 304
  readonly headers: Readonly<Record<string, string>>
  /** Null where there is none, and for HEAD. */
  readonly body: Readable | null
}

const YEAR_SECONDS = 31_536_000
/** Shared caches forget a picture a day after its record stopped being public. */
const DAY_SECONDS = 86_400

/**
 * Answers GET and HEAD of a picture: conditions first, then the range (RFC 9110, section 13.2.2). A request that needs no
 * bytes does not ask the store. Several ranges at once are answered with the whole, as RFC 9110, section 14.2 allows.
 * @throws Problem 404 when the store has lost the bytes, 416 when it is not that long, 503 when the store is away
 */
export async function servePicture(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { key, size, isPublic }: VisiblePicture,
  store: MediaStore,
): Promise<PictureReply> {
  const name = path.basename(key)
  const tag = `"${name}"` // the bytes of a key never change
  const shared = {
    ETag: tag,
    'Cache-Control': isPublic ? `public, max-age=${DAY_SECONDS}` : `private, max-age=${YEAR_SECONDS}, immutable`,
    'Accept-Ranges': 'bytes',
  }
  const known = headers['if-none-match']
  if (known !== undefined && matchesEtag(known, tag, 'weak')) return { status: 304, headers: shared, body: null }

  const range = method === 'GET' && mayBePart(headers['if-range'], tag) ? readRange(headers.range, size) : null
  if (range === 'unsatisfiable') {
    throw new Problem('range-not-satisfiable', undefined, { headers: { 'Content-Range': `bytes */${size}` } })
  }
  const whole = { ...shared, ...safety(name), 'Content-Length': String(size) }
  if (method === 'HEAD') return { status: 200, headers: whole, body: null }
  const body = await store.get(key, range ?? undefined)
  if (body === null) throw Problem.notFound('picture')
  if (range === null) return { status: 200, headers: whole, body }
  const { start, end } = range
  return {
    status: 206,
    headers: { ...whole, 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${size}` },
    body,
  }
}

/** If-Range compares strongly; a date never matches, since no Last-Modified is given (RFC 9110, section 13.1.5). */
function mayBePart(condition: string | string[] | undefined, tag: string): boolean {
  return condition === undefined || condition === tag
}

/** Whatever a browser makes of the bytes, it can neither run nor frame them (standards F45). */
function safety(name: string): Record<string, string> {
  return {
    'Content-Type': 'image/webp',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}

/**
 * Writes the answer. A client that goes away in between is nobody's fault.
 * @throws Error when the store broke off; the connection is then cut, since the answer has begun
 */
export async function writePicture(res: ServerResponse, { status, headers, body }: PictureReply): Promise<void> {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.statusCode = status
  if (body === null) return void res.end()
  try {
    await pipeline(body, res)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error
  }
}
