import { readFileSync } from 'node:fs'
import type { OperationId } from '../../src/contract/operation.ts'

export interface Node {
  readonly [name: string]: unknown
}

export interface ContractParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly isRequired: boolean
  readonly schema: Node
  readonly example: unknown
}

export interface ContractExample {
  readonly name: string
  readonly mediaType: string
  readonly value: unknown
}

/** Which operation takes up what an answer gives. */
interface ContractLink {
  readonly name: string
  readonly operationId: string
  /** Names of parameters, each with a runtime expression (OpenAPI, "Link Object"). */
  readonly parameters: Readonly<Record<string, string>>
}

export interface ContractResponse {
  readonly mediaTypes: readonly string[]
  readonly headers: readonly string[]
  readonly examples: readonly ContractExample[]
  readonly links: readonly ContractLink[]
  /** Name of the schema (of its items, with `[]`, where it is a list); null without a body or where it has no name. */
  readonly schema: string | null
}

interface ContractBody {
  readonly isRequired: boolean
  readonly mediaTypes: readonly string[]
  readonly examples: readonly ContractExample[]
  /** Bytes at most. */
  readonly limit: number
  /** As it is written, with its references. */
  readonly schema: Node
}

/** One operation of the contract, with references resolved. */
export interface ContractOperation {
  readonly id: OperationId
  readonly method: string
  readonly path: string
  readonly parameters: readonly ContractParameter[]
  /** Null where it has no body. */
  readonly body: ContractBody | null
  readonly responses: ReadonlyMap<number, ContractResponse>
  /** `optional`: none is needed; `token`: API keys are refused. */
  readonly credentials: 'any' | 'optional' | 'token'
}

/** "Decided" for bodies without a limit of their own. */
const DEFAULT_LIMIT = 1024 * 1024
const METHODS = ['get', 'put', 'post', 'delete', 'patch']
const file = new URL('../../generated/contract.json', import.meta.url)
export const document = JSON.parse(readFileSync(file, 'utf8')) as Node

/** Every operation, in the order of the contract. */
export const contractOperations: readonly ContractOperation[] = Object.entries(document['paths'] as Node).flatMap(
  ([path, item]) =>
    METHODS.filter((method) => (item as Node)[method] !== undefined).map((method) => read(path, item as Node, method)),
)

const byId = new Map(contractOperations.map((operation) => [operation.id, operation]))

/** @throws Error for an id that the contract does not have */
export function contractOperation(id: OperationId): ContractOperation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}.`)
  return operation
}

/** The operations whose path a request's path is, by method; empty when the contract has no such path. */
export function operationsAt(path: string): ReadonlyMap<string, ContractOperation> {
  const fitting = contractOperations.filter((operation) => pattern(operation.path).test(path))
  // A literal segment wins over data: /Users/me over /users/{id}.
  const fewest = Math.min(...fitting.map((operation) => operation.path.split('{').length))
  const best = fitting.filter((operation) => operation.path.split('{').length === fewest)
  return new Map(best.map((operation) => [operation.method, operation]))
}

const patterns = new Map<string, RegExp>()

function pattern(path: string): RegExp {
  const known = patterns.get(path) ?? new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i')
  patterns.set(path, known)
  return known
}

function read(path: string, item: Node, method: string): ContractOperation {
  const operation = item[method] as Node
  const parameters = [...list(item['parameters']), ...list(operation['parameters'])].map(resolve)
  const body = operation['requestBody'] === undefined ? null : resolve(operation['requestBody'])
  const responses = Object.entries(operation['responses'] as Node)
  return {
    id: operation['operationId'] as OperationId,
    method: method.toUpperCase(),
    path,
    parameters: parameters.map(readParameter),
    body: body && {
      isRequired: body['required'] === true,
      mediaTypes: Object.keys(body['content'] as Node),
      examples: examplesOf(body),
      limit: (operation['x-max-body-bytes'] as number | undefined) ?? DEFAULT_LIMIT,
      schema: Object.values(body['content'] as Record<string, { schema: Node }>)[0]?.schema ?? {},
    },
    responses: new Map(responses.map(([status, response]) => [Number(status), readResponse(resolve(response))])),
    credentials: credentialsOf((operation['security'] ?? document['security']) as readonly Node[]),
  }
}

function readParameter(parameter: Node): ContractParameter {
  const [first] = Object.values((parameter['examples'] ?? {}) as Node)
  return {
    name: parameter['name'] as string,
    in: parameter['in'] as ContractParameter['in'],
    isRequired: parameter['required'] === true,
    schema: flat(parameter['schema']),
    example: parameter['example'] ?? (first === undefined ? undefined : resolve(first)['value']),
  }
}

/** A schema with its reference resolved, also that of its items or of the one schema that it adds a default to. */
function flat(schema: unknown): Node {
  const { allOf, items, ...rest } = resolve(schema)
  const base = allOf === undefined ? {} : flat(list(allOf)[0])
  return { ...base, ...rest, ...(items === undefined ? {} : { items: flat(items) }) }
}

function readResponse(response: Node): ContractResponse {
  return {
    mediaTypes: Object.keys(response['content'] ?? {}),
    headers: Object.keys(response['headers'] ?? {}),
    examples: examplesOf(response),
    links: Object.entries((response['links'] ?? {}) as Node).map(([name, link]) => ({
      ...(resolve(link) as Pick<ContractLink, keyof ContractLink>),
      name,
    })),
    schema: schemaName(response),
  }
}

function schemaName(response: Node): string | null {
  const [media] = Object.values((response['content'] ?? {}) as Record<string, Node>)
  const schema = media?.['schema'] as Node | undefined
  const own = name(schema)
  const items = name(resolve(schema ?? {})['items'])
  return items === null ? own : `${items}[]`
}

function name(schema: unknown): string | null {
  const reference = (schema as Node | undefined)?.['$ref']
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? null) : null
}

function examplesOf(owner: Node): ContractExample[] {
  return Object.entries((owner['content'] ?? {}) as Record<string, Node>).flatMap(([mediaType, media]) =>
    Object.entries((media['examples'] ?? {}) as Node).map(([name, example]) => {
      return { name, mediaType, value: resolve(example)['value'] }
    }),
  )
}

function credentialsOf(security: readonly Node[]): ContractOperation['credentials'] {
  if (security.some((requirement) => Object.keys(requirement).length === 0)) return 'optional'
  return security.some((requirement) => 'ApiKeyHeader' in requirement) ? 'any' : 'token'
}

/** What a reference in the contract leads to; anything else as it is. */
export function resolve(value: unknown): Node {
  const reference = (value as Node)['$ref']
  if (typeof reference !== 'string') return value as Node
  const steps = reference.slice('#/'.length).split('/')
  return resolve(steps.reduce<unknown>((at, step) => (at as Node)[step], document))
}

function list(value: unknown): readonly unknown[] {
  return (value ?? []) as readonly unknown[]
}
