import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { Config } from '../config/config.ts'
import type { Identity } from '../identity/caller.ts'
import type { LookUp } from '../identity/authenticator.ts'
import type { Services } from '../services.ts'
import type { Pipeline } from './pipeline.ts'
import { traceOf } from './requestTrace.ts'
import { basePathOf } from '../kernel/baseUrl.ts'
import { Problem } from '../kernel/problem.ts'
import { writeReply, type AnyReply } from './reply.ts'

/** Readable by pages of any origin; without cookies, since an origin of `*` never comes with them. */
const EXPOSED =
  'Accept, Accept-Encoding, Accept-Ranges, Allow, Content-Disposition, Content-Range, ETag, Link, Location, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate'
const ALLOWED_HEADERS =
  'Authorization, X-Api-Key, Content-Type, If-Match, If-None-Match, If-Range, Range, Idempotency-Key, Last-Event-ID, traceparent'

/** Paths of the contract: the API and its images. */
const API = /^\/(api|media)(?=\/|\?|$)/i
const MEDIA = /^\/media(?=\/|\?|$)/i

/** Whether a request target belongs to the API or its images, and so not to the pages. */
export function isApi(url: string): boolean {
  return API.test(url)
}

/** Headers of every response under `/api`, refusals included. */
export function apiHeaders(): RequestHandler {
  return (req: Request, res: Response, next: NextFunction) => {
    if (API.test(req.url)) setHeaders(res)
    next()
  }
}

/** Everything under `/api`: identity, limits, route, then the contract's own way (docs/architecture.md, "A request's way"). */
export function apiRoute(services: Services, pipeline: Pipeline): RequestHandler {
  return (req: Request, res: Response, next: NextFunction) => {
    if (API.test(req.url)) answer(services, pipeline, req, res).catch(next)
    else next()
  }
}

async function answer(services: Services, { routes, run }: Pipeline, req: Request, res: Response): Promise<void> {
  const trace = traceOf(req)
  const { path, query } = split(req.url)
  const lookUp: LookUp = (find) => services.limits.lookUpKey(req, res, find)
  const identity = await services.authenticator.authenticate({ rawHeaders: req.rawHeaders, query }, lookUp)
  trace.userId = identity.caller?.userId ?? null
  await count(services, identity, req, res)
  // A shared cache may keep a public image, with all of its headers.
  if (identity.setCookie !== undefined && !MEDIA.test(req.url)) res.append('Set-Cookie', identity.setCookie)
  if (req.method === 'OPTIONS') return writeOptions(res, routes.allowedMethods(path))
  const match = routes.match(req.method, path)
  if (!match) throw new Problem('not-found', 'No operation has this path.')
  const { operation } = match.route
  trace.operationId = operation.operationId
  const { headers, ...rest } = await run({
    operation,
    identity,
    traceId: trace.traceId,
    req,
    res,
    head: req,
    given: { match, query },
  })
  await writeReply(req, res, { ...rest, headers: withPublicLocation(headers, services.config) }, operation.reply)
  if (!res.writableEnded) trace.streamedAt = performance.now()
}

function split(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) }
}

function setHeaders(res: Response): void {
  res.setHeader('Access-Control-Allow-Origin', '*')
  res.setHeader('Access-Control-Expose-Headers', EXPOSED)
  res.setHeader('X-Content-Type-Options', 'nosniff')
}

type Headers = NonNullable<AnyReply['headers']>

/** A path of ours in `Location`, which operations give as the contract writes it, as clients see it. */
function withPublicLocation(headers: Headers = {}, { baseUrl }: Config): Headers {
  const { Location } = headers
  return Location === undefined ? headers : { ...headers, Location: basePathOf(baseUrl) + Location }
}

/** A request with an invalid key counts for its address, never for a user. */
async function count({ limits }: Services, identity: Identity, req: Request, res: Response): Promise<void> {
  const userId = identity.caller?.userId ?? null
  const bucket = MEDIA.test(req.url) ? 'media' : userId === null ? 'address' : 'user'
  await limits.count(bucket, { userId }, req, res)
  if (identity.failure?.type === 'too-many-requests') throw identity.failure
}

/** Responds to OPTIONS, for which no credentials are needed, and so to CORS preflights (Fetch standard, "CORS-preflight request"). */
function writeOptions(res: Response, allow: string | null): void {
  if (allow === null) throw new Problem('not-found', 'No operation has this path.')
  res.setHeader('Allow', allow)
  res.setHeader('Access-Control-Allow-Methods', allow)
  res.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS)
  res.setHeader('Access-Control-Max-Age', '86400')
  res.setHeader('Cache-Control', 'no-store')
  res.statusCode = 204
  res.end()
}
