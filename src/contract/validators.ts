import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import standalone from 'ajv/dist/standalone/index.js'
import type { Contract, ContractOperation, Node, Parameter } from './document.ts'

/** Narrower than ajv-formats: no `urn:uuid:` prefix, no space for `T`, no leap second, no year 0000, no offset beyond 14 hours. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const DATE_TIME_PATTERN =
  '^(?!0000)\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-](0\\d|1[0-4]):[0-5]\\d)$'
/** Keywords of OpenAPI that say nothing about validity. */
const ANNOTATIONS = ['example', 'xml', 'externalDocs', 'discriminator', 'components']

/**
 * One validator per operation over `{ path, query, header, requestBody }`.
 * Read-only properties of a body are accepted whatever they hold, and ignored: a record as it was read can be written back.
 * @returns CommonJS source
 */
export function requestValidators({ document, operations }: Contract): string {
  const components = (document['components'] as Node)['schemas']
  return compile(
    'requests',
    writable(components),
    new Map(operations.map((operation) => [operation.operationId, writable(requestSchema(operation))])),
    true,
  )
}

/**
 * One validator per distinct response schema, and a map from `operationId` and status to it.
 * @returns CommonJS source
 */
export function responseValidators({ document, operations }: Contract): string {
  const schemas = new Map<string, Node>()
  const names = new Map<string, string>()
  const table: Record<string, Record<string, string | null>> = {}
  for (const { operationId, responses } of operations) {
    for (const [status, schema] of responses) {
      const key = JSON.stringify(schema)
      const name = schema && (names.get(key) ?? `response${names.size}`)
      if (name !== null) {
        names.set(key, name)
        schemas.set(name, schema as Node)
      }
      ;(table[operationId] ??= {})[status] = name
    }
  }
  return `${compile('responses', (document['components'] as Node)['schemas'], schemas, false)}\nexports.table = ${JSON.stringify(table, null, 1)};\n`
}

function requestSchema({ parameters, requestBody }: ContractOperation): Node {
  return {
    type: 'object',
    required: ['path', 'query', 'header', ...(requestBody?.required ? ['requestBody'] : [])],
    properties: {
      path: group(parameters.filter((parameter) => parameter.in === 'path')),
      query: group(parameters.filter((parameter) => parameter.in === 'query')),
      // Node gives header names in lower case.
      header: group(
        parameters
          .filter((parameter) => parameter.in === 'header')
          .map((parameter) => ({ ...parameter, name: parameter.name.toLowerCase() })),
      ),
      ...(requestBody ? { requestBody: requestBody.schema } : {}),
    },
  }
}

function group(parameters: readonly Parameter[]): Node {
  return {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
  }
}

/** The schema as a request sees it. */
function writable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(writable)
  if (typeof schema !== 'object' || schema === null) return schema
  const node: Node = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, writable(value)]))
  if (node['readOnly'] === true) return {}
  if (node['format'] === 'date-time' && node['pattern'] === undefined) node['pattern'] = DATE_TIME_PATTERN
  return node
}

function compile(id: string, components: unknown, schemas: ReadonlyMap<string, unknown>, useDefaults: boolean): string {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    useDefaults,
    code: { source: true, lines: true },
  })
  ajvFormats.default(ajv)
  ajv.addFormat('uuid', UUID)
  for (const bounded of ['int32', 'int64', 'double']) ajv.addFormat(bounded, true) // the contract gives the bounds
  ajv.addVocabulary(ANNOTATIONS)
  // References stay references, so that every component is compiled once.
  ajv.addSchema({ $id: id, components: { schemas: components } })
  for (const [name, schema] of schemas) {
    const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${id}#/components/`)) as Node
    ajv.addSchema({ $id: name, ...rooted })
  }
  return standalone.default(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])))
}
