import type { ServerResponse } from 'node:http'
import { Transform, type Readable, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isKnown } from '../kernel/entityTags.ts'
import { Problem } from '../kernel/problem.ts'
import type { ByteRange } from '../media/mediaStore.ts'
import type { RequestTarget } from './caching.ts'
import { compressor, type ContentCoding } from './coding.ts'
import { readRange } from './range.ts'

/** Status, headers and bytes of a response. */
export interface BytesResponse {
  readonly status: 200 | 206 | 304
  readonly headers: Readonly<Record<string, string>>
  /** Body; null where there is none, and for HEAD. */
  readonly body: Readable | null
  /** Coding in which the body is sent, which the headers name; as it is without one. */
  readonly coding?: ContentCoding
}

/** Stored bytes that never change. */
export interface StoredBytes {
  /** Strong entity tag, with its quotes. */
  readonly tag: string
  readonly size: number
  readonly cacheControl: string
  /** Headers of a response with a body. */
  readonly headers: Readonly<Record<string, string>>
  /** Reads all, or a range; null when the store has lost the bytes. */
  readonly read: (range: ByteRange | undefined) => Promise<Readable | null>
  /** Noun for a 404. */
  readonly noun: string
}

/**
 * Responds to GET and HEAD of stored bytes: conditions first, then the range (RFC 9110, section 13.2.2). A request that
 * needs no bytes does not access the store. For several ranges the response is the whole, as RFC 9110, section 14.2
 * allows.
 * @throws Problem 404 when the store has lost the bytes, 416 when the range lies beyond the end, 503 when the store is
 * unavailable
 */
export async function bytesResponse(
  { method, headers }: RequestTarget & { readonly method?: string | undefined },
  { tag, size, cacheControl, headers: ofBody, read, noun }: StoredBytes,
): Promise<BytesResponse> {
  const shared = { ETag: tag, 'Cache-Control': cacheControl }
  if (isKnown(headers['if-none-match'], tag)) return { status: 304, headers: shared, body: null }

  const range = method === 'GET' && mayBePart(headers['if-range'], tag) ? readRange(headers.range, size) : null
  if (range === 'unsatisfiable') {
    throw new Problem('range-not-satisfiable', undefined, { headers: { 'Content-Range': `bytes */${size}` } })
  }
  const whole = { ...shared, ...ofBody, 'Accept-Ranges': 'bytes', 'Content-Length': String(size) }
  if (method === 'HEAD') return { status: 200, headers: whole, body: null }
  const body = await read(range ?? undefined)
  if (body === null) throw Problem.notFound(noun)
  if (range === null) return { status: 200, headers: whole, body }
  const { start, end } = range
  return {
    status: 206,
    headers: { ...whole, 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${size}` },
    body,
  }
}

/**
 * Whether an If-Range field permits a partial response. The comparison is strong; a date never matches, since
 * responses have no Last-Modified (RFC 9110, section 13.1.5).
 */
function mayBePart(condition: string | string[] | undefined, tag: string): boolean {
  return condition === undefined || condition === tag
}

/** Headers that prevent a browser from running or framing the bytes, regardless of how it interprets them. */
export function attachment(name: string, mediaType: string): Record<string, string> {
  return {
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}

/**
 * Passes on as many bytes as a response announces. If there were fewer, its client, or a proxy that shares the connection among users,
 * would take the next response for the rest of this one; if there were more, the rest for the next one.
 */
class ExactLength extends Transform {
  #left: number

  /** @param length number of bytes */
  constructor(length: number) {
    super()
    this.#left = length
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#left -= chunk.length
    if (this.#left < 0) done(wrongLength())
    else done(null, chunk)
  }

  override _flush(done: TransformCallback): void {
    done(this.#left > 0 ? wrongLength() : null)
  }
}

/** The media store has broken off, or has other bytes than were stored, while a response with them was being sent. */
export class BrokenBytes extends Error {
  /** @param cause error of the store */
  constructor(cause: unknown) {
    super(`A response was cut off: ${cause instanceof Error ? cause.message : 'stored bytes cannot be read.'}`, {
      cause,
    })
  }
}

function wrongLength(): Error {
  return new Error('The media store has more or fewer bytes than were stored.')
}

/**
 * Writes the response. A client that disconnects meanwhile causes no error.
 * @throws BrokenBytes when the store breaks off, or has another number of bytes than the response announces; the connection is then cut, since
 * the response has begun
 */
export async function writeBytes(res: ServerResponse, { status, headers, body, coding }: BytesResponse): Promise<void> {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.statusCode = status
  if (body === null) return void res.end()
  // A pipeline refuses a response whose client is gone and leaves the body open: a file, until its garbage is collected.
  if (res.destroyed) return void body.destroy()
  try {
    const { 'Content-Length': length } = headers
    if (coding) await pipeline(body, compressor(coding), res)
    else if (length === undefined) await pipeline(body, res)
    else await pipeline(body, new ExactLength(Number(length)), res)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
      throw new BrokenBytes(error)
  }
}
