import { Problem } from './problem.ts'

/** Maximum nesting depth of JSON. Deeper JSON would overflow recursive code. */
const MAX_DEPTH = 64
/**
 * Maximum number of members and entries, at all levels, of JSON that is processed. Bodies that the contract describes
 * have about 1,500 at most.
 */
export const MAX_VALUES = 10_000
/** Maximum number of members per level, and of characters per text, in an outline of a value. */
const OUTLINE_MEMBERS = 1000
const OUTLINE_TEXT = 1000

/** Request body to read as JSON. */
export interface JsonBody {
  readonly bytes: Uint8Array
  /** Whether the operation stores the body as sent and examines only its kind. */
  readonly isVerbatim: boolean
}

/** Result of reading a body as JSON. */
export interface ReadJson {
  /** Parsed value. For a verbatim body, an outline: the short texts and the numbers of its first two levels. */
  readonly value: unknown
  /** Bytes as sent, without a byte order mark; null unless the body is verbatim. */
  readonly bytes: Uint8Array | null
}

/**
 * Reads a body as JSON.
 * @throws Problem 400 when it is not JSON that can be stored, or when it has more than 10,000 values and is not
 * verbatim
 */
export function readJson({ bytes, isVerbatim }: JsonBody): ReadJson {
  const text = decode(bytes)
  if (!isVerbatim) return { value: parseJson(text, MAX_VALUES), bytes: null }
  return { value: outlineOf(parseJson(text)), bytes: withoutMark(bytes) }
}

/**
 * Extracts the first texts and numbers of a value's top two levels. They identify the value without copying the rest
 * between threads. Lists are left empty.
 */
function outlineOf(value: unknown, levels = 2): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return []
  const outline: [string, unknown][] = []
  for (const name in value) {
    if (outline.length >= OUTLINE_MEMBERS) break
    const member = (value as Record<string, unknown>)[name]
    const isShort = typeof member === 'number' || (typeof member === 'string' && member.length <= OUTLINE_TEXT)
    if (isShort) outline.push([name, member])
    else if (levels > 1 && typeof member === 'object' && member !== null) outline.push([name, outlineOf(member, 1)])
  }
  return Object.fromEntries(outline)
}

/** Removes a byte order mark, which is not part of the text (Encoding standard, "UTF-8 decode"). */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.slice(3) : bytes
}

/**
 * Decodes a body.
 * @throws Problem 400 for invalid UTF-8, which Node would replace with U+FFFD, so that the stored text would differ
 * from what was sent
 */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw Problem.invalid({ body: ['This is not valid UTF-8.'] })
  }
}

/**
 * Parses JSON whose values can be stored and walked through.
 * @param maxValues maximum number of members and entries, at all levels
 * @throws Problem 400 for text that is not JSON, and for values that `checked` refuses
 */
function parseJson(text: string, maxValues = Infinity): unknown {
  const value = parse(text)
  // In well-formed text, NUL and half a surrogate pair can only be escapes.
  return checked(value, { maxValues, hasEscapes: text.includes('\\u') })
}

/**
 * Parses JSON text embedded in a body, whose number of values is not known yet.
 * @throws Problem 400 like `parseJson`
 */
export function parseInnerJson(text: string): unknown {
  if (mostValues(text) > MAX_VALUES) throw tooManyValues(MAX_VALUES)
  return checked(parse(text))
}

/**
 * Computes an upper bound of the number of values in a JSON text, at all levels; separators inside strings count as
 * well. Stops counting beyond `MAX_VALUES`.
 */
export function mostValues(text: string): number {
  let values = 1
  for (const mark of [',', '[', '{']) {
    for (let at = text.indexOf(mark); at >= 0 && values <= MAX_VALUES; at = text.indexOf(mark, at + 1)) values += 1
  }
  return values
}

function tooManyValues(maximum: number): Problem {
  return Problem.invalid({ body: [`This has more than ${maximum} values.`] })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw Problem.invalid({ body: ['This is not valid JSON.'] })
  }
}

/** Options of `checked`. */
interface Checks {
  readonly maxValues?: number
  /** False when all texts of the value are known to be storable. */
  readonly hasEscapes?: boolean
}

/**
 * Refuses values that PostgreSQL or a recursive function cannot handle: NUL, lone surrogates, more than 64 levels.
 * Walks level by level with plain loops, which takes as long as JSON.parse; `Object.entries` took 3 to 12 times as
 * long.
 * @throws Problem 400
 */
export function checked<Value>(value: Value, { maxValues = Infinity, hasEscapes = true }: Checks = {}): Value {
  let values = 0
  let below: object[] = []
  const visit = (item: unknown) => {
    if (typeof item === 'object' && item !== null) below.push(item)
    else if (hasEscapes && typeof item === 'string') checkText(item)
  }
  visit(value)
  for (let depth = 1; below.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw Problem.invalid({ body: [`This has more than ${MAX_DEPTH} levels.`] })
    const level = below
    below = []
    for (const item of level) {
      values += visitMembers(item, visit, hasEscapes)
      if (values > maxValues) throw tooManyValues(maxValues)
    }
  }
  return value
}

/** Visits the entries of a list or the members of an object, and counts them. */
function visitMembers(item: object, visit: (inner: unknown) => void, hasEscapes: boolean): number {
  if (Array.isArray(item)) {
    for (const inner of item) visit(inner)
    return item.length
  }
  let count = 0
  for (const name in item) {
    if (hasEscapes) checkText(name)
    visit((item as Record<string, unknown>)[name])
    count += 1
  }
  return count
}

function checkText(text: string): void {
  if (text.includes('\0')) throw Problem.invalid({ body: ['Text must not contain the NUL character.'] })
  if (!text.isWellFormed()) throw Problem.invalid({ body: ['Text must not contain half of a surrogate pair.'] })
}
