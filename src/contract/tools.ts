import type { Contract, ContractOperation, Node, Parameter } from './document.ts'

/** Where an argument of a tool goes in its operation's request. */
export type Place = 'path' | 'query' | 'header' | 'body'

/** A tool of the tool server: an operation that the contract marks with `x-agent-tool`. */
export interface Tool {
  readonly name: string
  readonly operationId: string
  /** The OAuth scope that a call needs. */
  readonly scope: string
  readonly title: string
  readonly description: string
  /** Every argument at one level: path and query parameters, the properties of the body, the idempotency key. */
  readonly inputSchema: Node
  readonly outputSchema: Node
  readonly annotations: {
    readonly readOnlyHint: boolean
    readonly destructiveHint: boolean
    readonly idempotentHint: boolean
    readonly openWorldHint: boolean
  }
  readonly places: Readonly<Record<string, Place>>
}

/** The one header field that is an argument, by the name that a model sees. */
export const KEY_ARGUMENT = 'idempotencyKey'
export const KEY_HEADER = 'Idempotency-Key'

const READ_SCOPE = 'read:printdata'
const REFERENCE = '#/components/schemas/'
/** Keywords of OpenAPI that JSON Schema does not know. */
const OPENAPI_ONLY = new Set(['example', 'xml', 'externalDocs', 'discriminator'])

interface Argument {
  readonly name: string
  readonly place: Place
  readonly isRequired: boolean
  readonly schema: unknown
}

/**
 * Derives the tools from the operations that are marked in the contract.
 * @throws Error when a mark cannot be honoured: a tool that deletes, two arguments of one name, a scope against its method
 */
export function tools(contract: Contract): Tool[] {
  const schemas = (contract.document['components'] as Node)['schemas'] as Record<string, Node>
  return contract.operations
    .filter((operation) => operation.source['x-agent-tool'] !== undefined)
    .map((operation) => tool(operation, schemas))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function tool(operation: ContractOperation, schemas: Record<string, Node>): Tool {
  const { operationId, method, source } = operation
  const { name, scope } = source['x-agent-tool'] as { name: string; scope: string }
  if (method === 'DELETE') throw new Error(`${operationId}: a tool must not delete.`)
  if ((scope === READ_SCOPE) !== (method === 'GET')) throw new Error(`${operationId}: ${scope} does not fit ${method}.`)
  const body = bodySchema(operation, schemas)
  const given = [...operation.parameters.flatMap(parameterArgument), ...bodyArguments(operation, body)]
  const places = Object.fromEntries(given.map((argument) => [argument.name, argument.place]))
  if (Object.keys(places).length !== given.length) throw new Error(`${operationId}: two arguments have one name.`)
  const success = [...operation.responses].find(([status]) => status.startsWith('2'))?.[1]
  return {
    name,
    operationId,
    scope,
    title: String(source['summary']),
    description: String(source['description']),
    inputSchema: bundle(inputSchema(operation, given), schemas, true),
    outputSchema: bundle({ type: 'object', ...resolved(success ?? {}, schemas) }, schemas, false),
    annotations: {
      readOnlyHint: method === 'GET',
      destructiveHint: method !== 'GET' && !operation.responses.has('201'),
      idempotentHint: method !== 'POST',
      openWorldHint: false,
    },
    places,
  }
}

function parameterArgument(parameter: Parameter): Argument[] {
  const isKey = parameter.name === KEY_HEADER
  // Conditions on entity tags are for clients that keep what they have read.
  if (parameter.in === 'header' && !isKey) return []
  const { example, description } = parameter
  const schema = { ...parameter.schema, description, ...(example === undefined ? {} : { examples: [example] }) }
  const name = isKey ? KEY_ARGUMENT : parameter.name
  return [{ name, place: parameter.in, isRequired: parameter.required === true, schema }]
}

function bodySchema({ requestBody }: ContractOperation, schemas: Record<string, Node>): Node | null {
  return requestBody && resolved(requestBody.schema, schemas)
}

function bodyArguments({ operationId }: ContractOperation, body: Node | null): Argument[] {
  if (!body) return []
  if (body['type'] !== 'object' || !body['properties']) throw new Error(`${operationId}: the body is no plain object.`)
  const { properties, required = [] } = writable(body) as { properties: Record<string, Node>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => {
    return { name, place: 'body', isRequired: required.includes(name), schema }
  })
}

function inputSchema(operation: ContractOperation, given: readonly Argument[]): Node {
  const required = given.filter((argument) => argument.isRequired).map((argument) => argument.name)
  const examples = inputExamples(operation)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(given.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 ? { required } : {}),
    ...(examples.length > 0 ? { examples } : {}),
  }
}

