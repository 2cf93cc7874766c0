import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import standalone from 'ajv/dist/standalone/index.js'
import type { Contract, ContractOperation, Node, Parameter } from '../contract/document.ts'

/**
 * Formats that are stricter than ajv-formats: no `urn:uuid:` prefix, no space for `T`, no leap second, no year 0000, no
 * offset beyond 14 hours.
 */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const DATE_TIME_PATTERN =
  '^(?!0000)\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-](0\\d|1[0-4]):[0-5]\\d)$'
/** Keywords of OpenAPI that do not affect validity. */
const ANNOTATIONS = ['x-agent-tool', 'example', 'xml', 'externalDocs', 'discriminator', 'components']

/**
 * Compiles one validator per operation over `{ path, query, header, requestBody }`. Read-only properties of a body are
 * accepted with any value and ignored, so that a record can be written back as it was read.
 * @returns CommonJS source
 */
export function requestValidators({ document, operations }: Contract): string {
  const components = (document['components'] as Node)['schemas']
  return compileValidators(
    'requests',
    writable(components),
    new Map(operations.map((operation) => [operation.operationId, writable(requestSchema(operation))])),
    true,
  )
}

function requestSchema({ parameters, requestBody }: ContractOperation): Node {
  return {
    type: 'object',
    required: ['path', 'query', 'header', ...(requestBody?.required ? ['requestBody'] : [])],
    properties: {
      path: group(parameters.filter((parameter) => parameter.in === 'path')),
      query: group(parameters.filter((parameter) => parameter.in === 'query')),
      // Node provides header names in lowercase.
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

/**
 * Adapts a schema to requests. The entries of a list are validated only when it is within its maximum length: ajv
 * continues beyond `maxItems`, and 8,000 invalid entries took 2 s.
 */
export function writable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(writable)
  if (typeof schema !== 'object' || schema === null) return schema
  const node: Node = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, writable(value)]))
  if (node['readOnly'] === true) return {}
  if (node['format'] === 'date-time' && node['pattern'] === undefined) node['pattern'] = DATE_TIME_PATTERN
  const { maxItems, items, ...others } = node
  if (typeof maxItems !== 'number' || items === undefined) return node
  return { ...others, maxItems, if: { maxItems }, then: { items } }
}

/**
 * Compiles schemas of the contract, with the formats that it uses.
 * @param id name of the components, to which the schemas refer
 * @param components the named schemas
 * @param schemas schemas to compile, by the export name of their validator
 * @param useDefaults whether a validator fills in the defaults of its schema
 * @returns CommonJS source
 */
export function compileValidators(
  id: string,
  components: unknown,
  schemas: ReadonlyMap<string, unknown>,
  useDefaults: boolean,
): string {
  const ajv = contractAjv(useDefaults)
  // References stay references, so that every component is compiled once.
  ajv.addSchema({ $id: id, components: { schemas: components } })
  for (const [name, schema] of schemas) {
    const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${id}#/components/`)) as Node
    ajv.addSchema({ $id: name, ...rooted })
  }
  return standalone.default(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])))
}

/**
 * A compiler of the contract's schemas, with the formats and the keywords that it uses.
 * @param useDefaults whether its validators complete a value by the defaults of its schema
 */
export function contractAjv(useDefaults: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    useDefaults,
    // Nobody reads a million characters of generated code: without line breaks, searches skip them and a diff is one
    // line.
    code: { source: true, lines: false },
  })
  ajvFormats.default(ajv)
  ajv.addFormat('uuid', UUID)
  for (const bounded of ['int32', 'int64', 'double']) ajv.addFormat(bounded, true) // the contract defines the bounds
  ajv.addVocabulary(ANNOTATIONS)
  return ajv
}
