import type { ErrorObject } from 'ajv'
import { Problem, type FieldErrors } from './problem.ts'

/** Findings that are evaluated. */
const MAX_FINDINGS = 1000
/** Fields that are named: enough to correct a request, and the maximum of the contract. */
const MAX_FIELDS = 100

/** Characters of a list of values in a sentence, which has 500 at most. */
const LIST_LENGTH = 450

type Sentence = (params: Record<string, unknown>) => string

/** One plain sentence per keyword; never the value that was sent. */
const sentences: Record<string, Sentence> = {
  required: () => 'This is required.',
  additionalProperties: () => 'This name is not recognized.',
  type: ({ type }) => `This must be ${typeName(type)}.`,
  enum: ({ allowedValues }) => `This must be one of: ${listed((allowedValues as unknown[]).map(String))}.`,
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
  uniqueItems: () => 'This must not contain duplicates.',
  multipleOf: ({ multipleOf }) => `This must be a multiple of ${String(multipleOf)}.`,
}

/** Values with commas; of many, the first, and how many there are besides. */
function listed(values: readonly string[]): string {
  let shown = values.length
  while (shown > 1 && values.slice(0, shown).join(', ').length > LIST_LENGTH) shown -= 1
  const text = values.slice(0, shown).join(', ')
  return shown === values.length ? text : `${text}, or one of ${values.length - shown} others`
}

/** Keywords that only gather what their branches found. */
const UMBRELLAS = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not'])

/** Keywords whose finding is left out where one of these others says more about the same value. */
const SHADOWED_BY: Readonly<Record<string, readonly string[]>> = {
  minLength: ['pattern', 'format', 'enum'],
  maxLength: ['format'],
  type: ['enum'],
}

/** The findings at a place and below it. */
interface Place {
  /** Keywords of the findings at this very place. */
  readonly keywords: Set<string>
  /** Findings here and below, umbrellas left out. */
  count: number
}

/**
 * A validator's findings as a problem that names each invalid field as the contract does: `FromDate`,
 * `filamentUsage[0].amountMg`, or `body` when the body itself is missing or of the wrong kind. Of many findings it looks at
 * the first 1,000 and names 100 fields.
 */
export function validationProblem(all: readonly ErrorObject[]): Problem {
  const findings = all.slice(0, MAX_FINDINGS)
  const places = placesOf(findings)
  const reported = findings.filter(
    (finding) => !UMBRELLAS.has(finding.keyword) && !isNullBranch(finding, places) && !isShadowed(finding, places),
  )
  const fields = new Map<string, Set<string>>()
  for (const finding of reported.length > 0 ? reported : findings) {
    const name = fieldName(finding)
    if (!fields.has(name) && fields.size >= MAX_FIELDS) continue
    const sentence = sentences[finding.keyword]?.(finding.params) ?? 'This is not valid.'
    fields.set(name, (fields.get(name) ?? new Set()).add(sentence))
  }
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : 1))
  return Problem.invalid(Object.fromEntries(sorted.map(([name, texts]) => [name, [...texts]])) satisfies FieldErrors)
}

/** By instance path. Searching all findings for each of them took seconds for some thousands. */
function placesOf(findings: readonly ErrorObject[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  const placeAt = (path: string) => {
    const place = places.get(path) ?? { keywords: new Set(), count: 0 }
    places.set(path, place)
    return place
  }
  for (const { keyword, instancePath } of findings) {
    placeAt(instancePath).keywords.add(keyword)
    if (UMBRELLAS.has(keyword)) continue
    for (let end = instancePath.length; end > 0; end = instancePath.lastIndexOf('/', end - 1)) {
      placeAt(instancePath.slice(0, end)).count += 1
    }
  }
  return places
}

/** "must be null" says nothing when another branch at the same place says what is wrong with the value. */
function isNullBranch({ keyword, params, instancePath }: ErrorObject, places: ReadonlyMap<string, Place>): boolean {
  return keyword === 'type' && params['type'] === 'null' && (places.get(instancePath)?.count ?? 0) > 1
}

/** Text that is not a UUID needs no finding about its length as well. */
function isShadowed({ keyword, instancePath }: ErrorObject, places: ReadonlyMap<string, Place>): boolean {
  const keywords = places.get(instancePath)?.keywords
  return SHADOWED_BY[keyword]?.some((greater) => keywords?.has(greater)) ?? false
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
  if (where === 'header') {
    return segments.join('.').replaceAll(/\b(?:id$|[a-z])/g, (letters) => letters.toUpperCase())
  }
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
  '^[A-Z]{3}$': 'This must be an ISO 4217 currency code such as EUR.',
  '^#[0-9A-Fa-f]{6}$': 'This must be a color such as #1A2B3C.',
  '^#?[0-9A-Fa-f]{6}$': 'This must be a color such as 1A2B3C.',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'This must be lower-case words and digits, joined by hyphens.',
  '^[A-Za-z0-9_-]+$': 'This must contain only letters, digits, hyphens and underscores.',
  '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$': 'This must be an IANA time zone such as Europe/Berlin.',
}

function patternSentence(pattern: string): string {
  const known = PATTERNS[pattern]
  if (known !== undefined) return known
  if (pattern.startsWith('^https?')) return 'This must be a URL that starts with http:// or https://.'
  if (/T\(?[\[\\]/.test(pattern)) return `This must be ${formatName('date-time')}.`
  if (/^\^\[(!|\\x21)/.test(pattern)) return 'This must contain only visible ASCII characters, without spaces.'
  if (/^\^\[( |\\x20)/.test(pattern)) return 'This must contain only visible ASCII characters and spaces.'
  return 'This does not match the required format.'
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
