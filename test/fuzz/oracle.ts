import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import {
  contractOperations,
  document,
  type ContractOperation,
  type ContractParameter,
  type Node,
} from '../support/contract.ts'
import type { Wire } from './wire.ts'

/** `unknown` for what the schemas do not decide: forms, codings, and headers that are no parameters. */
export type Verdict = 'valid' | 'invalid' | 'unknown'

/** Levels of JSON that a body may have ("Decided" in the limits). */
const MAX_DEPTH = 64

/** Independent of the generated validators: the contract as it is written, compiled anew. What is read-only may hold anything. */
const ajv = new Ajv2020({ strict: false, logger: false })
ajvFormats.default(ajv)
for (const format of ['int32', 'int64', 'double']) ajv.addFormat(format, true)
const writable = JSON.parse(JSON.stringify(document['components']), (_name, value: unknown) =>
  (value as Node | null)?.['readOnly'] === true ? {} : value,
) as Node
ajv.addSchema({ $id: 'contract', components: writable })

const bodies = new Map<ContractOperation, ValidateFunction>()
const parameters = new Map<ContractParameter, ValidateFunction>()
for (const operation of contractOperations) {
  for (const parameter of operation.parameters) parameters.set(parameter, ajv.compile(parameter.schema))
  const schema = JSON.stringify(operation.body?.schema ?? {}).replaceAll('"#/', '"contract#/')
  bodies.set(operation, ajv.compile(JSON.parse(schema) as Node))
}

/** Judges a request by the schemas of its operation alone. */
export function judge(operation: ContractOperation, wire: Wire): Verdict {
  const verdicts = [
    pathVerdict(operation, wire),
    queryVerdict(operation, wire),
    headerVerdict(operation, wire),
    bodyVerdict(operation, wire),
  ]
  return verdicts.includes('invalid') ? 'invalid' : verdicts.includes('unknown') ? 'unknown' : 'valid'
}

function parametersIn(operation: ContractOperation, place: string): ContractParameter[] {
  return operation.parameters.filter((parameter) => parameter.in === place)
}

function pathVerdict(operation: ContractOperation, { path }: Wire): Verdict {
  const areValid = parametersIn(operation, 'path').every((parameter) => {
    try {
      return parameters.get(parameter)?.(converted(decodeURIComponent(path[parameter.name] ?? ''), parameter.schema))
    } catch {
      return false
    }
  })
  return areValid ? 'valid' : 'invalid'
}

function queryVerdict(operation: ContractOperation, { query }: Wire): Verdict {
  const sent = [...new URLSearchParams(query)]
  const areValid = parametersIn(operation, 'query').every((parameter) => {
    const { name, schema, isRequired } = parameter
    const isList = schema['type'] === 'array'
    const texts = sent
      .filter(([key]) => (isList ? key.replace(/\[\d{0,4}\]$/, '') : key).toLowerCase() === name.toLowerCase())
      .flatMap(([, text]) => (isList && hasCommas(schema['items'] as Node) ? text.split(',') : [text]))
    if (texts.length === 0) return !isRequired
    if (!isList && texts.length > 1) return false
    const items = texts.map((text) => converted(text, isList ? (schema['items'] as Node) : schema))
    return parameters.get(parameter)?.(isList ? items : items[0])
  })
  return areValid ? 'valid' : 'invalid'
}

/** Lists of ids, UUIDs and names of an enumeration may be separated by commas. */
function hasCommas({ type, format, enum: names }: Node): boolean {
  return type === 'integer' || format === 'uuid' || names !== undefined
}

/** Text as the value that a schema of numbers or truth asks for; text that is none stays text. */
function converted(text: string, { type }: Node): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : text
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  return text
}

function headerVerdict(operation: ContractOperation, { headers }: Wire): Verdict {
  const known = new Map(parametersIn(operation, 'header').map((parameter) => [parameter.name, parameter]))
  const others = Object.keys(headers).filter((name) => !known.has(name) && name !== 'Content-Type')
  if (others.length > 0) return 'unknown'
  const areValid = [...known].every(
    ([name, parameter]) => headers[name] === undefined || parameters.get(parameter)?.(headers[name]),
  )
  return areValid ? 'valid' : 'invalid'
}

function bodyVerdict(operation: ContractOperation, { headers, body }: Wire): Verdict {
  if (operation.body === null || body === undefined) return 'valid'
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return 'unknown'
  if (body.length === 0) return operation.body.isRequired ? 'invalid' : 'valid'
  const readsAll = operation.body.mediaTypes.includes('*/*')
  if (headers['Content-Type'] !== 'application/json' && !readsAll) return 'unknown'
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(body))) as unknown
    return isStorable(value, 1) && bodies.get(operation)?.(value) ? 'valid' : 'invalid'
  } catch {
    return 'invalid'
  }
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth > MAX_DEPTH) return false
  return Object.entries(value).every(([name, inner]) => isStorable(name, depth) && isStorable(inner, depth + 1))
}
