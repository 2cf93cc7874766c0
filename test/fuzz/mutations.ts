import fc from 'fast-check'
import { HOSTILE_TEXTS } from './texts.ts'
import type { Wire } from './wire.ts'

/** One change to a request, which mostly makes it wrong. */
export type Mutation = (wire: Wire) => Wire

type Path = readonly (string | number)[]
type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const HOSTILE_NUMBERS = [-1, 0.5, -0, 256, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308, 5e-324]
const HOSTILE_VALUES: readonly Json[] = [
  ...HOSTILE_TEXTS,
  ...HOSTILE_NUMBERS,
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { $ref: '#' },
  Array.from({ length: 201 }, () => 1),
  nested(63),
  nested(70),
]
const HOSTILE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'unknown',
  '',
  'a.b',
  '/',
  '\u0000',
  '\ud800',
  'x'.repeat(300),
]
/** Percent-encoded, for a path or a query. Dots alone, or nothing, would be another path. */
const HOSTILE_SEGMENTS = [
  ...HOSTILE_TEXTS.filter((text) => text !== '').map((text) => encodeURIComponent(text.toWellFormed())),
  ...HOSTILE_NUMBERS.map(String),
  '%ZZ',
  '%FF',
  '%ED%A0%80',
  '%2e%2e',
  'true',
  '0',
]
/** What becomes of the text of a JSON body. */
const TEXT_CHANGES: readonly ((json: string) => string | Uint8Array)[] = [
  () => '',
  () => 'null',
  () => '[]',
  () => '"text"',
  () => '1e400',
  () => '[' + '{"a":['.repeat(20_000),
  (json) => json.slice(0, json.length / 2),
  (json) => `${json}}`,
  (json) => `\ufeff${json}`,
  (json) => json.replace(/(?<=[:[])-?\d[\d.]*/, '1e400'),
  (json) => json.replace(/(?<=[:[])-?\d[\d.]*/, `1e${'9'.repeat(300)}`),
  (json) => json.replace(/(?<=[:[])-?\d[\d.]*/, '9'.repeat(5000)),
  (json) => json.replace('{', '{"__proto__":{"polluted":true},'),
  (json) => json.replace('{', '{"constructor":{"prototype":{"polluted":true}},'),
  (json) => json.replace(/"(\w+)":/, '"$1":null,"$1":'),
  (json) => Buffer.concat([Buffer.from(json.slice(0, -2)), Buffer.from([0xff, 0xfe]), Buffer.from(json.slice(-2))]),
]
const HEADER_CHANGES: readonly Readonly<Record<string, string>>[] = [
  { 'Content-Type': 'application/xml' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': '' },
  { 'Content-Encoding': 'gzip' },
  { 'Content-Encoding': 'br, gzip' },
  { Range: 'bytes=9-1' },
  { Range: `bytes=${'0-,'.repeat(500)}` },
  { 'If-Match': 'W/"' },
  { 'If-Match': '"x", *, "y"' },
  { 'If-None-Match': '*' },
  { 'If-None-Match': `"${'\u00ff'.repeat(200)}"` },
  { 'Idempotency-Key': 'with a space' },
  { 'Idempotency-Key': 'x'.repeat(256) },
  { 'Idempotency-Key': 'the same for all' },
  { Accept: 'a/b;q=nonsense,' + '*/*;q=0.1,'.repeat(300) },
  { 'Accept-Language': 'x'.repeat(2000) },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Cookie: '__proto__=1; session=x' },
  { traceparent: '00-00000000000000000000000000000000-0000000000000000-00' },
  { Expect: '100-continue' },
]

/** Mutations for requests that have, or have not, a body, a query and a path with parameters. */
export function mutations(query: readonly string[]): fc.Arbitrary<Mutation> {
  const place = fc.nat(10_000)
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(place, fc.constantFrom(...HOSTILE_VALUES)).map(([at, value]) => inBody(at, () => value)),
    },
    { weight: 2, arbitrary: place.map((at) => inBody(at, () => undefined)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(place, fc.constantFrom(...HOSTILE_NAMES))
        .map(([at, name]) => inBody(at, (value) => withName(value, name))),
    },
    { weight: 3, arbitrary: fc.constantFrom(...TEXT_CHANGES).map(inText) },
    {
      weight: 2,
      arbitrary: fc.tuple(place, fc.constantFrom(...HOSTILE_SEGMENTS)).map(([at, text]) => inPath(at, text)),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom('unknown', '__proto__', ...query), fc.constantFrom(...HOSTILE_SEGMENTS))
        .map(([name, text]) => inQuery(name, text)),
    },
    { weight: 2, arbitrary: fc.constantFrom(...HEADER_CHANGES).map(inHeaders) },
  )
}

/** Changes one value of a JSON body, wherever it is; what becomes undefined is left out. */
function inBody(place: number, change: (value: Json) => Json | undefined): Mutation {
  return (wire) => {
    if (typeof wire.body !== 'string') return wire
    const json = JSON.parse(wire.body) as Json
    const paths = [...pathsIn(json, [])]
    return { ...wire, body: JSON.stringify(changed(json, paths[place % paths.length] ?? [], change)) ?? '' }
  }
}

function* pathsIn(value: Json, path: Path): Generator<Path> {
  yield path
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, name])
}

function changed(value: Json, [first, ...rest]: Path, change: (value: Json) => Json | undefined): Json | undefined {
  if (first === undefined || typeof value !== 'object' || value === null) return change(value)
  if (Array.isArray(value))
    return value.with(Number(first), changed(value[Number(first)] ?? null, rest, change) ?? null)
  return { ...value, [first]: changed(value[first] ?? null, rest, change) } as Json
}

/** A computed name makes a property even of `__proto__`. */
function withName(value: Json, name: string): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value, [name]: true }
    : { [name]: value }
}

function inText(change: (json: string) => string | Uint8Array): Mutation {
  return (wire) => (typeof wire.body === 'string' ? { ...wire, body: change(wire.body) } : wire)
}

function inPath(place: number, text: string): Mutation {
  return (wire) => {
    const names = Object.keys(wire.path)
    const name = names[place % names.length]
    return name === undefined ? wire : { ...wire, path: { ...wire.path, [name]: text } }
  }
}

/** Beside the value that is there, if there is one. */
function inQuery(name: string, text: string): Mutation {
  return (wire) => ({ ...wire, query: [wire.query, `${name}=${text}`].filter(Boolean).join('&') })
}

function inHeaders(headers: Readonly<Record<string, string>>): Mutation {
  return (wire) => ({ ...wire, headers: { ...wire.headers, ...headers } })
}

function nested(levels: number): Json {
  let value: Json = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