/** The examples of the body, each with the examples of what else is required. */
function inputExamples({ parameters, requestBody }: ContractOperation): Node[] {
  const others = parameters.filter(({ required, example }) => required && example !== undefined)
  const rest = Object.fromEntries(others.map(({ name, example }) => [name, example]))
  return (requestBody?.examples ?? []).map((example) => ({ ...rest, ...(example as Node) }))
}

const SCHEMA_MAPS = new Set(['properties', 'patternProperties'])
const SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const SUBSCHEMAS = new Set(['items', 'additionalProperties', 'not'])

/** A schema that stands alone: what it refers to comes along in `$defs`. */
function bundle(schema: Node, schemas: Record<string, Node>, isInput: boolean): Node {
  const definitions = new Map<string, unknown>()
  const refer = (reference: string): string => {
    const name = reference.slice(REFERENCE.length)
    if (!definitions.has(name)) {
      definitions.set(name, null)
      definitions.set(name, copy(schemas[name]))
    }
    return `#/$defs/${name}`
  }
  const copy = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node
    const plain = singleTyped(isInput ? writable(node as Node) : (node as Node))
    const entries = Object.entries(plain).filter(([name]) => !OPENAPI_ONLY.has(name))
    return Object.fromEntries(entries.map(([name, value]) => [name, keyword(name, value)]))
  }
  // Whatever is not a schema is data, whatever the names in it.
  const keyword = (name: string, value: unknown): unknown => {
    if (name === '$ref') return refer(value as string)
    if (SUBSCHEMAS.has(name)) return copy(value)
    if (SCHEMA_LISTS.has(name)) return (value as unknown[]).map(copy)
    if (!SCHEMA_MAPS.has(name)) return value
    return Object.fromEntries(Object.entries(value as Node).map(([key, inner]) => [key, copy(inner)]))
  }
  const root = copy(schema) as Node
  if (definitions.size === 0) return root
  return { ...root, $defs: Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'readOnly', 'deprecated'])

/** The same schema without a list of types, which some models' own dialects refuse: a branch for each of them. */
function singleTyped(node: Node): Node {
  const { type, ...rest } = node
  if (!Array.isArray(type)) return node
  const entries = Object.entries(rest)
  const rules = Object.fromEntries(entries.filter(([name]) => !ANNOTATIONS.has(name)))
  const branches = (type as string[]).map((one) => (one === 'null' ? { type: one } : { type: one, ...rules }))
  return { anyOf: branches, ...Object.fromEntries(entries.filter(([name]) => ANNOTATIONS.has(name))) }
}

/** An object without its read-only properties, which nobody is asked for. */
function writable(node: Node): Node {
  const properties = node['properties'] as Record<string, Node> | undefined
  if (!properties) return node
  const kept = Object.entries(properties).filter(([, schema]) => schema['readOnly'] !== true)
  const names = new Set(kept.map(([name]) => name))
  const required = ((node['required'] ?? []) as string[]).filter((name) => names.has(name))
  return { ...node, properties: Object.fromEntries(kept), ...(required.length > 0 ? { required } : {}) }
}

function resolved(schema: Node, schemas: Record<string, Node>): Node {
  const reference = schema['$ref']
  return typeof reference === 'string' ? resolved(schemas[reference.slice(REFERENCE.length)] ?? {}, schemas) : schema
}
