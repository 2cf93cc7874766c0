type Json = Readonly<Record<string, unknown>>

/**
 * Bytes of a response to a tool. Models pay for each token, and their clients cut or refuse long responses: JSON of ids and
 * figures has 2.4 to 2.8 characters per token (measured with the demo logbook), and sentences of any script have more bytes per
 * token, so this is less than 10,000 tokens. Characters would not do: in Chinese and Japanese, most are a token each.
 */
export const MAX_BYTES = 24_000
/** Strings that are shorter than this are never cut. */
const LONG_TEXT = 500
/** Each step removes part of one list or text; more steps are needed only by responses that are nothing but text. */
const MAX_STEPS = 100

/** Bytes of a list that is cut in large steps. */
const HUGE = 100_000

/** A list or a text within a response. */
interface Part {
  readonly path: string
  /** Bytes of its JSON. */
  readonly size: number
  readonly value: unknown[] | string
  readonly replace: (value: unknown[] | string) => void
}

/** A response that fits, and what was left out of it. */
export interface Shortened {
  readonly value: Json
  /** One sentence for each list and text of which only a part remains. */
  readonly omissions: readonly string[]
}

/** Bytes of the JSON of a value. */
export function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

/** Removes properties that are null: not recorded. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== null)
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutNulls(inner)]))
}

/**
 * Cuts the longest lists, then the longest texts, until a response fits. A list keeps its first entries; a series keeps its
 * newest.
 * @param value response without references that are shared; it is changed
 * @param most bytes of its JSON
 */
export function shorten(value: Json, most: number): Shortened {
  const root = { '': value }
  const lengths = new Map<string, { readonly before: number; after: number; readonly isList: boolean }>()
  for (let step = 0; step < MAX_STEPS; step++) {
    const excess = sizeOf(value) - most
    const part = excess > 0 ? largest(root, '', '') : null
    if (!part) break
    const kept = cut(part, excess)
    const known = lengths.get(part.path)
    if (known) known.after = kept.length
    else lengths.set(part.path, { before: part.value.length, after: kept.length, isList: Array.isArray(kept) })
    part.replace(kept)
  }
  return {
    value,
    omissions: [...lengths].map(([path, { before, after, isList }]) =>
      isList ? `${path} has ${after} of ${before} entries.` : `${path} has the first ${after} of ${before} characters.`,
    ),
  }
}

/** The largest list that can be cut, or the list or text within it that makes it large; null when nothing can be cut. */
function largest(parent: Record<string, unknown> | unknown[], key: string, path: string): Part | null {
  const value = (parent as Record<string, unknown>)[key]
  const size = sizeOf(value)
  const within = partsOf(value, path)
  const [inner] = within.sort((a, b) => b.size - a.size)
  const replace = (kept: unknown) => void ((parent as Record<string, unknown>)[key] = kept)
  if (inner && inner.size > size / 2) return inner
  if (Array.isArray(value) && value.length > 1) return { path, size, value, replace }
  if (typeof value === 'string' && value.length > LONG_TEXT) return { path, size, value, replace }
  return inner ?? null
}

function partsOf(value: unknown, path: string): Part[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((name) => {
    const step = Array.isArray(value) ? `[${name}]` : path === '' ? name : `.${name}`
    return largest(value as Record<string, unknown>, name, path + step) ?? []
  })
}

/** At most half of a part is removed at once, since others may have become the largest then; of a huge one, nine tenths. */
function cut({ value, size }: Part, excess: number): unknown[] | string {
  const ratio = Math.max(size > HUGE ? 0.1 : 0.5, 1 - (excess + 1) / size)
  const length = Math.max(1, Math.min(value.length - 1, Math.floor(value.length * ratio)))
  if (typeof value === 'string') return value.slice(0, length).toWellFormed()
  return isSeries(value) ? value.slice(-length) : value.slice(0, length)
}

/** Whether the entries are those of a time series, oldest first. */
function isSeries([entry]: readonly unknown[]): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  return 'bucketStart' in entry || ('date' in entry && 'printCount' in entry)
}
