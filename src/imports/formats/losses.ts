import { truncate } from '../../kernel/lenient.ts'
import { words } from './values.ts'

/** Characters of a list of names in a sentence. */
const MAX_NAMES = 180

/** Values of a row that its record cannot have, by the names that they have in the file. The dry run names them. */
export class Losses {
  readonly #leftOut = new Set<string>()
  readonly #shortened = new Set<string>()

  /** Reads a text as `words` does, and notes a longer one. */
  words(name: string, text: string | null | undefined, characters: number): string | null {
    const value = words(text, characters)
    if (value !== words(text, Infinity)) this.shorten(name)
    return value
  }

  /** Notes a text that is shortened. */
  shorten(name: string): void {
    this.#shortened.add(name)
  }

  /**
   * Notes a value from which nothing could be read.
   * @param text the value of the file; an empty one does not count
   * @returns what was read
   */
  checked<Value>(name: string, text: unknown, value: Value | null): Value | null {
    if (value === null) this.leaveOut(name, text)
    return value
  }

  /** Notes a value that is left out. An empty one does not count. */
  leaveOut(name: string, text: unknown): void {
    const plain = typeof text === 'string' ? text.trim() : text
    if (plain !== '' && plain !== '-' && plain !== null && plain !== undefined) this.#leftOut.add(name)
  }

  /** Members of a draft that say what is lost; none when nothing is. */
  get members(): { readonly losses?: string } {
    const losses = this.#sentence()
    return losses === '' ? {} : { losses }
  }

  #sentence(): string {
    const leftOut = namesInSentence([...this.#leftOut])
    const shortened = namesInSentence([...this.#shortened])
    return [
      leftOut && `These values cannot be used and are left out: ${leftOut}.`,
      shortened && `These texts are too long and are shortened: ${shortened}.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' ')
  }
}

/** Names in a sentence, as many as it has room for. */
export function namesInSentence(names: readonly string[]): string {
  const list = names.join(', ')
  return list.length > MAX_NAMES ? `${truncate(list, MAX_NAMES)}…` : list
}
