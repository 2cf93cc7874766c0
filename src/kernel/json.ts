import { Problem } from './problem.ts'

/** Maximum nesting depth of JSON. Deeper JSON would overflow recursive code. */
export const MAX_DEPTH = 64
/**
 * Maximum number of members and entries, at all levels, of JSON that is processed. Bodies that the contract describes
 * have about 1,500 at most.
 */
export const MAX_VALUES = 10_000
/**
 * The same for a body that is stored as sent. All settings of a slicer for 16 extruders are about 11,000 values. Reading
 * 400,000 names took 200 ms of processor time, and assembling the response that returns them 350 ms.
 */
const MAX_VERBATIM_VALUES = 30_000
/** Maximum number of members per level, and of characters per text, in an outline of a value. */
const OUTLINE_MEMBERS = 1000
const OUTLINE_TEXT = 1000
/** Maximum number of characters of the path that names a field. */
const MAX_PATH = 200

const [QUOTE, BACKSLASH, COMMA, OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = [...'"\\,{[}]'].map((mark) =>
  mark.charCodeAt(0),
)
const SPACE = 0x20
/** Characters that follow the start of an object or list without values. */
const EMPTY = new Set(['}', ']'])

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
 * @throws Problem 400 when it is not JSON that can be stored, or has more than 10,000 values, or 30,000 if it is verbatim
 */
export function readJson({ bytes, isVerbatim }: JsonBody): ReadJson {
  const text = decode(bytes)
  if (!isVerbatim) return { value: parseJson(text, MAX_VALUES), bytes: null }
  return { value: outlineOf(parseJson(text, MAX_VERBATIM_VALUES)), bytes: withoutMark(bytes) }
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
 * @throws Problem 400 for text that is not JSON, for too many values, and for values that `checked` refuses
 */
function parseJson(text: string, maxValues: number): unknown {
  if (countValues(text, maxValues) > maxValues) throw tooManyValues(maxValues)
  const value = parse(text)
  // In well-formed text, NUL and half a surrogate pair can only be escapes.
  return checked(value, text.includes('\\u'))
}

/**
 * Parses JSON text embedded in a body, whose number of values is not known yet.
 * @throws Problem 400 like `parseJson`
 */
export function parseInnerJson(text: string): unknown {
  return parseJson(text, MAX_VALUES)
}

/**
 * Counts the members and entries of a JSON text, at all levels, without parsing it: a text with too many is refused at a
 * small part of the cost. Text that is not JSON has some number too.
 * @param limit counting stops beyond it
 */
export function countValues(text: string, limit: number): number {
  let values = 0
  for (let at = 0; at < text.length && values <= limit; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COMMA) values += 1
    else if ((code === OPEN_OBJECT || code === OPEN_LIST) && !EMPTY.has(text[nextMark(text, at)] ?? '')) values += 1
  }
  return values
}

/**
 * Whether a JSON text has more levels than a maximum, without parsing it. Text that is not JSON has some number too.
 */
export function isDeeperThan(text: string, maximum: number): boolean {
  let depth = 0
  for (let at = 0; at < text.length && depth <= maximum; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === OPEN_OBJECT || code === OPEN_LIST) depth += 1
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1
  }
  return depth > maximum
}

/** Returns the index of the quotation mark that ends the string that starts at an index; the length of the text if none does. */
export function endOfString(text: string, start: number): number {
  let at = text.indexOf('"', start + 1)
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1)
  return at < 0 ? text.length : at
}

/** Whether an odd number of backslashes precedes an index. */
function isEscaped(text: string, index: number): boolean {
  let at = index
  while (text.charCodeAt(at - 1) === BACKSLASH) at -= 1
  return (index - at) % 2 === 1
}

/** Returns the index of the first character after an index that is not space. */
function nextMark(text: string, start: number): number {
  let at = start + 1
  while (text.charCodeAt(at) <= SPACE) at += 1
  return at
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

/**
 * Refuses values that PostgreSQL or a recursive function cannot handle: NUL, lone surrogates, more than 64 levels.
 * Walks level by level with plain loops, which takes as long as JSON.parse; `Object.entries` took 3 to 12 times as
 * long.
 * @param hasEscapes false when all texts of the value are known to be storable
 * @throws Problem 400 that names the field
 */
export function checked<Value>(value: Value, hasEscapes = true): Value {
  let below: object[] = []
  const visit = (item: unknown) => {
    if (typeof item === 'object' && item !== null) below.push(item)
    else if (hasEscapes && typeof item === 'string' && faultOf(item) !== null) throw unstorable(value)
  }
  visit(value)
  for (let depth = 1; below.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw Problem.invalid({ body: [`This has more than ${MAX_DEPTH} levels.`] })
    const level = below
    below = []
    for (const item of level) visitMembers(item, visit, hasEscapes)
  }
  return value
}

/** Visits the entries of a list or the members of an object, with their names. */
function visitMembers(item: object, visit: (inner: unknown) => void, hasEscapes: boolean): void {
  if (Array.isArray(item)) {
    for (const inner of item) visit(inner)
    return
  }
  for (const name in item) {
    if (hasEscapes) visit(name)
    visit((item as Record<string, unknown>)[name])
  }
}

/** Says why PostgreSQL cannot store a text; null when it can. */
function faultOf(text: string): string | null {
  if (text.includes('\0')) return 'Text must not contain the NUL character.'
  return text.isWellFormed() ? null : 'Text must not contain half of a surrogate pair.'
}

/** Names the first text that cannot be stored. Only a value that is refused is walked through with the paths of its texts. */
function unstorable(value: unknown): Problem {
  let level: readonly (readonly [path: string, item: unknown])[] = [['', value]]
  while (level.length > 0) {
    const below: [string, unknown][] = []
    for (const [path, item] of level) {
      const fault = typeof item === 'string' ? faultOf(item) : null
      if (fault !== null) return Problem.invalid({ [path.slice(0, MAX_PATH) || 'body']: [fault] })
      if (typeof item === 'object' && item !== null) for (const inner of pathsIn(path, item)) below.push(inner)
    }
    level = below
  }
  throw new Error('Every text of the value can be stored.')
}

/** The entries of a list or the members of an object, with their paths; the name of a member counts as a text at the path of its object. */
function pathsIn(path: string, item: object): [string, unknown][] {
  if (Array.isArray(item)) return item.map((inner, index) => [`${path}[${index}]`, inner])
  return Object.entries(item).flatMap(([name, inner]) => [
    [path, name],
    [path === '' ? name : `${path}.${name}`, inner],
  ])
}
