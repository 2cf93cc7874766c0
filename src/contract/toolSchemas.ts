import type { Node } from './document.ts'

/** The contract's schemas by name. */
export type Schemas = Readonly<Record<string, Node>>

const REFERENCE = '#/components/schemas/'
const SCHEMA_MAPS = new Set(['properties', 'patternProperties'])
const SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const SUBSCHEMAS = new Set(['items', 'additionalProperties', 'not'])
/** Keywords of OpenAPI that JSON Schema does not know. */
const OPENAPI_ONLY = new Set(['example', 'xml', 'externalDocs', 'discriminator'])
/** Formats of OpenAPI that JSON Schema does not know; where they matter, the contract has bounds. */
const OPENAPI_FORMATS = new Set<unknown>(['int32', 'int64', 'double'])
/** Keywords that say something without making anything invalid. */
const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'readOnly', 'deprecated'])
/** Keywords that bound a value: whoever reads an answer need not know them. */
const BOUNDS = new Set(
  'minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems uniqueItems'.split(
    ' ',
  ),
)

/** What a schema says of itself, before its subschemas are looked at. */
type Change = (node: Node, isNamed: boolean) => Node

/** The schema of a tool's arguments, which stands alone. */
export function argumentsSchema(schema: Node, schemas: Schemas): Node {
  return bundle(schema, schemas, (node) => singleTyped(writable(node)))
}

/**
 * The schema of a tool's answer, which stands alone. A list of tools comes whole and is read by models, so it has names, types and
 * values; properties that a later version adds fit it too.
 */
export function answerSchema(schema: Node, schemas: Schemas): Node {
  return bundle(schema, schemas, shape)
}

/** What it refers to comes along in `$defs`. */
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
    const entries = Object.entries(change(node as Node, isNamed)).filter(([name, value]) => isKnown(name, value))
    return Object.fromEntries(entries.map(([name, value]) => [name, keyword(name, value)]))
  }
  // Whatever is not a schema is data, whatever the names in it.
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

/** Whether a keyword is one of JSON Schema. */
function isKnown(name: string, value: unknown): boolean {
  return !OPENAPI_ONLY.has(name) && !(name === 'format' && OPENAPI_FORMATS.has(value))
}

/** The same schema without a list of types, which some models' own dialects refuse: a branch for each of them. */
function singleTyped(node: Node): Node {
  const { type, ...rest } = node
  if (!Array.isArray(type)) return node
  const entries = Object.entries(rest)
  const rules = Object.fromEntries(entries.filter(([name]) => !ANNOTATIONS.has(name)))
  const branches = (type as string[]).map((one) => (one === 'null' ? { type: one } : { type: one, ...rules }))
  return { anyOf: branches, ...Object.fromEntries(entries.filter(([name]) => ANNOTATIONS.has(name))) }
}

/** Which names and types there are. Of the descriptions only those of whole records are left: names tell the rest, units included. */
function shape(node: Node, isNamed: boolean): Node {
  const kept = Object.entries(node).filter(([name, value]) => {
    if (BOUNDS.has(name) || (name === 'additionalProperties' && value === false)) return false
    return isNamed ? name !== 'examples' : !ANNOTATIONS.has(name)
  })
  return Object.fromEntries(kept)
}

/** An object without its read-only properties, which nobody is asked for. */
export function writable(node: Node): Node {
  const properties = node['properties'] as Record<string, Node> | undefined
  if (!properties) return node
  const kept = Object.entries(properties).filter(([, schema]) => schema['readOnly'] !== true)
  const names = new Set(kept.map(([name]) => name))
  const required = ((node['required'] ?? []) as string[]).filter((name) => names.has(name))
  return { ...node, properties: Object.fromEntries(kept), ...(required.length > 0 ? { required } : {}) }
}

/** The schema itself where another only refers to it. */
export function resolved(schema: Node, schemas: Schemas): Node {
  const reference = schema['$ref']
  return typeof reference === 'string' ? resolved(schemas[reference.slice(REFERENCE.length)] ?? {}, schemas) : schema
}
