import { hash } from 'node:crypto'
import { Problem } from './problem.ts'

/** Entity tags of a condition, or `*` for any. */
export type EntityTags = '*' | readonly string[]

/**
 * List element, possibly empty (RFC 9110, sections 5.6.1 and 8.8.3). Each match ends after a comma or at the end of the
 * field.
 */
const ELEMENT = /[ \t]*(?:((?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")[ \t]*)?(?:,|$)/y

/**
 * Reads an If-Match or If-None-Match field (RFC 9110, section 13.1).
 * @param field field value as sent
 * @returns null when it is neither `*` nor a list of entity tags
 */
export function readEntityTags(field: string): EntityTags | null {
  if (field.trim() === '*') return '*'
  const tags: string[] = []
  for (ELEMENT.lastIndex = 0; ELEMENT.lastIndex < field.length;) {
    const match = ELEMENT.exec(field)
    if (!match) return null
    if (match[1] !== undefined) tags.push(match[1])
  }
  return tags.length > 0 ? tags : null
}

/**
 * Whether a client that sent this If-None-Match field has the current state. The comparison is weak (RFC 9110,
 * section 13.1.2). A malformed field is ignored. The package fresh reads no If-Match, which needs the same parser, and splits
 * tags at commas.
 * @param field undefined when none was sent
 * @param current entity tag of the current state, strong or weak
 */
export function isKnown(field: string | undefined, current: string): boolean {
  const tags = field === undefined ? null : readEntityTags(field)
  return tags === '*' || (tags?.some((tag) => withoutCoding(opaqueTag(tag)) === opaqueTag(current)) ?? false)
}

/**
 * Reads the If-Match field of a write. The comparison is strong (RFC 9110, section 13.1.1).
 * @param field undefined when none was sent
 * @returns whether the write is meant for a state with this tag; null when it is meant for any
 * @throws Problem 400 when the field is malformed, because a conditional change must not be made unconditionally
 */
export function readIfMatch(field: string | undefined): ((current: string) => boolean) | null {
  if (field === undefined) return null
  const tags = readEntityTags(field)
  if (tags === null)
    throw Problem.invalid({ 'If-Match': ['This must be * or entity tags in double quotes, separated by commas.'] })
  return (current) => tags === '*' || tags.some((tag) => withoutCoding(tag) === current)
}

/** End of the tag of a compressed representation. Our tags have no dot otherwise. */
const CODING = /\.(?:br|gzip)"$/

/**
 * Returns the tag of a representation in a content coding, whose bytes differ from those of the others (RFC 9110, section
 * 8.8.3.3). Conditions accept the tags of all of them, since they describe the same state.
 * @param tag strong entity tag of the representation without a coding
 */
export function codedTag(tag: string, coding: 'br' | 'gzip'): string {
  return `${tag.slice(0, -1)}.${coding}"`
}

function opaqueTag(tag: string): string {
  return tag.replace(/^W\//, '')
}

function withoutCoding(tag: string): string {
  return tag.replace(CODING, '"')
}

/**
 * The strong validator of a representation (RFC 9110, section 8.8.3).
 * @param content text, or its UTF-8
 */
export function etag(content: string | Uint8Array): string {
  return `"${hash('sha1', content, 'base64url')}"`
}

/**
 * The weak validator of a response that is compressed on its way: its bytes differ by coding, and its tag does not (RFC 9110, section
 * 8.8.1).
 * @param content text, or its UTF-8
 */
export function weakEtag(content: string | Uint8Array): string {
  return `W/${etag(content)}`
}
