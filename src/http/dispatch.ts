import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv'
import type { Request, Response } from 'express'
import { OpenAPIBackend, type Context, type Document, type Handler, type Operation } from 'openapi-backend'
import { operations } from '../../generated/operations.ts'
import type { Identity, Scheme } from '../identity/caller.ts'
import { unauthorized } from '../identity/failures.ts'
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

/** One request on its way. */
export interface Exchange {
  readonly req: Request
  readonly res: Response
  readonly match: Match<BoundOperation>
  readonly identity: Identity
  readonly traceId: string
  readonly rawQuery: string
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
  /** Runs security, body, validation and the operation, in this order. */
  readonly run: (exchange: Exchange) => Promise<AnyReply>
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
    ...Object.fromEntries(
      Object.entries(operations).map(([id, handle]) => [id, operationHandler(id, handle as AnyOperation, services)]),
    ),
    postSecurityHandler: async (context: Context, exchange: Exchange) => {
      requireAccess(context, exchange.identity, config.baseUrl)
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
  for (const id of byId.keys()) api.validator.requestValidators[id] = [validators[id] as never]
  return {
    routes: new RouteTable(all.map(bind)),
    run: async (exchange) => (await api.handleRequest(exchange.input as never, exchange)) as AnyReply,
  }
}

/** The request was matched, decoded and folded before it came here. */
function replaceRouter(api: OpenAPIBackend, all: Operation[], byId: ReadonlyMap<string, Operation>): void {
  api.router.getOperations = () => all
  api.router.getOperation = (id) => byId.get(id)
  api.router.matchOperation = (request) => (request as unknown as Input).operation
  api.router.parseRequest = (request) => request as never
}

/** Only for those who may call: nothing of a request is read before. */
async function readInput(exchange: Exchange): Promise<void> {
  const { req, res, match, input, rawQuery } = exchange
  exchange.sent = await readBody(req, res, match.route.operation.body)
  input.requestBody = exchange.sent.value
  input.params = readPath(match)
  input.query = readQuery(rawQuery, match.route)
}

/**
 * Fixes the order 401, 403: a credential that is not acceptable is refused also where none is needed.
 * openapi-backend alone would let a bad key pass as anonymous there.
 */
function requireAccess(context: Context, { failure, caller }: Identity, baseUrl: string): void {
  if (failure) throw failure
  if (caller?.suspended)
    throw new Problem('forbidden', `This account is suspended. Write to the operator of ${baseUrl}.`)
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

/** Makes the exchange of a matched request. */
export function createExchange(
  req: Request,
  res: Response,
  match: Match<BoundOperation>,
  identity: Identity,
  traceId: string,
  rawQuery: string,
): Exchange {
  const { operation } = match.route
  const input: Input = {
    operation: operation.source,
    method: operation.method,
    path: operation.path,
    headers: req.headers as Record<string, string | string[]>,
    cookies: {},
    params: {},
    query: {},
    requestBody: undefined,
  }
  return { req, res, match, identity, traceId, rawQuery, input, sent: null }
}
