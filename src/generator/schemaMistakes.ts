import { isNode, type Node } from '../contract/document.ts'
import type { Path } from './lines.ts'
import type { Mistake } from './mistake.ts'
import { contractAjv } from './validators.ts'

/** Looks for schemas that no validator can be made of: misspelt keywords, unknown types and formats, malformed patterns. */
export function schemaMistakes(document: Node): Mistake[] {
  const ajv = contractAjv(false)
  return schemasOf(document).flatMap(([path, schema]): Mistake[] => {
    try {
      ajv.compile(alone(schema) as Node)
      return []
    } catch (error) {
      const reason = (error as Error).message.replace(/^strict mode: /, '').replace(/, data\/.*$/, '')
      const what = path[1] === 'schemas' ? `The schema ${path[2]}` : `The schema at ${path.slice(0, -1).join('.')}`
      return [{ path, sentence: `${what} is not valid: ${reason}.` }]
    }
  })
}

/** Every schema that has a name, and every one that is written where it is used. */
function schemasOf(document: Node): (readonly [Path, unknown])[] {
  const { schemas, ...components } = document['components'] as Node
  const found = Object.entries(schemas as Node).map(([name, schema]): [Path, unknown] => [
    ['components', 'schemas', name],
    schema,
  ])
  const look = (value: unknown, path: Path) => {
    if (!isNode(value)) return
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'schema') found.push([[...path, name], inner])
      // Examples are data.
      else if (name !== 'example' && name !== 'examples') look(inner, [...path, name])
    }
  }
  look(document['paths'], ['paths'])
  look(components, ['components'])
  return found
}

/** The schema without those that it refers to, whose mistakes are their own. */
function alone(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(alone)
  if (!isNode(schema)) return schema
  const { $ref, ...rest } = schema
  const members = typeof $ref === 'string' ? rest : schema
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, alone(value)]))
}
