import type { NextFunction, Request, RequestHandler, Response, Router } from 'express'
import { cacheControl } from '../responses/caching.ts'
import { Problem } from '../kernel/problem.ts'
import { codedTag, etag } from '../kernel/entityTags.ts'
import { codingFor, compress, SHORTEST_TO_COMPRESS, type ContentCoding } from '../responses/coding.ts'
import { writeLong } from '../responses/longText.ts'

const METHODS = 'GET, HEAD, OPTIONS'

/** Public content that is the same for everybody. */
export interface CachedText {
  readonly mediaType: string
  readonly text: string
}

/**
 * Serves a path that can only be read: GET and HEAD by the handler, OPTIONS by `Allow`.
 * @throws Problem 405 in a request with another method
 */
export function getOnly(
  router: Pick<Router, 'get' | 'options' | 'all'>,
  path: string | RegExp,
  handler: RequestHandler,
): void {
  router.get(path, handler)
  router.options(path, (_req, res) => {
    res.set({ Allow: METHODS, 'Access-Control-Allow-Methods': METHODS, 'Access-Control-Allow-Headers': '*' })
    res.status(204).end()
  })
  router.all(path, () => {
    throw new Problem('method-not-allowed', undefined, { headers: { Allow: METHODS } })
  })
}

/** Bytes from which on a text is written in pieces. */
const LONG = 256 * 1024
/** For an hour. */
const CACHEABLE = 'public, max-age=3600'

/** Text as bytes, and in its codings, each compressed at its first use. To encode the contract again would take 4 ms each time. */
interface Made extends Pick<CachedText, 'mediaType'> {
  readonly bytes: Buffer
  readonly tag: string
  readonly coded: Map<ContentCoding, Promise<Buffer>>
}

/**
 * Serves the text that `make` returns, which is called at the first request, with an ETag. Express handles 304 and HEAD.
 * @param caching the `Cache-Control` of a response to a request without a credential
 */
export function cachedText(make: () => CachedText, caching = CACHEABLE): RequestHandler {
  let made: Made | undefined
  return async (req: Request, res: Response, _next: NextFunction) => {
    if (!made) {
      const { mediaType, text } = make()
      made = { mediaType, bytes: Buffer.from(text), tag: etag(text), coded: new Map() }
    }
    const { mediaType, bytes, tag, coded } = made
    res.set({ 'Cache-Control': cacheControl(req, caching), 'Content-Type': withCharset(mediaType) })
    res.vary('Accept-Encoding')
    const coding = bytes.length < SHORTEST_TO_COMPRESS ? null : codingFor(req.headers)
    if (coding === null) return send(req, res.set('ETag', tag), bytes)
    const compressed = coded.get(coding) ?? compress(bytes, coding, 'best')
    coded.set(coding, compressed)
    return send(req, res.set({ ETag: codedTag(tag, coding), 'Content-Encoding': coding }), await compressed)
  }
}

async function send(req: Request, res: Response, bytes: Buffer): Promise<void> {
  if (bytes.length < LONG || req.method === 'HEAD' || req.fresh) return void res.send(bytes)
  await writeLong(res.set('Content-Length', String(bytes.length)), bytes)
}

function withCharset(mediaType: string): string {
  return mediaType.includes('charset=') ? mediaType : `${mediaType}; charset=utf-8`
}
