import { isAlias, isMap, isPair, isScalar, isSeq, type Document, type LineCounter } from 'yaml'

/** The names, from the outermost, that lead to a value of the contract. */
export type Path = readonly string[]

/** Finds the lines of a YAML document that its values are in. */
export class ContractLines {
  readonly #document: Document
  readonly #counter: LineCounter

  constructor(document: Document, counter: LineCounter) {
    this.#document = document
    this.#counter = counter
  }

  /** The line of a value, or of the innermost value around it that is there; the first line is 1. */
  of(path: Path): number {
    let at: unknown = this.#document.contents
    let offset = 0
    for (const name of path) {
      const next = this.#step(at, name)
      if (next === null) break
      at = next.value
      offset = next.offset
    }
    return this.#counter.linePos(offset).line
  }

  #step(at: unknown, name: string): { value: unknown; offset: number } | null {
    const node = isAlias(at) ? at.resolve(this.#document) : at
    if (isSeq(node)) {
      const value = node.items[Number(name)] as { range?: [number, number, number] } | undefined
      return value === undefined ? null : { value, offset: value.range?.[0] ?? 0 }
    }
    if (!isMap(node)) return null
    const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === name)
    if (!pair || !isScalar(pair.key)) return null
    return { value: pair.value, offset: pair.key.range?.[0] ?? 0 }
  }
}
