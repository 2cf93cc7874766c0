import type { Node } from '../contract/document.ts'

/** Schemas of the contract by name. */
export type ToolSchemas = Readonly<Record<string, Node>>

const REFERENCE = '#/components/schemas/'
/** Formats that say more to a model than the sentence does. */
const FORMATS = new Set<unknown>(['uuid', 'date'])
/** Keywords of an argument's schema besides its type. */
const ARGUMENT_KEYWORDS = ['enum', 'const', 'required', 'additionalProperties'] as const
/** Keywords of a response's schema besides its type. */
const ANSWER_KEYWORDS = ['enum', 'const'] as const

/**
 * Builds the schema of a tool's arguments. Models read the schemas of all tools before they begin, so it has types, names and
 * sentences only: the operation's own validator checks bounds and patterns, and names what is wrong. Nothing is referred to,
 * because some clients do not follow references.
 * @param isPatch whether null deletes a value; elsewhere it is left out, like defaults that say nothing
 */
export function argumentsSchema(schema: Node, schemas: ToolSchemas, isPatch: boolean): Node {
  const slim = (node: Node): Node => {
    const known = flat(node, schemas)
    const { schema: option, isNullable } = notNull(known)
    const plain = writableNode(flat(option, schemas))
    const type = { ...typeOf(plain), ...picked(plain, ARGUMENT_KEYWORDS), ...subschemas(plain, slim) }
    const said = isPatch ? {} : defaultOf(plain)
    const description = picked(known, ['description'])
    if (isNullable && isPatch) return { anyOf: [type, { type: 'null' }], ...description }
    return { ...type, ...description, ...said }
  }
  return slim(schema)
}

/**
 * Builds the schema of a tool's response: names and types. Nothing is required, because responses leave out what is null, and
 * properties that a later version adds are permitted.
 */
export function answerSchema(schema: Node, schemas: ToolSchemas): Node {
  const definitions = new Map<string, unknown>()
  const refer = (name: string): Node => {
    if (!definitions.has(name)) {
      definitions.set(name, null)
      definitions.set(name, shape(schemas[name] ?? {}))
    }
    return { $ref: `#/$defs/${name}` }
  }
  const shape = (node: Node): Node => {
    const name = nameOf(node)
    if (name !== null && schemas[name]?.['type'] === 'object') return refer(name)
    const { schema: inner } = notNull(flat(node, schemas))
    if (nameOf(inner) !== null) return shape({ $ref: inner['$ref'] })
    const options = (inner['anyOf'] as Node[] | undefined)?.map(shape)
    return {
      ...typeOf(inner),
      ...picked(inner, ANSWER_KEYWORDS),
      ...subschemas(inner, shape),
      ...(options ? { anyOf: options } : {}),
    }
  }
  const root = shape(flat(schema, schemas))
  if (definitions.size === 0) return root
  return { ...root, $defs: Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

/** Removes an object's read-only properties, which callers do not provide. */
export function writableNode(node: Node): Node {
  const properties = node['properties'] as Record<string, Node> | undefined
  if (!properties) return node
  const kept = Object.entries(properties).filter(([, schema]) => schema['readOnly'] !== true)
  const names = new Set(kept.map(([name]) => name))
  const required = ((node['required'] ?? []) as string[]).filter((name) => names.has(name))
  const { required: _required, ...rest } = node
  return { ...rest, properties: Object.fromEntries(kept), ...(required.length > 0 ? { required } : {}) }
}

/** Follows a reference to its schema. */
export function resolved(schema: Node, schemas: ToolSchemas): Node {
  const name = nameOf(schema)
  return name === null ? schema : resolved(schemas[name] ?? {}, schemas)
}

function nameOf({ $ref }: Node): string | null {
  return typeof $ref === 'string' ? $ref.slice(REFERENCE.length) : null
}

/** A schema with what it refers to, alone or in an `allOf` of one; the members next to it take precedence. */
function flat(schema: Node, schemas: ToolSchemas): Node {
  const { $ref: _reference, allOf, ...beside } = schema
  const name = nameOf(schema)
  const [base] = (allOf ?? []) as Node[]
  const under = name === null ? base : schemas[name]
  return under ? { ...flat(under, schemas), ...beside } : beside
}

/** The part of a schema besides null. */
function notNull(schema: Node): { schema: Node; isNullable: boolean } {
  const { type, oneOf, ...rest } = schema
  if (Array.isArray(type) && type.includes('null')) {
    const [only, second] = type.filter((one) => one !== 'null') as string[]
    if (only === undefined || second !== undefined) throw new Error(`A tool cannot have the types ${type.join(', ')}.`)
    return { schema: { ...rest, type: only }, isNullable: true }
  }
  const options = (oneOf ?? []) as Node[]
  const [option] = options.filter((one) => one['type'] !== 'null')
  if (!option) return { schema, isNullable: false }
  return { schema: { ...option, ...rest }, isNullable: options.length > 1 }
}

function typeOf({ type, format }: Node): Node {
  return { ...(type === undefined ? {} : { type }), ...(FORMATS.has(format) ? { format } : {}) }
}

function picked(node: Node, names: readonly string[]): Node {
  return Object.fromEntries(names.filter((name) => node[name] !== undefined).map((name) => [name, node[name]]))
}

function subschemas(node: Node, copy: (node: Node) => Node): Node {
  const { properties, items } = node as { properties?: Record<string, Node>; items?: Node }
  const copied = properties && Object.entries(properties).map(([name, inner]) => [name, copy(inner)] as const)
  const { description: _ofEach, ...item } = items ? copy(items) : {}
  return {
    ...(copied ? { properties: Object.fromEntries(copied) } : {}),
    ...(items ? { items: item } : {}),
  }
}

/** A default that is worth saying: not null, not false, not empty. */
function defaultOf({ default: value }: Node): Node {
  const isSilent =
    value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
  return isSilent ? {} : { default: value }
}
