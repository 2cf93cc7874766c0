/**
 * JSON text that is sent as it is: stored text, whose key order and big numbers must survive, or text that PostgreSQL
 * built.
 */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Wraps the text of a value for an operation whose contract names the value's schema. */
  static of<Value>(text: string): Value {
    return new JsonText(text) as Value
  }

  /** Builds a list from values that are JSON text each. */
  static list<Item>(texts: readonly string[]): Item[] {
    return JsonText.of<Item[]>(`[${texts.join(',')}]`)
  }
}

/** UTF-8 JSON that is sent as it is, made by another thread. */
export class JsonBytes {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  /** For an operation whose contract names a schema: the bytes are a value of it. */
  static of<Value>(bytes: Uint8Array): Value {
    return new JsonBytes(bytes) as Value
  }

  /**
   * Frees the memory of bytes that nobody needs any more. If that is left to the garbage collector, a user's settings of 4 MiB,
   * retrieved five times a second, make it stop the event loop once a second for 10 to 27 ms.
   */
  free(): void {
    if (this.bytes.buffer instanceof ArrayBuffer) this.bytes.buffer.transfer(0)
  }
}

/** The text of a JSON response. `JsonText` may stand for all of it or for a member of it, `JsonBytes` for all of it. */
export function serialize(body: unknown): string {
  if (body instanceof JsonText) return body.text
  if (body instanceof JsonBytes) return new TextDecoder().decode(body.bytes)
  const members = Object.entries(body ?? {})
  if (!members.some(([, value]) => value instanceof JsonText)) return JSON.stringify(body)
  return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${serialize(value)}`).join(',')}}`
}
