import fs from 'node:fs'

/** A JSON schema of the contract, as far as the reference shows it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly description?: string
  readonly readOnly?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
}

export interface Body {
  readonly description?: string
  readonly required?: boolean
  readonly content?: Readonly<
    Record<string, { readonly schema: Schema; readonly examples?: Readonly<Record<string, unknown>> }>
  >
}

export interface ContractOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly requestBody: Body | null
  readonly responses: readonly (readonly [status: string, response: Body])[]
  /** Names of the accepted security schemes; empty text where none is needed. */
  readonly credentials: readonly string[]
}

export interface Contract {
  readonly description: string
  readonly tags: readonly {
    readonly name: string
    readonly description: string
    readonly operations: readonly ContractOperation[]
  }[]
  readonly schemas: readonly (readonly [name: string, schema: Schema])[]
  readonly resolve: <Value>(value: Value) => Value
}

type Node = Readonly<Record<string, unknown>>

/** Reads the generated contract for the reference page, with its references to parameters, bodies and responses resolved. */
export function readContract(): Contract {
  const document = JSON.parse(
    fs.readFileSync(new URL('../../generated/contract.json', import.meta.url), 'utf8'),
  ) as Node
  const resolve = <Value>(value: Value): Value => {
    const reference = (value as Node | null)?.['$ref']
    if (typeof reference !== 'string') return value
    return resolve(
      reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, name) => (at as Node)[name], document) as Value,
    )
  }
  const paths = Object.entries(document['paths'] as Record<string, Record<string, Node>>)
  const operations = paths.flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => 'operationId' in operation)
      .map(([method, operation]) => ({
        tag: (operation['tags'] as string[])[0],
        read: readOperation(document, resolve, path, method, operation),
      })),
  )
  return {
    description: (document['info'] as { description: string }).description,
    tags: (document['tags'] as { name: string; description: string }[]).map((tag) => ({
      ...tag,
      operations: operations.filter((operation) => operation.tag === tag.name).map((operation) => operation.read),
    })),
    schemas: Object.entries((document['components'] as { schemas: Record<string, Schema> }).schemas),
    resolve,
  }
}

function readOperation(
  document: Node,
  resolve: Contract['resolve'],
  path: string,
  method: string,
  operation: Node,
): ContractOperation {
  const security = (operation['security'] ?? document['security']) as Node[]
  return {
    operationId: operation['operationId'] as string,
    method: method.toUpperCase(),
    path,
    summary: operation['summary'] as string,
    description: operation['description'] as string,
    parameters: ((operation['parameters'] ?? []) as Parameter[]).map(resolve),
    requestBody: resolve<Body | null>((operation['requestBody'] as Body | undefined) ?? null),
    responses: Object.entries(operation['responses'] as Record<string, Body>).map(
      ([status, response]) => [status, resolve(response)] as const,
    ),
    credentials: security.map((requirement) => Object.keys(requirement)[0] ?? ''),
  }
}
