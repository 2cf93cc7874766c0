import { isolate } from '#texts/language'

/**
 * Writes parts such as names and amounts in one line, with a sign between them; those that are empty are left out. Letters of one part
 * that are written from right to left leave the others where they are.
 */
export function inOneLine(parts: readonly (string | false | null | undefined)[], sign = ' · '): string {
  return parts
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map(isolate)
    .join(sign)
}

/** Tags in one line, each with its sign. */
export function tagsInOneLine(tags: readonly string[]): string {
  return inOneLine(
    tags.map((tag) => `#${tag}`),
    ' ',
  )
}

/** Removes the marks of `isolate` from a text that is stored, not shown. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '')
}
