import { LineCounter, parseDocument, visit, type Document } from 'yaml'
import { follow, isNode, METHODS, referred, resolveContract, type Node } from '../contract/document.ts'
import { exampleMistakes } from './exampleMistakes.ts'
import { ContractLines, type Path } from './lines.ts'
import type { Mistake } from './mistake.ts'
import { schemaMistakes } from './schemaMistakes.ts'
import { toolMistakes } from './tools.ts'
import type { ToolSchemas } from './toolSchemas.ts'

/** Keys of a path other than its methods. */
const SHARED = new Set(['parameters', 'summary', 'description', 'servers'])
const PLACES = ['path', 'query', 'header']

/**
 * Looks for what the generator cannot work with; style and completeness are left to `make lint`.
 * @param text of the contract
 * @param file its name, for the lines
 * @returns one line for each mistake, with the line of the file; each kind is looked for only where the kinds before it are absent
 */
export function contractMistakes(text: string, file = 'openapi.yaml'): string[] {
  const say = (line: number, sentence: string) => `${file}:${line}: ${sentence}`
  const counter = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const [first] = parsed.errors
  // The errors after the first one are mostly its consequences.
  if (first) return [say(counter.linePos(first.pos[0]).line, `This is not YAML: ${first.message}.`)]
  const unknown = unknownAliases(parsed)
  if (unknown.length > 0)
    return unknown.map(({ name, offset }) =>
      say(counter.linePos(offset).line, `The anchor \`&${name}\` does not exist.`),
    )
  const document = parsed.toJS({ maxAliasCount: -1 }) as Node
  const lines = new ContractLines(parsed, counter)
  const kinds = [
    outlineMistakes,
    referenceMistakes,
    operationMistakes,
    schemaMistakes,
    exampleGaps,
    markMistakes,
    exampleMistakes,
  ]
  for (const look of kinds) {
    const found = look(document)
    if (found.length > 0) return [...new Set(found.map(({ path, sentence }) => say(lines.of(path), sentence)))]
  }
  return []
}

/** The YAML aliases without an anchor. */
function unknownAliases(parsed: Document): { readonly name: string; readonly offset: number }[] {
  const unknown: { name: string; offset: number }[] = []
  visit(parsed, {
    Alias(_, alias) {
      if (!alias.resolve(parsed)) unknown.push({ name: alias.source, offset: alias.range?.[0] ?? 0 })
    },
  })
  return unknown
}

function outlineMistakes(document: Node): Mistake[] {
  if (!isMapping(document))
    return [{ path: [], sentence: 'The contract is not an object with `paths` and `components`.' }]
  const missing = ['paths', 'components'].filter((name) => !isMapping(document[name]))
  if (!Array.isArray(document['security'])) missing.push('security')
  const schemas = isMapping((document['components'] as Node | undefined)?.['schemas']) ? [] : ['components.schemas']
  return [...missing, ...schemas].map((name) => ({ path: [], sentence: `The contract has no \`${name}\`.` }))
}

/** References that lead nowhere, to themselves or out of the file. */
function referenceMistakes(document: Node): Mistake[] {
  const mistakes: Mistake[] = []
  const look = (value: unknown, path: Path) => {
    if (!isNode(value)) return
    const reference = value['$ref']
    const told = (sentence: string) => mistakes.push({ path: [...path, '$ref'], sentence })
    // A property may have this name as well.
    if (reference !== undefined && path.at(-1) !== 'properties') {
      if (typeof reference !== 'string') told('A `$ref` must be a text such as `#/components/schemas/Print`.')
      else if (leadsInCircle(document, reference)) told(`\`${reference}\` leads back to itself.`)
      else if (referred(document, reference) === undefined) told(`\`${reference}\` leads nowhere.`)
    }
    for (const [name, inner] of Object.entries(value)) {
      // Examples are data.
      if (name !== 'example' && name !== 'value') look(inner, [...path, name])
    }
  }
  look(document, [])
  return mistakes
}

/** Whether a reference only leads to further references. A schema may refer to itself in its properties. */
function leadsInCircle(document: Node, reference: string): boolean {
  const seen = new Set<string>()
  for (let at: unknown = reference; typeof at === 'string';) {
    if (seen.has(at)) return true
    seen.add(at)
    const found = referred(document, at)
    at = isNode(found) ? found['$ref'] : undefined
  }
  return false
}

function operationMistakes(document: Node): Mistake[] {
  const seen = new Map<string, string>()
  return Object.entries(document['paths'] as Record<string, Node>).flatMap(([path, item]) => {
    return Object.entries(item ?? {}).flatMap(([method, operation]) => {
      if (SHARED.has(method) || method.startsWith('x-')) return []
      const name = `${method.toUpperCase()} ${path}`
      const told = (sentence: string, ...further: Path) => ({ path: ['paths', path, method, ...further], sentence })
      if (!METHODS.includes(method)) return [told(`\`${method}\` is not one of the methods ${METHODS.join(', ')}.`)]
      if (!isNode(operation)) return [told(`${name} is empty.`)]
      const parameters = [item['parameters'] ?? [], operation['parameters'] ?? []]
      return [
        ...idMistakes(name, operation, seen).map((sentence) => told(sentence, 'operationId')),
        ...securityMistakes(document, name, operation).map((sentence) => told(sentence, 'security')),
        ...(parameters.every((list) => Array.isArray(list))
          ? parameterMistakes(document, name, path, parameters.flat())
          : [`The \`parameters\` of ${name} are not a list.`]
        ).map((sentence) => told(sentence, 'parameters')),
        ...bodyMistakes(document, name, operation).map((sentence) => told(sentence, 'requestBody')),
        ...responseMistakes(document, name, operation).map((sentence) => told(sentence, 'responses')),
      ]
    })
  })
}

