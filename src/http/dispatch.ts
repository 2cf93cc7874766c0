import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv'
import type { Request, Response } from 'express'
import { OpenAPIBackend, type Context, type Document, type Handler, type Operation } from 'openapi-backend'
import { operations } from '../../generated/operations.ts'
import type { Config } from '../config.ts'
import type { Identity, Scheme } from '../identity/caller.ts'
import { accountSuspended, unauthorized } from '../identity/failures.ts'
import { operationContext, type ContextServices } from './operationContext.ts'
import { bodyRule, readBody, type Body, type BodyRule } from './body.ts'
import { invalid } from './invalid.ts'
import { Problem } from './problem.ts'
import type { AnyReply, ReplyRule } from './reply.ts'
import { readPath, readQuery, RouteTable, type Match, type RouteOperation } from './routes.ts'

const load = createRequire(import.meta.url)
const contract = load('../../generated/contract.json') as Document
const validators = load('../../generated/validators.cjs') as Record<string, ValidateFunction>

/** An operation of the contract, with what must be known before it runs. */
export interface BoundOperation extends RouteOperation {
  readonly source: Operation
  readonly body: BodyRule | null
  readonly reply: ReplyRule
  /** The answer holds a secret that is stored nowhere, so it cannot be given again. */
  readonly isSecret: boolean
}

/** What a caller gives to an operation, converted to the contract's types and not yet validated. */
export interface Arguments {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: Body
}

/** One call of an operation. */
export interface Call {
  readonly operation: BoundOperation
  readonly identity: Identity
  readonly traceId: string
  /** The HTTP request that the call came with. */
  readonly req: Request
  readonly res: Response
  /** Method and header fields (names in lower case) as the operation is to see them. */
  readonly head: Head
  /** Called for those only who may call the operation: nothing that was sent is read before. */
  readonly read: () => Promise<Arguments>
}

export type Head = Pick<Request, 'method' | 'headers'>

/** A call on its way through openapi-backend. */
export interface Exchange extends Call {
  readonly input: Input
  sent: Body | null
}

/** What openapi-backend sees of a request: already matched, decoded and converted. */
interface Input {
  readonly operation: Operation
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string | string[]>
  readonly cookies: Record<string, string>
  params: Record<string, unknown>
  query: Record<string, unknown>
  requestBody: unknown
}

export interface Dispatcher {
  readonly routes: RouteTable<BoundOperation>
  /** By operation id. */
  readonly operations: ReadonlyMap<string, BoundOperation>
  /** Runs security, body, validation and the operation, in this order. */
  readonly run: (call: Call) => Promise<AnyReply>
}

/**
 * openapi-backend over the generated table of operations. Its router and validators are replaced by ours, which were built
 * before: left alone it rebuilds its table on each request and compiles each schema at its first use.
 */
export async function createDispatcher(services: ContextServices): Promise<Dispatcher> {
  const { config } = services
  const is =
    (scheme: Scheme) =>
    (_context: Context, { identity }: Exchange) =>
      identity.scheme === scheme && identity.caller !== null
  const handlers: Record<string, Handler> = {
    postSecurityHandler: async (context: Context, exchange: Exchange) => {
      requireAccess(context, exchange.identity, config)
      await readInput(exchange)
    },
    unauthorizedHandler: () => {
      throw unauthorized(config)
    },
    validationFail: (context: Context) => {
      throw invalid(context.validation.errors ?? [])
    },
    notFound: () => {
      throw new Problem('not-found')
    },
  }
  const api = new OpenAPIBackend({
    definition: contract,
    quick: true, // its own check knows OpenAPI 3.0 only
    strict: true,
    handlers,
    securityHandlers: {
      ApiKeyHeader: is('ApiKeyHeader'),
      ApiKeyQuery: is('ApiKeyQuery'),
      AccessToken: is('AccessToken'),
    },
  })
  await api.init()
  const all = api.router.getOperations() as Operation[]
  const byId = new Map(all.map((operation) => [operation.operationId ?? '', operation]))
  replaceRouter(api, all, byId)
  // Not before: to look up the id of a handler, openapi-backend's own router builds its table anew.
  for (const [id, handle] of Object.entries(operations))
    api.registerHandler(id, operationHandler(id, handle as AnyOperation, services))
  for (const id of byId.keys()) api.validator.requestValidators[id] = [validators[id] as never]
  const bound = all.map(bind)
  return {
    routes: new RouteTable(bound),
    operations: new Map(bound.map((operation) => [operation.operationId, operation])),
    run: async (call) => {
      const exchange: Exchange = { ...call, input: emptyInput(call), sent: null }
      return (await api.handleRequest(exchange.input as never, exchange)) as AnyReply
    },
  }
}

