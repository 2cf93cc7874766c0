import { parse } from 'yaml'

/** JSON object of the contract, as far as the generator examines it. */
export interface Node {
  [name: string]: unknown
}

/** Parameter of an operation. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Node
  readonly description?: string
  readonly example?: unknown
  /** False for a parameter that is not an argument of a tool. */
  readonly 'x-agent-tool'?: boolean
}

/** Operation with its references resolved. */
export interface ContractOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly requestBody: {
    readonly required: boolean
    readonly schema: Node
    readonly examples: readonly unknown[]
  } | null
  /** Response schema by status; null where the response has no body. */
  readonly responses: ReadonlyMap<string, Node | null>
  readonly security: readonly Node[]
  /** Whether the operation may write: a GET with `x-writes`, or another method without `x-reads`. */
  readonly writes: boolean
  /** Operation as written in the contract. */
  readonly source: Node
}

/** Contract with its operations, sorted by operation id. */
export interface Contract {
  readonly document: Node
  readonly operations: readonly ContractOperation[]
}

export const METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'patch']

/**
 * Reads the contract.
 * @param text YAML of the contract
 * @throws Error when a reference cannot be resolved
 */
export function parseContract(text: string): Contract {
  return resolveContract(parse(text, { maxAliasCount: -1 }) as Node)
}

/**
 * Resolves the references of each operation, sorted by operation id.
 * @param document the contract
 * @throws Error when a reference cannot be resolved
 */
export function resolveContract(document: Node): Contract {
  const resolve = (value: unknown) => follow(document, value)
  const operations = Object.entries(document['paths'] as Record<string, Node>).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => readOperation(document, resolve, path, item, method)),
  )
  return { document, operations: operations.sort((a, b) => (a.operationId < b.operationId ? -1 : 1)) }
}

/**
 * Resolves a reference; returns any other value as it is.
 * @throws Error when it leads nowhere
 */
export function follow(document: Node, value: unknown): Node {
  const reference = isNode(value) ? value['$ref'] : undefined
  if (typeof reference !== 'string') return value as Node
  const found = referred(document, reference)
  if (found === undefined) throw new Error(`openapi.yaml: ${reference} leads nowhere.`)
  return follow(document, found)
}

/** Target of a reference, which may be a reference itself; undefined when it leads nowhere or out of the file. */
export function referred(document: Node, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined
  const steps = reference.slice('#/'.length).split('/')
  return steps.reduce<unknown>((at, step) => (isNode(at) ? at[step] : undefined), document)
}

/** Whether a value of the contract has members. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function readOperation(
  document: Node,
  resolve: (value: unknown) => Node,
  path: string,
  item: Node,
  method: string,
): ContractOperation {
  const operation = item[method] as Node
  const parameters = [...((item['parameters'] as Node[]) ?? []), ...((operation['parameters'] as Node[]) ?? [])].map(
    resolve,
  )
  const body = operation['requestBody'] === undefined ? null : resolve(operation['requestBody'])
  const responses = Object.entries(operation['responses'] as Record<string, Node>).map(
    ([status, response]) => [status, schemaOf(resolve(response))] as const,
  )
  return {
    operationId: operation['operationId'] as string,
    method: method.toUpperCase(),
    path,
    parameters: parameters.map(
      (parameter) => ({ ...parameter, schema: resolve(parameter['schema']) }) as unknown as Parameter,
    ),
    requestBody: body && {
      required: body['required'] === true,
      schema: schemaOf(body) ?? {},
      examples: examplesOf(body).map((example) => resolve(example)['value']),
    },
    responses: new Map(responses),
    security: (operation['security'] ?? document['security']) as Node[],
    writes: operation['x-writes'] === true || (method !== 'get' && operation['x-reads'] !== true),
    source: operation,
  }
}

function examplesOf(body: Node): unknown[] {
  const content = body['content'] as Record<string, { examples?: Node }>
  return Object.values(content['application/json']?.examples ?? {})
}

/** Returns the schema of a body. All media types of a body share it, except for a 401, which may also be plain text. */
function schemaOf(body: Node): Node | null {
  const content = body['content'] as Record<string, { schema: Node }> | undefined
  if (!content) return null
  const media = content['application/json'] ?? content['application/problem+json'] ?? Object.values(content)[0]
  return media?.schema ?? null
}
