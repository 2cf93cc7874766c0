import type { Node } from '../contract/document.ts'

/** Schemas of the contract by name. */
export type Schemas = Readonly<Record<string, Node>>

const REFERENCE = '#/components/schemas/'
const SCHEMA_MAPS = new Set(['properties', 'patternProperties'])
const SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const SUBSCHEMAS = new Set(['items', 'additionalProperties', 'not'])
/** Keywords of OpenAPI that JSON Schema does not define. */
const OPENAPI_ONLY = new Set(['example', 'xml', 'externalDocs', 'discriminator'])
/** Formats of OpenAPI that JSON Schema does not define; where they matter, the contract has bounds. */
const OPENAPI_FORMATS = new Set<unknown>(['int32', 'int64', 'double'])
/** Keywords that describe without affecting validity. */
const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'readOnly', 'deprecated'])
/** Keywords that bound a value; readers of a response do not need them. */
const BOUNDS = new Set(
  'minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems uniqueItems'.split(
    ' ',
  ),
)

/** Change of a schema node, before its subschemas are visited. */
type Change = (node: Node, isNamed: boolean) => Node

/** Builds the self-contained schema of a tool's arguments. */
export function argumentsSchema(schema: Node, schemas: Schemas): Node {
  return bundle(schema, schemas, (node) => singleTyped(writable(node)))
}

/**
 * Builds the self-contained schema of a tool's response. Models read whole lists of tools, so it has only names, types
 * and values. It permits properties that a later version adds.
 */
export function answerSchema(schema: Node, schemas: Schemas): Node {
  return bundle(schema, schemas, shape)
}

/** Bundles a schema; schemas that it refers to are included in `$defs`. */
function bundle(schema: Node, schemas: Schemas, change: Change): Node {
  const definitions = new Map<string, unknown>()
  const refer = (reference: string): string => {
    const name = reference.slice(REFERENCE.length)
    if (!definitions.has(name)) {
      definitions.set(name, null)
      definitions.set(name, copy(schemas[name], true))
    }
    return `#/$defs/${name}`
  }
  const copy = (node: unknown, isNamed = false): unknown => {
    if (typeof node !== 'object' || node === null) return node
    const entries = Object.entries(change(inlined(node as Node, schemas), isNamed)).filter(([name, value]) =>
      isKnown(name, value),
    )
    return Object.fromEntries(entries.map(([name, value]) => [name, keyword(name, value)]))
  }
  // A value that is not a schema is data, regardless of the names in it.
  const keyword = (name: string, value: unknown): unknown => {
    if (name === '$ref') return refer(value as string)
    if (SUBSCHEMAS.has(name)) return copy(value)
    if (SCHEMA_LISTS.has(name)) return (value as unknown[]).map((inner) => copy(inner))
    if (!SCHEMA_MAPS.has(name)) return value
    return Object.fromEntries(Object.entries(value as Node).map(([key, inner]) => [key, copy(inner)]))
  }
  const root = copy(schema, true) as Node
  if (definitions.size === 0) return root
  return { ...root, $defs: Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

/** The simple value that a schema refers to, with the members next to the reference; any other schema as it is. */
function inlined(schema: Node, schemas: Schemas): Node {
  const { $ref, ...beside } = schema
  const named = typeof $ref === 'string' ? schemas[$ref.slice(REFERENCE.length)] : undefined
  if (!named || named['type'] === 'object' || named['enum'] !== undefined) return schema
  return inlined({ ...named, ...beside }, schemas)
}

/** Whether a keyword is one of JSON Schema. */
function isKnown(name: string, value: unknown): boolean {
  return !OPENAPI_ONLY.has(name) && !(name === 'format' && OPENAPI_FORMATS.has(value))
}

/** Replaces a list of types, which some models' dialects refuse, with one branch per type. */
function singleTyped(node: Node): Node {
  const { type, ...rest } = node
  if (!Array.isArray(type)) return node
  const entries = Object.entries(rest)
  const rules = Object.fromEntries(entries.filter(([name]) => !ANNOTATIONS.has(name)))
  const branches = (type as string[]).map((one) => (one === 'null' ? { type: one } : { type: one, ...rules }))
  return { anyOf: branches, ...Object.fromEntries(entries.filter(([name]) => ANNOTATIONS.has(name))) }
}

/**
 * Reduces a schema to names and types. Of the descriptions only those of whole records remain: names convey the rest,
 * including units.
 */
function shape(node: Node, isNamed: boolean): Node {
  const kept = Object.entries(node).filter(([name, value]) => {
    if (BOUNDS.has(name) || (name === 'additionalProperties' && value === false)) return false
    return isNamed ? name !== 'examples' : !ANNOTATIONS.has(name)
  })
  return Object.fromEntries(kept)
}

/** Removes an object's read-only properties, which callers do not provide. */
export function writable(node: Node): Node {
  const properties = node['properties'] as Record<string, Node> | undefined
  if (!properties) return node
  const kept = Object.entries(properties).filter(([, schema]) => schema['readOnly'] !== true)
  const names = new Set(kept.map(([name]) => name))
  const required = ((node['required'] ?? []) as string[]).filter((name) => names.has(name))
  return { ...node, properties: Object.fromEntries(kept), ...(required.length > 0 ? { required } : {}) }
}

/** Follows a reference to its schema. */
export function resolved(schema: Node, schemas: Schemas): Node {
  const reference = schema['$ref']
  return typeof reference === 'string' ? resolved(schemas[reference.slice(REFERENCE.length)] ?? {}, schemas) : schema
}
