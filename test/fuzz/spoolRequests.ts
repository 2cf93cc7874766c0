import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { follow, isNode, resolveContract, type ContractOperation, type Node } from '../../src/contract/document.ts'
import { HOSTILE_TEXTS } from './texts.ts'
import { sometimes, values, withoutUndefined } from './values.ts'
import type { Wire } from './wire.ts'
import type { World } from './world.ts'

const file = new URL('../../generated/spoolman/contract.json', import.meta.url)
const { document, operations } = resolveContract(JSON.parse(readFileSync(file, 'utf8')) as Node)

/** Operations of the spool interface, with what can be sent to them. */
export const spoolOperations: readonly ContractOperation[] = operations

/** Ids of records by the last part of the path that lists them, and keys of additional fields. */
export interface SpoolRecords {
  readonly vendor: readonly number[]
  readonly filament: readonly number[]
  readonly spool: readonly number[]
  readonly fields: readonly string[]
}

/** Names of fields say nothing about records here. */
const NO_WORLD = { own: {}, others: {} } as unknown as World

/** JSON texts of values of additional fields, and texts that are not. */
const EXTRA_VALUES = [
  ...['"a text"', '""', '5', '-0', '1.5', '[1,2]', '[null,2.5]', 'true', '"2026-03-01T08:00:00Z"', '["one"]', '"one"'],
  ...[
    '',
    '{',
    'null',
    '1e999',
    '"\\u0000"',
    '"\\ud800"',
    '[5,null]',
    '9007199254740993',
    '{"a":1}',
    `"${'x'.repeat(4094)}"`,
  ],
]
const DATES = [
  '2026-03-01',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31T23:59:59-23:59',
  '2026-02-30',
  '1760000000',
  '2026-01-01T24:00',
]
/** Filters and orders, right and wrong ones. */
const FILTERS = [
  ...[
    '',
    ',',
    '"',
    '""',
    '"Polymaker"',
    'poly,pla',
    '-1',
    '1,-1',
    '1:5',
    ':',
    '5:',
    '1e400:',
    'true',
    '"a,b",c',
    '%,_',
    ' ',
  ],
  ...DATES,
  ...DATES.flatMap((date) => [`${date}|`, `|${date}`, `${date}|${date}`]),
  '|',
  ...[
    'id:asc',
    'remaining_weight:desc',
    'filament.vendor.name',
    'registered:desc,id',
    'extra.tag:asc',
    'id:sideways',
    'nothing',
  ],
  ...['group.title:desc', 'group.last_used', 'group.total_remaining:asc,group.spool_count:desc'],
  'x,'.repeat(200),
  ...HOSTILE_TEXTS.map((text) => text.toWellFormed()),
]

/** Requests to the spool interface; most keep its contract. */
export function spoolRequests(operation: ContractOperation, records: SpoolRecords): fc.Arbitrary<Wire> {
  const { method, parameters, requestBody } = operation
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [name, named(operation, name, schema, records)] as const)
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, required = false }) => [name, sometimes(filter(schema), required ? 0.2 : 3)] as const)
  return fc.record({
    method: fc.constant(method),
    path: fc.record(Object.fromEntries(path)).map((names) => texts(names, encodeURIComponent)),
    query: fc
      .tuple(fc.record(Object.fromEntries(query)), sometimes(extraFilter(records), 3))
      .map(([named, extra]) => new URLSearchParams({ ...texts(named, String), ...extra }).toString()),
    headers: fc.constant({ 'Content-Type': 'application/json' }),
    body:
      requestBody === null
        ? fc.constant(undefined)
        : body(requestBody.schema, records).map((json) => JSON.stringify(json)),
  })
}

function texts(fields: object, write: (text: string) => string): Record<string, string> {
  const entries = Object.entries(withoutUndefined(fields))
  return Object.fromEntries(entries.map(([name, value]) => [name, write(String(value))]))
}

/** What a parameter of the path names, mostly a record that is there. */
function named({ path }: ContractOperation, name: string, schema: Node, records: SpoolRecords): fc.Arbitrary<unknown> {
  const any = values(whole(schema), name, NO_WORLD)
  const kind = /\/(vendor|filament|spool)\/\{id\}/.exec(path)?.[1] as 'vendor' | 'filament' | 'spool' | undefined
  if (kind && name === 'id') return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...records[kind]) }, any)
  if (name !== 'key' && name !== 'name') return any
  const known = [
    'Shelf',
    'location',
    'currency',
    'locations',
    ...records.fields,
    ...records.fields.map((key) => `extra.${key}`),
  ]
  return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...known) }, any)
}

function filter(schema: Node): fc.Arbitrary<unknown> {
  const any = values(whole(schema), '', NO_WORLD)
  return schema['type'] === 'string' ? fc.oneof(any, fc.constantFrom(...FILTERS)) : any
}

function extraFilter({ fields }: SpoolRecords): fc.Arbitrary<Record<string, string>> {
  const prefixes = fc.constantFrom('extra.', 'filament.extra.', 'filament.vendor.extra.', 'vendor.extra.')
  const keys = fc.constantFrom(...fields, 'unknown')
  return fc.tuple(prefixes, keys, fc.constantFrom(...FILTERS)).map(([prefix, key, text]) => ({ [prefix + key]: text }))
}

function body(schema: Node, records: SpoolRecords): fc.Arbitrary<unknown> {
  const plain = values(whole(schema), '', NO_WORLD)
  const properties = whole(schema)['properties'] as Node | undefined
  if (!properties) return plain
  const references = fc.record({
    ...('filament_id' in properties ? { filament_id: sometimes(fc.constantFrom(...records.filament), 0.1) } : {}),
    ...('vendor_id' in properties ? { vendor_id: sometimes(fc.constantFrom(...records.vendor), 1) } : {}),
    ...('extra' in properties ? { extra: sometimes(extraValues(records), 1) } : {}),
  })
  return fc.tuple(plain, references).map(([sent, known]) => {
    const { extra: _unknownFields, ...rest } = sent as Node
    return { ...rest, ...withoutUndefined(known) }
  })
}

function extraValues({ fields }: SpoolRecords): fc.Arbitrary<Record<string, string | null>> {
  return fc.dictionary(fc.constantFrom(...fields), fc.constantFrom(...EXTRA_VALUES, null), { maxKeys: 2 })
}

/** A schema without references; times have the pattern by which moments are generated. */
function whole(schema: Node): Node {
  const own = follow(document, schema)
  const entries = Object.entries(own).map(([name, value]) => [name, isNode(value) ? within(value) : value] as const)
  const pattern = own['format'] === 'date-time' ? { pattern: '^[0-9]{4}-' } : {}
  return { ...Object.fromEntries(entries), ...pattern }
}

function within(value: Node): unknown {
  return Array.isArray(value) ? (value as unknown[]).map((one) => (isNode(one) ? whole(one) : one)) : whole(value)
}
