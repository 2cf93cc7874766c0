import fs from 'node:fs'
import { parse } from 'yaml'

/** A JSON value of the contract, as far as the generator looks into it. */
export interface Node {
  [name: string]: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Node
  readonly description?: string
  readonly example?: unknown
}

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
  /** Schema of the answer by status; null where the answer has no body. */
  readonly responses: ReadonlyMap<string, Node | null>
  readonly security: readonly Node[]
  /** A GET that the specification lets write (`x-writes`). */
  readonly writes: boolean
  /** As it is written in the contract. */
  readonly source: Node
}

export interface Contract {
  readonly document: Node
  readonly operations: readonly ContractOperation[]
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/**
 * Reads the contract and resolves what the generator needs of each operation, sorted by operation id.
 * @param file path or URL of openapi.yaml
 * @throws Error when a reference leads nowhere
 */
export function readContract(file: string | URL): Contract {
  const document = parse(fs.readFileSync(file, 'utf8')) as Node
  const resolve = (value: unknown): Node => {
    const reference = (value as Node | undefined)?.['$ref']
    if (typeof reference !== 'string') return value as Node
    const found = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at, name) => (at as Node | undefined)?.[name], document)
    if (found === undefined) throw new Error(`openapi.yaml: ${reference} leads nowhere.`)
    return resolve(found)
  }
  const operations = Object.entries(document['paths'] as Record<string, Node>).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => readOperation(document, resolve, path, item, method)),
  )
  return { document, operations: operations.sort((a, b) => (a.operationId < b.operationId ? -1 : 1)) }
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
    writes: method !== 'get' || operation['x-writes'] === true,
    source: operation,
  }
}

function examplesOf(body: Node): unknown[] {
  const content = body['content'] as Record<string, { examples?: Node }>
  return Object.values(content['application/json']?.examples ?? {})
}

/** The schema of a body: all media types of one body share it, but for a 401, which may also be plain text. */
function schemaOf(body: Node): Node | null {
  const content = body['content'] as Record<string, { schema: Node }> | undefined
  if (!content) return null
  const media = content['application/json'] ?? content['application/problem+json'] ?? Object.values(content)[0]
  return media?.schema ?? null
}
