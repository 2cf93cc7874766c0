import type { Node } from './document.ts'

type Schemas = Readonly<Record<string, Node>>
type Components = Readonly<Record<string, Schemas>>

const SCHEMAS = '#/components/schemas/'

/**
 * Converts the contract to OpenAPI 3.0.3, for generators that do not read 3.1. Supports the parts of 3.1 that the
 * contract uses; `make lint` refuses the result when others are added. Webhooks, which 3.0 does not have, are left out
 * with the components that only they use.
 * @param document the contract, OpenAPI 3.1
 * @throws Error when a schema has several types besides null
 */
export function openApi30({ openapi: _version, webhooks: _webhooks, info, components, ...rest }: Node): Node {
  const { summary, description, license, ...about } = info as Record<string, string>
  const { identifier: _identifier, ...named } = license as unknown as Node
  const { schemas, ...others } = usedComponents(components as Components, rest)
  const conversion = new Conversion(schemas ?? {})
  return {
    openapi: '3.0.3',
    info: { ...about, description: `${summary}\n\n${description}`, license: named },
    ...(conversion.convert(rest) as Node),
    components: { ...(conversion.convert(others) as Node), schemas: conversion.components() },
  }
}

/** Components that a part of the contract refers to, itself or through others. Credentials are named, not referred to. */
function usedComponents(components: Components, part: Node): Components {
  const used = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { $ref: reference } = value as Node
    if (typeof reference === 'string' && !used.has(reference)) {
      used.add(reference)
      const [section = '', name = ''] = reference.slice('#/components/'.length).split('/')
      look(components[section]?.[name])
    }
    for (const inner of Object.values(value)) look(inner)
  }
  look(part)
  const isUsed = (section: string, name: string) =>
    section === 'securitySchemes' || used.has(`#/components/${section}/${name}`)
  return eachOf(components, (section, title) =>
    Object.fromEntries(Object.entries(section as Schemas).filter(([name]) => isUsed(title, name))),
  ) as Components
}

class Conversion {
  readonly #schemas: Schemas
  /** Names of the schemas that are used as nullable. */
  readonly #nullable = new Set<string>()

  constructor(schemas: Schemas) {
    this.#schemas = schemas
  }

  /** Converts a value. Everything except schemas has the same form in both versions. Examples are data. */
  convert(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.convert(item))
    return eachOf(value, (inner, name) => {
      if (name === 'schema') return this.#schema(inner)
      return name === 'example' || name === 'examples' ? inner : this.convert(inner)
    })
  }

  /** Converts the named schemas. Call it after everything else has been converted. */
  components(): Node {
    const schemas = eachOf(this.#schemas, this.#schema) as Schemas
    const twins = [...this.#nullable].sort().map((name) => [`${name}OrNull`, orNull(schemas[name] ?? {})] as const)
    return { ...schemas, ...Object.fromEntries(twins) }
  }

  readonly #schema = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(([name, inner]) => !isTrap(name, inner, value as Node))
    const converted = kept.map(([name, inner]) => this.#keyword(name, inner, kept.length === 1))
    return Object.assign({}, ...converted) as Node
  }

  /** Converts a keyword of 3.1 to 3.0. */
  #keyword(name: string, value: unknown, isAlone: boolean): Node {
    switch (name) {
      case '$ref': // 3.0 ignores siblings of a reference.
        return isAlone ? { $ref: value } : this.#wrapped(String(value))
      case 'type':
        return Array.isArray(value) ? { type: exceptNull(value), nullable: true } : { type: value }
      case 'oneOf':
        return this.#orNull((exceptNull(value) as { $ref: string }).$ref.slice(SCHEMAS.length))
      case 'const':
        return { enum: [value] }
      case 'contentMediaType': // 3.0 cannot describe the content of a string.
        return {}
      case 'properties':
        return { properties: eachOf(value, this.#schema) }
      case 'allOf':
        return { allOf: (value as unknown[]).map(this.#schema) }
      case 'items':
      case 'additionalProperties':
        return { [name]: this.#schema(value) }
      default:
        return { [name]: value }
    }
  }

  /** Wraps a reference. Generators look for `nullable` here as well. */
  #wrapped(reference: string): Node {
    const target = this.#schema(this.#schemas[reference.slice(SCHEMAS.length)] ?? {}) as Node
    const nullable = target['nullable'] === true ? { type: target['type'], nullable: true } : {}
    return { ...nullable, allOf: [{ $ref: reference }] }
  }

  /**
   * Makes a named schema nullable. Generators look for `nullable` here, but null is valid only if the named schema
   * allows it as well, so the schema has a nullable twin.
   */
  #orNull(name: string): Node {
    this.#nullable.add(name)
    return { type: this.#schemas[name]?.['type'], nullable: true, allOf: [{ $ref: `${SCHEMAS}${name}OrNull` }] }
  }
}

/**
 * Whether generators make code of a keyword that does not compile: they compare the length of a File, which has none, and check a
 * default before they allow null.
 */
function isTrap(name: string, value: unknown, { format }: Node): boolean {
  return (format === 'binary' && /^m(in|ax)Length$/.test(name)) || (name === 'default' && value === null)
}

/** Returns the single option besides null. */
function exceptNull(options: unknown): unknown {
  const others = (options as unknown[]).filter((option) => option !== 'null' && (option as Node)['type'] !== 'null')
  if (others.length !== 1) throw new Error(`OpenAPI 3.0 cannot express ${JSON.stringify(options)}.`)
  return others[0]
}

/** Generators write null into an enumeration as a constant without a name, so `nullable` alone allows it. */
function orNull(schema: Node): Node {
  return { ...schema, nullable: true }
}

function eachOf(value: unknown, change: (inner: unknown, name: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]))
}