/** The request was matched, decoded and folded before it came here. */
function replaceRouter(api: OpenAPIBackend, all: Operation[], byId: ReadonlyMap<string, Operation>): void {
  api.router.getOperations = () => all
  api.router.getOperation = (id) => byId.get(id)
  api.router.matchOperation = (request) => (request as unknown as Input).operation
  api.router.parseRequest = (request) => request as never
}

async function readInput(exchange: Exchange): Promise<void> {
  const { path, query, body } = await exchange.read()
  exchange.sent = body
  exchange.input.requestBody = body.value
  exchange.input.params = path
  exchange.input.query = query
}

/**
 * Fixes the order 401, 403: a credential that is not acceptable is refused also where none is needed.
 * openapi-backend alone would let a bad key pass as anonymous there.
 */
function requireAccess(context: Context, { failure, caller }: Identity, config: Config): void {
  if (failure) throw failure
  if (caller?.suspended) throw accountSuspended(config)
  if (caller && context.security?.['authorized'] === false) {
    throw new Problem('forbidden', 'This operation needs an OAuth access token; an API key is refused.')
  }
}

type AnyOperation = (request: object, context: object) => Promise<AnyReply>

function operationHandler(id: string, handle: AnyOperation, services: ContextServices): Handler {
  return async (_context: Context, exchange: Exchange) => {
    const { params, query, requestBody } = exchange.input
    const request = { path: params, query, body: requestBody }
    return handle(request, operationContext(id, request, exchange, services))
  }
}

function bind(operation: Operation): BoundOperation {
  const { operationId, path, parameters = [], requestBody, responses = {} } = operation
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] as
    { content?: object; headers?: object } | undefined
  const types = Object.keys(success?.content ?? {})
  const body = bodyRule({ ...operation, requestBody } as Parameters<typeof bodyRule>[0])
  return {
    source: operation,
    operationId: operationId ?? '',
    method: operation.method.toUpperCase(),
    path,
    parameters: parameters as unknown as RouteOperation['parameters'],
    body,
    reply: {
      isPlainText: types.length === 1 && types[0] === 'text/plain',
      hasEtag: 'ETag' in (success?.headers ?? {}),
    },
    isSecret: (operation as { 'x-secret-reply'?: boolean })['x-secret-reply'] === true,
  }
}

function emptyInput({ operation, head }: Call): Input {
  return {
    operation: operation.source,
    method: operation.method,
    path: operation.path,
    headers: head.headers as Record<string, string | string[]>,
    cookies: {},
    params: {},
    query: {},
    requestBody: undefined,
  }
}

/** The call that a matched request asks for. */
export function requestCall(
  req: Request,
  res: Response,
  match: Match<BoundOperation>,
  identity: Identity,
  traceId: string,
  rawQuery: string,
): Call {
  const { operation } = match.route
  const read = async () => {
    const body = await readBody(req, res, operation.body)
    return { body, path: readPath(match), query: readQuery(rawQuery, match.route) }
  }
  return { operation, identity, traceId, req, res, head: req, read }
}
