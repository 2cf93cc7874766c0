import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv'
import { operations } from '../../generated/spoolman/operations.ts'
import { ownerOf } from '../admission/owner.ts'
import { resolveContract, type Node } from '../contract/document.ts'
import { inTransaction } from '../database/transaction.ts'
import { readBody } from '../http/body.ts'
import type { BoundOperation } from '../http/boundOperation.ts'
import type { Call } from '../http/call.ts'
import { createBackend } from '../http/openapiBackend.ts'
import type { AnyReply } from '../http/reply.ts'
import { readPath, RouteTable } from '../http/routes.ts'
import { validationProblem } from '../kernel/validationProblem.ts'
import { readJson } from '../kernel/json.ts'
import type { Services } from '../services.ts'
import type { SpoolConnection } from '../spoolConnections/find.ts'
import { Unprocessable } from './failure.ts'
import { normalizeBody } from './lenient.ts'
import type { SpoolmanContext } from './operation.ts'
import { readExtraFilters, readSpoolmanQuery } from './query.ts'

const load = createRequire(import.meta.url)

type AnyOperation = (request: object, context: SpoolmanContext) => Promise<AnyReply>
type Properties = Parameters<typeof normalizeBody>[1]

/** The way of a request to the spool interface, from its route to its reply. */
export interface SpoolmanPipeline {
  readonly routes: RouteTable<BoundOperation>
  /**
   * Runs a call.
   * @throws Problem 413, 415, 400, 422, then what the operation throws
   */
  readonly run: (call: Call, connection: SpoolConnection) => Promise<AnyReply>
}

/** Builds the pipeline over the generated table of operations. */
export async function createSpoolmanPipeline(services: Services): Promise<SpoolmanPipeline> {
  const contract = load('../../generated/spoolman/contract.json') as object
  const validators = load('../../generated/spoolman/validators.cjs') as Record<string, ValidateFunction>
  const properties = bodyProperties(contract as unknown as Node)
  const connections = new WeakMap<Call, { readonly connection: SpoolConnection; readonly arrivedDate: Date }>()
  // Only calls with a valid key reach the pipeline.
  const schemes = { Basic: () => true, Bearer: () => true, Header: () => true }
  const backend = await createBackend(
    { contract, validators, schemes },
    {
      admit: async (call) => {
        const { operation, req, res, given, identity } = call
        if (!('match' in given)) return given
        const owner = ownerOf(identity.caller?.userId ?? null, req.ip)
        const body = await readBody(services, req, res, operation.body, owner)
        // A body that is kept as sent comes with an outline only.
        const sent = body.bytes ? readJson({ bytes: body.bytes, isVerbatim: false }).value : body.value
        const value = normalizeBody(sent, properties.get(operation.operationId) ?? {})
        return {
          body: { ...body, value },
          path: readPath(given.match),
          query: readSpoolmanQuery(given.query, operation.parameters),
        }
      },
      refuse: (errors) => new Unprocessable(validationProblem([...errors]).errors),
      operate: (call, { path, query, body }) => {
        const known = connections.get(call)
        if (!known) throw new Error('The call has no connection.')
        const handle = operations[call.operation.operationId as keyof typeof operations] as AnyOperation
        // An empty body is the JSON null that it stands for.
        const request = { path, query, body: body.value ?? null }
        return handle(request, contextOf(services, call, known, body.bytes))
      },
    },
  )
  return {
    routes: new RouteTable(backend.operations),
    run: (call, connection) => {
      connections.set(call, { connection, arrivedDate: services.now() })
      return backend.handle(call)
    },
  }
}

function contextOf(
  services: Services,
  { identity, res, given }: Call,
  { connection, arrivedDate }: { readonly connection: SpoolConnection; readonly arrivedDate: Date },
  bodyBytes: Uint8Array | null,
): SpoolmanContext {
  const { db, config, quotas, store, now, log } = services
  const { caller } = identity
  if (!caller) throw new Error('The call has no caller.')
  const { userId } = caller
  return {
    db,
    userId,
    caller,
    connection,
    transaction: (work) => inTransaction(db, work, userId),
    quotas,
    store,
    log,
    config,
    now,
    arrivedDate,
    whenSent: (work) => {
      res.once('finish', () => {
        work().catch((error: unknown) => log.warn({ err: error }, 'a response was not noted'))
      })
    },
    // Read by the lists only: other operations ignore such names, like all that they do not know.
    readExtraFilters: () => ('match' in given ? readExtraFilters(given.query) : new Map<string, string>()),
    bodyBytes,
  }
}

/** The schemas of the properties of each operation's body. */
function bodyProperties(contract: Node): ReadonlyMap<string, Properties> {
  const schemas = (contract['components'] as Node)['schemas'] as Record<string, Node>
  return new Map(
    resolveContract(contract).operations.map(({ operationId, requestBody }) => {
      const reference = requestBody?.schema['$ref']
      const name = typeof reference === 'string' ? reference.replace('#/components/schemas/', '') : ''
      return [operationId, (schemas[name]?.['properties'] ?? {}) as Properties]
    }),
  )
}
