/** Reference to a component of the document. A schema may have members next to it (OpenAPI 3.1). */
interface Reference {
  readonly $ref?: string
}

/** JSON Schema, as far as the contract uses it. */
export interface Schema extends Reference {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly additionalProperties?: boolean | Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly readOnly?: boolean
}

/** Parameter of an operation, or header of a response. */
export interface Parameter extends Reference {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}

/** Example of a body. */
interface Example extends Reference {
  readonly summary?: string
  readonly value?: unknown
}

/** Body of one media type. */
export interface Media {
  readonly schema?: Schema
  readonly examples?: Readonly<Record<string, Example>>
}

/** Body of a request, or a response. */
export interface Body extends Reference {
  readonly description?: string
  readonly required?: boolean
  readonly headers?: Readonly<Record<string, Parameter>>
  readonly content?: Readonly<Record<string, Media>>
}

interface PathOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body>>
}

/** The published contract. */
export interface Contract {
  readonly info: { readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, PathOperation>>>>
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, PathOperation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Operation of the API; or an event, which the service sends to webhooks. */
export interface Operation extends PathOperation {
  /** In capital letters. */
  readonly method: string
  /** Path of an operation, or name of an event. */
  readonly path: string
  readonly isEvent: boolean
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Lists the operations of a contract, then its events, in the contract's order. */
export function operationsOf({ paths, webhooks }: Contract): Operation[] {
  return [...listOperations(paths, false), ...listOperations(webhooks, true)]
}

function listOperations(paths: Contract['paths'], isEvent: boolean): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path, isEvent })),
  )
}

/** Follows the reference of a node. Members next to the reference replace those of the component. */
export function resolve<Node extends Reference>(contract: Contract, node: Node): Node {
  if (node.$ref === undefined) return node
  const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/(.+)$/.exec(node.$ref) ?? []
  const { $ref: _, ...others } = node
  return { ...resolve(contract, contract.components[kind]?.[name] as Node), ...others }
}

/** Name of the component that a schema refers to; null when it has none. */
export function nameOf({ $ref, allOf }: Schema): string | null {
  const reference = $ref ?? (allOf?.length === 1 ? allOf[0]?.$ref : undefined)
  return reference?.split('/').at(-1) ?? null
}

/** Resolves a schema, with those that it extends by `allOf`. */
export function resolveSchema(contract: Contract, schema: Schema): Schema {
  const { allOf = [], ...own } = resolve(contract, schema)
  return [...allOf.map((part) => resolveSchema(contract, part)), own].reduce(merge, {})
}

function merge(one: Schema, other: Schema): Schema {
  if (!one.properties) return { ...one, ...other }
  return {
    ...one,
    ...other,
    properties: { ...one.properties, ...other.properties },
    required: [...(one.required ?? []), ...(other.required ?? [])],
  }
}

/** The media types of a body that show different content; most repeat that of JSON under other names. */
export function mediaOf({ content = {} }: Body): [string, Media][] {
  const seen = new Set<string>()
  const ordered = Object.entries(content).sort(([one], [other]) => rank(one) - rank(other))
  return ordered.filter(([, { schema }]) => {
    const text = JSON.stringify(schema)
    return !seen.has(text) && seen.add(text)
  })
}

function rank(mediaType: string): number {
  return mediaType === 'application/json' ? 0 : 1
}

/** Values of the examples of a media type, with their summaries. */
export function examplesOf(contract: Contract, { examples = {} }: Media): { summary: string; value: unknown }[] {
  return Object.entries(examples).map(([name, example]) => {
    const { summary = name, value } = resolve(contract, example)
    return { summary, value }
  })
}