function idMistakes(name: string, { operationId }: Node, seen: Map<string, string>): string[] {
  if (typeof operationId !== 'string') return [`${name} has no \`operationId\`.`]
  if (!/^[A-Z][A-Za-z]+_[A-Z][A-Za-z]+$/.test(operationId)) {
    return [`The operationId \`${operationId}\` is not of the form Controller_Action, as in Comments_PutComment.`]
  }
  const other = seen.get(operationId)
  seen.set(operationId, name)
  return other === undefined ? [] : [`${name} has the operationId of ${other}, \`${operationId}\`.`]
}

/** Requirements of credentials that the contract does not describe. */
function securityMistakes(document: Node, name: string, operation: Node): string[] {
  const schemes = (document['components'] as Node)['securitySchemes'] ?? {}
  const requirements = operation['security'] ?? document['security']
  if (!Array.isArray(requirements)) return [`The \`security\` of ${name} is not a list.`]
  return requirements
    .flatMap((requirement) => Object.keys((requirement ?? {}) as Node))
    .filter((scheme) => !Object.hasOwn(schemes, scheme))
    .map((scheme) => `${name} asks for the credential \`${scheme}\`, which is not in \`components.securitySchemes\`.`)
}

function parameterMistakes(document: Node, name: string, path: string, references: readonly unknown[]): string[] {
  const parameters = references.map((reference) => follow(document, reference))
  const incomplete = parameters.filter(
    (parameter) =>
      typeof parameter['name'] !== 'string' ||
      !PLACES.includes(String(parameter['in'])) ||
      !isNode(parameter['schema']),
  )
  const declared = parameters.filter((parameter) => parameter['in'] === 'path').map((parameter) => parameter['name'])
  const wanted = [...path.matchAll(/\{([^}]*)\}/g)].map(([, parameter]) => parameter)
  return [
    ...incomplete.map(
      ({ name: own = 'without a name' }) =>
        `The parameter ${own as string} of ${name} needs a \`name\`, a \`schema\`, and an \`in\` of ${PLACES.join(', ')}.`,
    ),
    ...wanted
      .filter((parameter) => !declared.includes(parameter))
      .map((parameter) => `${name} does not declare its path parameter \`${parameter}\`.`),
    ...declared
      .filter((parameter) => !wanted.includes(parameter as string))
      .map(
        (parameter) => `${name} declares the path parameter \`${parameter as string}\`, which its path does not have.`,
      ),
  ]
}

function bodyMistakes(document: Node, name: string, operation: Node): string[] {
  if (operation['requestBody'] === undefined) return []
  const { content } = follow(document, operation['requestBody'])
  if (!isNode(content)) return [`The body of ${name} has no \`content\`.`]
  return schemaless(content).map((type) => `The body of ${name} has no \`schema\` as ${type}.`)
}

function responseMistakes(document: Node, name: string, operation: Node): string[] {
  const { responses } = operation
  const declared = isNode(responses) ? Object.entries(responses) : []
  const isSuccess = ([status]: [string, unknown]) => /^2\d\d$/.test(status)
  return [
    ...(declared.some(isSuccess) || operation['x-always-fails'] === true
      ? []
      : [`${name} declares no successful response, such as '200'.`]),
    ...declared.flatMap(([status, reference]) => {
      if (!/^[1-5]\d\d$/.test(status)) return [`${name} declares the response \`${status}\`, which is not a status.`]
      if (!isNode(reference)) return [`The response ${status} of ${name} is empty.`]
      const { content } = follow(document, reference)
      const types = isNode(content) ? schemaless(content) : []
      return types.map((type) => `The response ${status} of ${name} has no \`schema\` as ${type}.`)
    }),
  ]
}

/** The media types without a schema. */
function schemaless(content: Node): string[] {
  return Object.keys(content).filter((type) => !isNode((content[type] as Node | null)?.['schema']))
}

/** JSON bodies without examples, of which the documentation and the tests are made. */
function exampleGaps(document: Node): Mistake[] {
  return resolveContract(document).operations.flatMap(({ operationId, method, path, source }) => {
    const at = ['paths', path, method.toLowerCase()]
    const body = source['requestBody']
    const responses = Object.entries(source['responses'] as Node)
    return [
      ...(body === undefined ? [] : gapsIn(document, body, [...at, 'requestBody'], `The body of ${operationId}`)),
      ...responses.flatMap(([status, response]) =>
        gapsIn(document, response, [...at, 'responses', status], `The response ${status} of ${operationId}`),
      ),
    ]
  })
}

/** @param name of the body, unless it is a component, which is named instead */
function gapsIn(document: Node, owner: unknown, path: Path, name: string): Mistake[] {
  const reference = isNode(owner) ? owner['$ref'] : undefined
  const steps = typeof reference === 'string' ? reference.slice('#/'.length).split('/') : null
  const { content = {} } = follow(document, owner)
  return Object.entries(content as Record<string, Node>)
    .filter(([type, { examples }]) => type.includes('json') && Object.keys(examples ?? {}).length === 0)
    .map(([type]) => ({
      path: steps ?? path,
      sentence: `${steps ? `\`${steps.join('.')}\`` : name} has no \`examples\` as ${type}.`,
    }))
}

function isMapping(value: unknown): value is Node {
  return isNode(value) && !Array.isArray(value)
}

/** Operations that cannot be the tool that they are marked as. */
function markMistakes(document: Node): Mistake[] {
  const schemas = (document['components'] as Node)['schemas'] as ToolSchemas
  return resolveContract(document).operations.flatMap((operation) => {
    const path = ['paths', operation.path, operation.method.toLowerCase(), 'x-agent-tool']
    return toolMistakes(operation, schemas).map((sentence) => ({ path, sentence }))
  })
}
