/** The bytes of one value within a body: of a JSON string, a form field, or a part of a multipart body. */
export interface Span {
  readonly start: number
  /** Null while the value has not ended. */
  readonly end: number | null
}

/** Where the values of a body begin and end. */
export interface Syntax {
  /** Position of the next value at or after a position outside of values; null without one. */
  readonly opening: (bytes: Buffer, from: number) => number | null
  /** Position of the end of a value that is open at a position; null when it does not end. */
  readonly closing: (bytes: Buffer, from: number) => number | null
  /** Number of bytes between two values, at least. */
  readonly step: number
  /** Number of last bytes of an open value by which its end is recognized. */
  readonly carry: (bytes: Buffer) => number
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

const json: Syntax = {
  opening: (bytes, from) => after(bytes, '"', from),
  closing: (bytes, from) => {
    for (let end = bytes.indexOf(QUOTE, from); end >= 0; end = bytes.indexOf(QUOTE, end + 1)) {
      if (backslashesBefore(bytes, end, from) % 2 === 0) return end
    }
    return null
  },
  step: 1,
  carry: (bytes) => backslashesBefore(bytes, bytes.length, 0) % 2,
}

const form: Syntax = {
  opening: (bytes, from) => after(bytes, '=', from),
  closing: (bytes, from) => found(bytes.indexOf('&', from)),
  step: 1,
  carry: () => 0,
}

/**
 * Chooses the syntax of a body by its media type.
 * @param contentType the header, with the boundary of a multipart body
 */
export function syntaxOf(contentType: string): Syntax {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return form
  const [, quoted, plain] = /^multipart\/.*;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  return boundary === undefined ? json : multipart(`\r\n--${boundary}`)
}

/** Finds the longest value of a body; null without one. */
export function longestValue(bytes: Buffer, { opening, closing, step }: Syntax): Span | null {
  let longest: Span | null = null
  let length = -1
  for (let start = opening(bytes, 0); start !== null;) {
    const end = closing(bytes, start)
    if ((end ?? bytes.length) - start > length) {
      longest = { start, end }
      length = (end ?? bytes.length) - start
    }
    start = end === null ? null : opening(bytes, end + step)
  }
  return longest
}

function multipart(delimiter: string): Syntax {
  return {
    opening: (bytes, from) => after(bytes, '\r\n\r\n', from),
    closing: (bytes, from) => found(bytes.indexOf(delimiter, from, 'latin1')),
    step: delimiter.length,
    carry: (bytes) => Math.min(bytes.length, delimiter.length - 1),
  }
}

function after(bytes: Buffer, mark: string, from: number): number | null {
  const at = bytes.indexOf(mark, from)
  return at < 0 ? null : at + mark.length
}

function found(position: number): number | null {
  return position < 0 ? null : position
}

function backslashesBefore(bytes: Buffer, end: number, from: number): number {
  let start = end
  while (start > from && bytes[start - 1] === BACKSLASH) start -= 1
  return end - start
}
