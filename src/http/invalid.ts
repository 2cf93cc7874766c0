import type { ErrorObject } from 'ajv'
import { Problem, type FieldErrors } from './problem.ts'

/** Enough to repair a request by; a hostile array cannot make the answer larger than itself. */
const MAX_FIELDS = 50

type Sentence = (params: Record<string, unknown>) => string

/** One plain sentence per keyword; never the value that was sent. */
const sentences: Record<string, Sentence> = {
  required: () => 'This is required.',
  additionalProperties: () => 'This name is not known here.',
  type: ({ type }) => `This must be ${typeName(type)}.`,
  enum: ({ allowedValues }) => `This must be one of: ${(allowedValues as unknown[]).map(String).join(', ')}.`,
  const: ({ allowedValue }) => `This must be ${String(allowedValue)}.`,
  format: ({ format }) => `This must be ${formatName(String(format))}.`,
  pattern: ({ pattern }) => patternSentence(String(pattern)),
  minimum: ({ limit }) => `This must be at least ${String(limit)}.`,
  maximum: ({ limit }) => `This must be at most ${String(limit)}.`,
  exclusiveMinimum: ({ limit }) => `This must be more than ${String(limit)}.`,
  exclusiveMaximum: ({ limit }) => `This must be less than ${String(limit)}.`,
  minLength: ({ limit }) =>
    limit === 1 ? 'This must not be empty.' : `This must have at least ${count(limit, 'character', 'characters')}.`,
  maxLength: ({ limit }) => `This must have at most ${count(limit, 'character', 'characters')}.`,
  minItems: ({ limit }) => `This must have at least ${count(limit, 'entry', 'entries')}.`,
  maxItems: ({ limit }) => `This must have at most ${count(limit, 'entry', 'entries')}.`,
  minProperties: ({ limit }) => `This must have at least ${count(limit, 'property', 'properties')}.`,
  maxProperties: ({ limit }) => `This must have at most ${count(limit, 'property', 'properties')}.`,
  uniqueItems: () => 'This must not have the same entry twice.',
  multipleOf: ({ multipleOf }) => `This must be a multiple of ${String(multipleOf)}.`,
}

/** Keywords that only gather what their branches found. */
const UMBRELLAS = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not'])

/** Keywords whose finding is the lesser news about a value, by those that say more about it. */
const LESSER: Readonly<Record<string, readonly string[]>> = {
  minLength: ['pattern', 'format', 'enum'],
  maxLength: ['format'],
  type: ['enum'],
}

/**
 * A validator's findings as a problem that names each invalid field as the contract does: `FromDate`,
 * `filamentUsage[0].amountMg`, or `body` when the body itself is missing or of the wrong kind.
 */
export function invalid(findings: readonly ErrorObject[]): Problem {
  const telling = findings.filter(
    (finding) => !UMBRELLAS.has(finding.keyword) && !isNullBranch(finding, findings) && !isLesser(finding, findings),
  )
  const fields = new Map<string, Set<string>>()
  for (const finding of telling.length > 0 ? telling : findings) {
    const name = fieldName(finding)
    if (!fields.has(name) && fields.size >= MAX_FIELDS) continue
    const sentence = sentences[finding.keyword]?.(finding.params) ?? 'This is not valid.'
    fields.set(name, (fields.get(name) ?? new Set()).add(sentence))
  }
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : 1))
  return Problem.invalid(Object.fromEntries(sorted.map(([name, texts]) => [name, [...texts]])) satisfies FieldErrors)
}

/** "must be null" says nothing when another branch at the same place says what is wrong with the value. */
function isNullBranch(finding: ErrorObject, findings: readonly ErrorObject[]): boolean {
  const isNull = finding.keyword === 'type' && finding.params['type'] === 'null'
  return (
    isNull &&
    findings.some(
      (other) =>
        other !== finding && !UMBRELLAS.has(other.keyword) && other.instancePath.startsWith(finding.instancePath),
    )
  )
}

/** A UUID that is no UUID need not be told its length as well. */
function isLesser({ keyword, instancePath }: ErrorObject, findings: readonly ErrorObject[]): boolean {
  const greater = LESSER[keyword]
  return (
    greater !== undefined &&
    findings.some((other) => other.instancePath === instancePath && greater.includes(other.keyword))
  )
}

/** The first segment of the pointer says where the value was sent; the rest is the contract's name. */
function fieldName({ instancePath, params }: ErrorObject): string {
  const [where, ...rest] = instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
  const added = (params['missingProperty'] ?? params['additionalProperty']) as string | undefined
  const segments = added === undefined ? rest : [...rest, added]
  if (where === undefined) return added === 'requestBody' ? 'body' : (added ?? 'request')
  // The validators know header fields in lower case, as Node does.
  if (where === 'header') return segments.join('.').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
  if (segments.length === 0) return where === 'requestBody' ? 'body' : where
  return segments
    .reduce(
      (name, segment) => (/^\d+$/.test(segment) ? `${name}[${segment}]` : name === '' ? segment : `${name}.${segment}`),
      '',
    )
    .slice(0, 200)
}

/** The contract's patterns are few; what each of them asks for is said in words. */
const PATTERNS: Readonly<Record<string, string>> = {
  '\\S': 'This must not be blank.',
  '^[A-Z]{3}$': 'This must be a currency as ISO 4217 abbreviates it, such as EUR.',
  '^#[0-9A-Fa-f]{6}$': 'This must be a color such as #1A2B3C.',
  '^#?[0-9A-Fa-f]{6}$': 'This must be a color such as 1A2B3C.',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'This must be lower-case words and digits, joined by hyphens.',
  '^[A-Za-z0-9_-]+$': 'This must have letters, digits, hyphens and underscores only.',
  '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$': 'This must be an IANA time zone such as Europe/Berlin.',
}

function patternSentence(pattern: string): string {
  const known = PATTERNS[pattern]
  if (known !== undefined) return known
  if (pattern.startsWith('^https?')) return 'This must be a URL that starts with http:// or https://.'
  if (/T\(?[\[\\]/.test(pattern)) return `This must be ${formatName('date-time')}.`
  if (/^\^\[(!|\\x21)/.test(pattern)) return 'This must have visible ASCII characters only, and no space.'
  if (/^\^\[( |\\x20)/.test(pattern)) return 'This must have visible ASCII characters and spaces only.'
  return 'This does not have the form that the contract describes.'
}

function count(limit: unknown, one: string, many: string): string {
  return `${String(limit)} ${limit === 1 ? one : many}`
}

function typeName(type: unknown): string {
  const names: Record<string, string> = {
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'null',
  }
  const kinds = Array.isArray(type) ? type : String(type).split(',')
  return kinds.map((kind) => names[String(kind)] ?? String(kind)).join(' or ')
}

function formatName(format: string): string {
  const names: Record<string, string> = {
    'date-time': 'a date and time such as 2026-03-01T12:00:00Z',
    date: 'a date such as 2026-03-01',
    uuid: 'a UUID',
    uri: 'an absolute URL',
    email: 'an e-mail address',
  }
  return names[format] ?? `of the format ${format}`
}
