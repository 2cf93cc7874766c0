import path from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cacheControl } from './caching.ts'
import { Problem } from '../kernel/problem.ts'
import { isKnown } from '../kernel/entityTags.ts'
import { readRange } from './range.ts'
import { WrittenBody } from './writtenBody.ts'
import type { VisibleImage } from '../images/visible.ts'
import type { MediaStore } from '../media/mediaStore.ts'

type Head = Pick<IncomingMessage, 'method' | 'headers' | 'url'>

/** Status, headers and bytes of the response to an image request. */
export interface ImageResponse {
  readonly status: 200 | 206 | 304
  readonly headers: Readonly<Record<string, string>>
  /** Body; null where there is none, and for HEAD. */
  readonly body: Readable | null
}

/** Cache policy of private images: a year, because the bytes of a key never change. */
const PRIVATE = 'private, max-age=31536000, immutable'
/**
 * Cache policy of public images: shared caches drop an image at most a day after its record stopped being public.
 */
const PUBLIC = 'public, max-age=86400'

/**
 * Builds the body of an image that the caller may see. The body writes itself with its status and headers.
 * @throws Problem like `imageResponse`
 */
export async function imageBody(request: Head, image: VisibleImage, store: MediaStore): Promise<string> {
  const response = await imageResponse(request, image, store)
  return WrittenBody.of<string>((res) => writeImageResponse(res, response))
}

/**
 * Responds to GET and HEAD of an image: conditions first, then the range (RFC 9110, section 13.2.2). A request that
 * needs no bytes does not access the store. For several ranges the response is the whole image, as RFC 9110, section
 * 14.2 allows.
 * @throws Problem 404 when the store has lost the bytes, 416 when the range lies beyond the end, 503 when the store is
 * unavailable
 */
export async function imageResponse(
  request: Head,
  { key, size, isPublic }: VisibleImage,
  store: MediaStore,
): Promise<ImageResponse> {
  const { method, headers } = request
  const name = path.basename(key)
  const tag = `"${name}"` // the bytes of a key never change
  const shared = {
    ETag: tag,
    'Cache-Control': isPublic ? cacheControl(request, PUBLIC) : PRIVATE,
    'Accept-Ranges': 'bytes',
  }
  if (isKnown(headers['if-none-match'], tag)) return { status: 304, headers: shared, body: null }

  const range = method === 'GET' && mayBePart(headers['if-range'], tag) ? readRange(headers.range, size) : null
  if (range === 'unsatisfiable') {
    throw new Problem('range-not-satisfiable', undefined, { headers: { 'Content-Range': `bytes */${size}` } })
  }
  const whole = { ...shared, ...safety(name), 'Content-Length': String(size) }
  if (method === 'HEAD') return { status: 200, headers: whole, body: null }
  const body = await store.get(key, range ?? undefined)
  if (body === null) throw Problem.notFound('image')
  if (range === null) return { status: 200, headers: whole, body }
  const { start, end } = range
  return {
    status: 206,
    headers: { ...whole, 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${size}` },
    body,
  }
}

/**
 * Tells whether an If-Range field permits a partial response. The comparison is strong; a date never matches, since
 * responses have no Last-Modified (RFC 9110, section 13.1.5).
 */
function mayBePart(condition: string | string[] | undefined, tag: string): boolean {
  return condition === undefined || condition === tag
}

/** Headers that prevent a browser from running or framing the bytes, regardless of how it interprets them. */
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
 * Writes the response. A client that disconnects meanwhile causes no error.
 * @throws Error when the store breaks off; the connection is then cut, since the response has begun
 */
export async function writeImageResponse(res: ServerResponse, { status, headers, body }: ImageResponse): Promise<void> {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.statusCode = status
  if (body === null) return void res.end()
  try {
    await pipeline(body, res)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error
  }
}
