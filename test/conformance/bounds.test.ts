import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import { Demo } from './demo.ts'
import { exampleRequest } from './example.ts'

interface Schema {
  readonly [keyword: string]: unknown
}

const contract = JSON.parse(readFileSync(new URL('../../generated/contract.json', import.meta.url), 'utf8')) as Schema
const server = await startServer()
const demo = new Demo(server)

/** Devices in the field send what they send: their fields have no bounds. */
const isTolerant = ({ id, body }: ContractOperation) =>
  /^(Bambuddy|Moonraker|Obico|OctoEverywhere|Octoprint)_/.test(id) || body?.mediaTypes.includes('*/*')
const takesJson = ({ body }: ContractOperation) => body?.mediaTypes.includes('application/json') === true

for (const operation of contractOperations.filter((operation) => takesJson(operation) && !isTolerant(operation))) {
  const fields = fieldsOf(bodySchema(operation), [])
  const { target, input } = exampleRequest(operation)
  const send = async (path: Path, value: unknown) => {
    const body = replaced(input.body, path, value)
    return server.client.raw(operation.method, target, {
      ...input,
      headers: { 'Content-Type': 'application/json' },
      body,
      as: await demo.user.token(),
    })
  }

  test(`${operation.id} names each field that is of another type or past its bounds`, async () => {
    await demo.reset()
    for (const [path, schema] of fields) {
      const name = nameOf(path)
      for (const value of wrongValues(schema)) {
        const answer = await send(path, value)
        const shown = JSON.stringify(value).slice(0, 40)
        assert.equal(answer.status, 400, `${name} = ${shown}: ${answer.text.slice(0, 300)}`)
        const named = Object.keys(answer.problem.errors ?? {})
        assert(
          named.some((key) => key === name || key.startsWith(`${name}[`) || key.startsWith(`${name}.`)),
          `${name} = ${shown}: ${named.join()}`,
        )
      }
    }
  })

  test(`${operation.id} takes text and amounts at their bounds`, async () => {
    for (const [path, schema] of fields) {
      const name = nameOf(path)
      // A length or a volume is also a weight, which has a bound of its own.
      for (const value of /LengthInM$|VolumeMl$/i.test(name) ? [] : boundaryValues(schema)) {
        await demo.reset()
        const answer = await send(path, value)
        const named = answer.status === 400 ? Object.keys(answer.problem.errors ?? {}) : []
        assert(answer.status < 500, answer.text)
        assert(!named.includes(name), `${name}: ${answer.text}`)
      }
    }
  })
}

function bodySchema({ path, method }: ContractOperation): Schema {
  const item = (contract['paths'] as Record<string, Record<string, Schema>>)[path] ?? {}
  const body = resolve((item[method.toLowerCase()] ?? {})['requestBody'] as Schema)
  return resolve((body['content'] as Record<string, { schema: Schema }>)['application/json']?.schema ?? {})
}

type Path = readonly (string | number)[]

/** What may be written, also in objects and in the first of the objects of a list. */
function fieldsOf(schema: Schema, path: Path): (readonly [Path, Schema])[] {
  return Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).flatMap(([name, property]) => {
    const field = resolve(property)
    if (field['readOnly'] === true) return []
    const at = [...path, name]
    const items = resolve((field['items'] ?? {}) as Schema)
    return [[at, field] as const, ...fieldsOf(field, at), ...fieldsOf(items, [...at, 0])]
  })
}

function nameOf(path: Path): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`
    return name === '' ? part : `${name}.${part}`
  }, '')
}

/** A copy with another value at the path; what is missing on the way is made. */
function replaced(value: unknown, [first, ...rest]: Path, to: unknown): unknown {
  if (first === undefined) return to
  if (typeof first === 'number') return [replaced((value as unknown[] | undefined)?.[first], rest, to)]
  const object = (value ?? {}) as Record<string, unknown>
  return { ...object, [first]: replaced(object[first], rest, to) }
}

/** Follows a reference, also one that stands alone in an `allOf`. */
function resolve(schema: Schema): Schema {
  const [only] = (schema['allOf'] as Schema[] | undefined) ?? []
  const reference = (schema['$ref'] ?? only?.['$ref']) as string | undefined
  if (reference === undefined) return schema
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (at as Schema)[name], contract)
  const { allOf: _, $ref: __, ...beside } = schema
  return { ...resolve(found as Schema), ...beside }
}

function types({ type }: Schema): string[] {
  return Array.isArray(type) ? (type as string[]) : [String(type)]
}

function wrongValues(schema: Schema): unknown[] {
  const values: unknown[] = types(schema).includes('object') || schema['type'] === undefined ? [] : [{ no: 'object' }]
  if (types(schema).includes('string')) {
    if (!types(schema).includes('boolean')) values.push(true, 7)
    if (schema['enum']) values.push('Nonsense')
    if (typeof schema['maxLength'] === 'number') values.push('x'.repeat(schema['maxLength'] + 1))
    if (typeof schema['minLength'] === 'number' && schema['minLength'] > 0) values.push('')
  }
  if (types(schema).some((type) => type === 'integer' || type === 'number')) {
    values.push('7')
    if (types(schema).includes('integer')) values.push(1.5)
    if (typeof schema['maximum'] === 'number') values.push(schema['maximum'] + Math.max(1, schema['maximum'] * 1e-9))
    if (typeof schema['minimum'] === 'number') values.push(schema['minimum'] - 1)
  }
  if (types(schema).includes('boolean')) values.push('true', 1)
  if (types(schema).includes('array')) {
    values.push('no list')
    if (typeof schema['maxItems'] === 'number') values.push(Array.from({ length: schema['maxItems'] + 1 }, () => null))
  }
  return values
}

/** Of fields whose meaning no rule narrows further: plain text, and amounts that are no ids. */
function boundaryValues(schema: Schema): unknown[] {
  if (schema['format'] === 'double') return [schema['minimum'], schema['maximum']]
  const isPlain = ['\\S', '^[^\\x00]*$'].includes(String(schema['pattern']))
  return types(schema).includes('string') && isPlain && typeof schema['maxLength'] === 'number'
    ? ['é'.repeat(schema['maxLength'])]
    : []
}
