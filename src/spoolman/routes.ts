import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { hashApiKey } from '../identity/apiKey.ts'
import type { Caller, Identity } from '../identity/caller.ts'
import { accountRefusal } from '../identity/problems.ts'
import { compressed } from '../http/compressed.ts'
import { asProblem, endFailure } from '../http/problemResponse.ts'
import type { AnyReply } from '../http/reply.ts'
import { noteFailure, traceOf } from '../http/requestTrace.ts'
import { isKnown, weakEtag } from '../kernel/entityTags.ts'
import { Problem } from '../kernel/problem.ts'
import type { Services } from '../services.ts'
import type { SpoolConnection } from '../spoolConnections/find.ts'
import { isSpoolman, readAddress, type SpoolmanAddress } from './address.ts'
import { requireTopic } from './changes.ts'
import { readHeaderKey } from './credentials.ts'
import { failureResponse } from './failure.ts'
import { spoolmanPageOf } from './pages.ts'
import { createSpoolmanPipeline, type SpoolmanPipeline } from './pipeline.ts'
import { openSocket } from './socket.ts'
import { topicOf } from './topic.ts'
import { headOf } from './upgrade.ts'

const ALLOWED_HEADERS = 'Authorization, X-Api-Key, Content-Type, If-None-Match'
const EXPOSED_HEADERS =
  'Allow, Content-Disposition, ETag, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Total-Count'

/** The spool interface, below `/spoolman`. */
export async function spoolmanRoute(services: Services): Promise<RequestHandler> {
  const pipeline = await createSpoolmanPipeline(services)
  const compress = compressed()
  return (req: Request, res: Response, next: NextFunction) => {
    if (!isSpoolman(req.url)) return next()
    res.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': EXPOSED_HEADERS,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    compress(req, res, () => {
      answer(services, pipeline, req, res).catch((error: unknown) => writeFailure(req, res, error))
    })
  }
}

async function answer(services: Services, pipeline: SpoolmanPipeline, req: Request, res: Response): Promise<void> {
  const address = readAddress(req.url)
  if (req.method === 'OPTIONS') return writeOptions(pipeline, address, res)
  const connection = await requireConnection(services, address, req, res)
  const trace = traceOf(req)
  trace.userId = connection.userId
  const head = headOf(req)
  if (head) return answerSocket(services, connection, { address, head, req, res })
  const page =
    req.method === 'GET' || req.method === 'HEAD' ? await spoolmanPageOf(services, connection, address.path) : null
  if (page !== null) return void res.set('Location', page).status(303).end()
  const match = pipeline.routes.match(req.method, address.path)
  if (!match) throw new Problem('not-found', 'The interface has no such address.')
  const { operation } = match.route
  trace.operationId = `Spoolman_${operation.operationId}`
  const given = { match, query: address.query }
  const identity = identityOf(connection)
  const call = { operation, identity, traceId: trace.traceId, req, res, head: req, given }
  writeAnswer(req, res, await pipeline.run(call, connection))
}

/** A request for a WebSocket. */
interface SocketCall {
  readonly address: SpoolmanAddress
  readonly head: Buffer
  readonly req: Request
  readonly res: Response
}

/** @throws Problem 401 for a key that was revoked meanwhile, 404, 429 */
async function answerSocket(
  services: Services,
  connection: SpoolConnection,
  { address, head, req, res }: SocketCall,
): Promise<void> {
  const topic = topicOf(address.path)
  if (!topic) throw new Problem('not-found', 'The interface has no such address.')
  const trace = traceOf(req)
  trace.operationId = 'Spoolman_Socket'
  const place = await services.sockets.begin(connection, async () => {
    await requireConnection(services, address, req, res)
  })
  // Also when the request is refused below: the response ends the connection.
  req.socket.once('close', place.leave)
  if (req.socket.destroyed) place.leave()
  await requireTopic(services.db, connection.userId, topic)
  await openSocket(services, { req, res, head, place, topic })
  trace.streamedAt = performance.now()
}

/**
 * Finds the connection of a request, and counts the request for it.
 * @throws Problem 401, 403, 429
 */
async function requireConnection(
  { spoolConnections, limits, config }: Services,
  address: SpoolmanAddress,
  req: Request,
  res: Response,
): Promise<SpoolConnection> {
  const key = address.key ?? readHeaderKey(req.headers)
  if (key === null) {
    await limits.count('address', { userId: null }, req, res)
    throw unauthorizedKey()
  }
  const connection = await spoolConnections.find(key, req.headers['user-agent'], (find) =>
    limits.lookUpKey(req, res, find),
  )
  await limits.countConnection(connection?.connectionId ?? hashApiKey(key).toString('base64url'), req, res)
  if (!connection) throw unauthorizedKey()
  const refusal = accountRefusal(callerOf(connection), config)
  if (refusal) throw refusal
  return connection
}

function unauthorizedKey(): Problem {
  return new Problem('unauthorized', 'This is not the key of a spool connection, or the connection was deleted.', {
    headers: { 'WWW-Authenticate': 'Bearer realm="spools"' },
  })
}

/** The program as the caller of what it writes. */
function callerOf({ userId, connectionId, suspended, deletionDate }: SpoolConnection): Caller {
  return { userId, kind: 'SpoolConnection', credentialId: connectionId, suspended, deletionDate }
}

function identityOf(connection: SpoolConnection): Identity {
  return { caller: callerOf(connection), scheme: null, failure: null }
}

/** CORS preflight: pages of other origins, such as front ends of printers, may use the interface. */
function writeOptions({ routes }: SpoolmanPipeline, { path }: SpoolmanAddress, res: Response): void {
  const allow = routes.allowedMethods(path)
  if (allow === null) throw new Problem('not-found', 'The interface has no such address.')
  res.set({
    Allow: allow,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Max-Age': '86400',
  })
  res.status(204).end()
}

/** Writes a success. Text with a media type of its own is sent as it is. */
function writeAnswer(req: Request, res: Response, { status, body, headers = {} }: AnyReply): void {
  const isText = typeof body === 'string' && 'Content-Type' in headers
  const text = isText ? body : JSON.stringify(body)
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  if (isRead) {
    const tag = weakEtag(text)
    res.set({ ETag: tag, 'Cache-Control': 'private, no-cache' })
    if (isKnown(req.headers['if-none-match'], tag)) return void res.status(304).end()
  }
  res.set({ 'Content-Type': 'application/json', ...headers })
  // Without it the compression sends chunks, which microcontrollers that read the bytes after the head take for JSON.
  res.set('Content-Length', String(Buffer.byteLength(text)))
  res.status(status).end(req.method === 'HEAD' ? undefined : text)
}

/** The one place where a failure becomes a response of the interface. */
function writeFailure(req: Request, res: Response, error: unknown): void {
  const problem = asProblem(error)
  noteFailure(req, problem)
  if (res.headersSent) return void res.destroy()
  const { status, body } = failureResponse(problem)
  const text = JSON.stringify(body)
  res.set({ ...problem.headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  res.set('Content-Length', String(Buffer.byteLength(text)))
  res.status(status)
  endFailure(req, res, text)
}
