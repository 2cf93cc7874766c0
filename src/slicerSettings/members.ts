import { endOfString } from '../kernel/json.ts'

const [QUOTE, COMMA] = ['"', ','].map(codeOf)
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = ['{', '}', '[', ']'].map(codeOf)
const SPACE = codeOf(' ')

/** Members of a JSON object, as text. */
export interface SplitMembers {
  /** Values of the members with known names, by name. */
  readonly known: ReadonlyMap<string, string>
  /** The other members, to be joined by commas: neighbors in one text. */
  readonly others: readonly string[]
}

/** Place of a member in a text. */
interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Splits the members of a JSON object without parsing their values: JSON.parse would change the spelling of numbers and
 * the order of names, and PostgreSQL's json_each takes seconds for 400,000 members. Neighbors stay together, because a text
 * for each of 30,000 members makes so much garbage that collecting it takes 10 ms.
 * @param text text of an object that is known to be valid
 * @returns members in order; for a repeated name, the last value at the position of the first
 */
export function splitMembers(text: string, knownNames: ReadonlySet<string>): SplitMembers {
  const known = new Map<string, string>()
  const others = new Map<string, Range>()
  // Only a comma and spaces separate two members.
  for (let at = text.indexOf('"'); at >= 0;) {
    const nameEnd = endOfText(text, at)
    const name = nameOf(text.slice(at, nameEnd))
    const start = skipSpace(text, text.indexOf(':', nameEnd) + 1)
    const end = endOfValue(text, start)
    if (knownNames.has(name)) known.set(name, text.slice(start, end))
    else others.set(name, { start: at, end })
    at = text.indexOf('"', end)
  }
  return { known, others: joinNeighbors(text, others.values()) }
}

/** Returns the texts of these members, those that follow one another as one. */
function joinNeighbors(text: string, members: Iterable<Range>): string[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of members) {
    const before = joined.at(-1)
    if (before && text.indexOf('"', before.end) === start) before.end = end
    else joined.push({ start, end })
  }
  return joined.map(({ start, end }) => text.slice(start, end))
}

function codeOf(mark: string): number {
  return mark.charCodeAt(0)
}

/** Decodes a name, parsing it only if necessary: parsing each of 400,000 names would take half of the time. */
function nameOf(quoted: string): string {
  return quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)
}

function skipSpace(text: string, start: number): number {
  let at = start
  while (text.charCodeAt(at) <= SPACE) at += 1
  return at
}

/** Returns the index after the value that starts at an index. */
function endOfValue(text: string, start: number): number {
  const first = text.charCodeAt(start)
  if (first === QUOTE) return endOfText(text, start)
  return first === OPEN_OBJECT || first === OPEN_LIST ? endOfContainer(text, start) : endOfScalar(text, start)
}

function endOfContainer(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfText(text, at) - 1
    else if (code === OPEN_OBJECT || code === OPEN_LIST) depth += 1
    else if ((code === CLOSE_OBJECT || code === CLOSE_LIST) && --depth === 0) return at + 1
  }
  return text.length
}

/**
 * Returns the index after a number, `true`, `false` or `null`, which ends before a comma, a space or the end of the
 * enclosing object.
 */
function endOfScalar(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === COMMA || code === CLOSE_OBJECT || code <= SPACE) return at
  }
  return text.length
}

function endOfText(text: string, start: number): number {
  return endOfString(text, start) + 1
}
