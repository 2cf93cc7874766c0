import type { Response } from 'express'

/** Bytes counted for one key in its current window. */
export interface ByteCount {
  readonly total: number
  /** Milliseconds until the window ends. */
  readonly left: number
}

/** Byte counter by key, in windows that start with the first byte. */
export interface ByteCounter {
  add(key: string, bytes: number): Promise<ByteCount>
}

/** Byte counter in this process's memory. */
export class ByteMemory implements ByteCounter {
  readonly #window: number
  readonly #counts = new Map<string, { total: number; readonly end: number }>()
  #sweep = 0

  /** @param window length of a window, in milliseconds */
  constructor(window: number) {
    this.#window = window
  }

  async add(key: string, bytes: number): Promise<ByteCount> {
    const now = performance.now()
    this.#forget(now)
    const known = this.#counts.get(key)
    const count = known && known.end > now ? known : { total: 0, end: now + this.#window }
    count.total += bytes
    this.#counts.set(key, count)
    return { total: count.total, left: count.end - now }
  }

  /** Removes the counts of past windows, once per window. */
  #forget(now: number): void {
    if (now < this.#sweep) return
    this.#sweep = now + this.#window
    for (const [key, { end }] of this.#counts) if (end <= now) this.#counts.delete(key)
  }
}

/**
 * Writes the remainder of a byte limit to the `RateLimit` headers, next to the request limits
 * (draft-ietf-httpapi-ratelimit-headers-08; `qu` is its quota unit). Replaces the values of an earlier count of the
 * same request.
 * @param window length of the window, in seconds
 */
export function writeByteLimit(res: Response, name: string, limit: number, window: number, count: ByteCount): void {
  const left = `r=${Math.max(0, limit - count.total)}; t=${Math.ceil(count.left / 1000)}`
  replaceItem(res, 'RateLimit', `"${name}"`, left)
  replaceItem(res, 'RateLimit-Policy', `"${name}"`, `q=${limit}; w=${window}; qu="content-bytes"`)
}

function replaceItem(res: Response, field: string, name: string, parameters: string): void {
  const others = [res.getHeader(field) ?? []].flat().map(String)
  res.setHeader(field, [...others.filter((item) => !item.startsWith(`${name};`)), `${name}; ${parameters}`])
}
