import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv'
import { operations } from '../../generated/operations.ts'
import type { Turn } from '../admission/admission.ts'
import { ownerOf } from '../admission/owner.ts'
import type { Scheme } from '../identity/caller.ts'
import type { FieldErrors } from '../kernel/problem.ts'
import { requireAccess } from './access.ts'
import { readBody } from './body.ts'
import type { BoundOperation } from './boundOperation.ts'
import type { Arguments, Call, RequestHead } from './call.ts'
import { requestHash } from './idempotency.ts'
import { createBackend } from './openapiBackend.ts'
import { idempotencyKey, operationContext, type ContextServices } from './operationContext.ts'
import type { AnyReply } from './reply.ts'
import { readQuery } from './query.ts'
import { readPath, RouteTable } from './routes.ts'
import { validationProblem } from '../kernel/validationProblem.ts'

const load = createRequire(import.meta.url)

type AnyOperation = (request: object, context: object) => Promise<AnyReply>

/** The way of every call, by an HTTP request or by a tool, from its route to its reply. */
export interface Pipeline {
  readonly routes: RouteTable<BoundOperation>
  /** By operation id. */
  readonly operations: ReadonlyMap<string, BoundOperation>
  /**
   * Runs a call: security, turn, body, validation, operation, in this order.
   * @throws Problem 401, 403, 429, 503, 413, 415, 400, then what the operation throws
   */
  readonly run: (call: Call) => Promise<AnyReply>
  /** Validates arguments without running the operation: the invalid fields, as `run` would name them. */
  readonly check: (operation: BoundOperation, given: Arguments, head: RequestHead) => FieldErrors
}

/** Builds the pipeline over the generated table of operations. */
export async function createPipeline(services: ContextServices): Promise<Pipeline> {
  const turns = new WeakMap<Call, Turn>()
  const source = {
    contract: load('../../generated/contract.json') as object,
    validators: load('../../generated/validators.cjs') as Record<string, ValidateFunction>,
    schemes: { ApiKeyHeader: uses('ApiKeyHeader'), ApiKeyQuery: uses('ApiKeyQuery'), AccessToken: uses('AccessToken') },
  }
  const backend = await createBackend(source, {
    admit: async (call, isAuthorized) => {
      requireAccess(call.identity, isAuthorized, services.config)
      const turn = await enter(services, call)
      turns.set(call, turn)
      const given = await readArguments(services, call)
      // Before the validators complete the arguments by the contract's defaults.
      const isKeyed = idempotencyKey(call) !== undefined
      const keyed = isKeyed ? { ...given, hash: requestHash(call.operation.operationId, given) } : given
      await turn.begin()
      return keyed
    },
    refuse: (errors) => validationProblem([...errors]),
    operate: (call, given) => {
      const { path, query, body } = given
      const { operationId } = call.operation
      const request = { path, query, body: body.value }
      const handle = operations[operationId as keyof typeof operations] as AnyOperation
      return handle(request, operationContext(operationId, request, given, call, services))
    },
  })
  return {
    routes: new RouteTable(backend.operations),
    operations: new Map(backend.operations.map((operation) => [operation.operationId, operation])),
    check: (operation, given, head) => {
      const findings = backend.findings(operation, given, head)
      return findings.length === 0 ? {} : (validationProblem([...findings]).errors ?? {})
    },
    run: async (call) => {
      try {
        return await backend.handle(call)
      } finally {
        turns.get(call)?.end()
      }
    },
  }
}

/** Whether a call comes with a valid credential of a scheme. */
function uses(scheme: Scheme): (call: Call) => boolean {
  return ({ identity }) => identity.scheme === scheme && identity.caller !== null
}

/** Takes a place for the call, before anything of its body is read. */
async function enter({ admission, limits }: ContextServices, { operation, identity, req, res }: Call): Promise<Turn> {
  const userId = identity.caller?.userId ?? null
  if (operation.effort === 'image') await limits.count('pictures', { userId }, req, res)
  return admission.enter(operation.effort, ownerOf(userId, req.ip), res)
}

/** The one place where a request to the API is read: its body first, then path and query. */
async function readArguments(services: ContextServices, call: Call): Promise<Arguments> {
  const { operation, identity, req, res, given } = call
  if (!('match' in given)) return given
  const owner = ownerOf(identity.caller?.userId ?? null, req.ip)
  const body = await readBody(services, req, res, operation.body, owner)
  return { body, path: readPath(given.match), query: readQuery(given.query, given.match.route.query) }
}
