/** A request body that was received and parsed. */
export interface ParsedBody {
  /** Undefined when none was sent. */
  readonly value: unknown
  /** The JSON as it was sent, where the operation stores it so; null elsewhere. */
  readonly bytes: Uint8Array | null
  /** Files of a multipart body by field name. */
  readonly files: ReadonlyMap<string, Buffer>
  /** Whether an image was dropped because the body was too large with it. */
  readonly hasDropped: boolean
}

/** A request without a body. */
export const NO_BODY: ParsedBody = { value: undefined, bytes: null, files: new Map(), hasDropped: false }
