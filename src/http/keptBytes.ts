import { Problem } from '../kernel/problem.ts'
import { ByteBlock, BYTES_PER_READ } from './byteBlock.ts'
import { longestValue, type Syntax } from './values.ts'

/** Values shorter than this are not images, in bytes. */
const SHORTEST = 16 * 1024
/** The maximum number of values that are dropped; finding each takes one look through all bytes. */
const MAX_DROPPED = 10

/**
 * The bytes of a body up to a limit. When there would be more, the longest value, which is an image, is dropped: what
 * comes before and after it is kept.
 */
export class KeptBytes {
  readonly #limit: number
  readonly #syntax: Syntax
  readonly #block: ByteBlock
  #dropped = 0
  /** The last bytes of the value that is being dropped; null between drops. */
  #tail: Buffer | null = null

  /**
   * @param limit bytes; the memory taken may exceed it by one chunk
   * @param expected the most bytes that should come, where that is known
   */
  constructor(limit: number, syntax: Syntax, expected = Infinity) {
    this.#limit = limit
    this.#syntax = syntax
    this.#block = new ByteBlock(Math.min(expected, limit + BYTES_PER_READ))
  }

  /** Whether a value was dropped. */
  get hasDropped(): boolean {
    return this.#dropped > 0
  }

  /** @throws Problem 413 when the bytes exceed the limit and no long value is among them */
  add(chunk: Buffer): void {
    const rest = this.#tail === null ? chunk : this.#skip(this.#tail, chunk)
    if (rest === null) return
    this.#block.add(rest)
    while (this.#block.size > this.#limit) this.#dropLongest()
  }

  /** Returns the bytes that were kept. */
  bytes(): Buffer {
    return this.#block.bytes()
  }

  /** Returns the bytes after the value that is being dropped; null when it goes on. */
  #skip(tail: Buffer, chunk: Buffer): Buffer | null {
    const bytes = Buffer.concat([tail, chunk])
    const end = this.#syntax.closing(bytes, 0)
    this.#tail = end === null ? this.#lastOf(bytes) : null
    return end === null ? null : bytes.subarray(end)
  }

  #dropLongest(): void {
    const bytes = this.bytes()
    const value = longestValue(bytes, this.#syntax)
    const end = value?.end ?? bytes.length
    if (value === null || end - value.start < SHORTEST || this.#dropped === MAX_DROPPED) {
      throw new Problem('content-too-large', `The body can have at most ${this.#limit} bytes.`, {
        headers: { Connection: 'close' },
      })
    }
    this.#dropped += 1
    this.#tail = value.end === null ? this.#lastOf(bytes.subarray(value.start)) : null
    this.#block.cut(value.start, end)
  }

  #lastOf(bytes: Buffer): Buffer {
    return Buffer.from(bytes.subarray(bytes.length - this.#syntax.carry(bytes)))
  }
}
