import { textOf } from '../kernel/lenient.ts'

/** A name in a sentence that a device shows. Names are the user's own; a line break in one must not look like a second response. */
export function shownName(name: string): string {
  return textOf(name) ?? 'your printer'
}
