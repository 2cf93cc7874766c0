import type { UploadedFile } from '../contract/operation.ts'

/** A request body that was received and parsed. */
export interface ParsedBody {
  /** Undefined when none was sent. */
  readonly value: unknown
  /** The JSON as it was sent, where the operation stores it so; null elsewhere. */
  readonly bytes: Uint8Array | null
  /** Files of a multipart body by field name. */
  readonly files: ReadonlyMap<string, Buffer>
  /** A file that was streamed to this machine's disk, where the operation takes one; null elsewhere. */
  readonly upload: UploadedFile | null
  /** Whether an image was dropped because the body was too large with it. */
  readonly hasDropped: boolean
}

/** A request without a body. */
export const NO_BODY: ParsedBody = { value: undefined, bytes: null, files: new Map(), upload: null, hasDropped: false }
