import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { errorCode } from '../kernel/errorCode.ts'
import { Problem } from '../kernel/problem.ts'

/** These run on threads of their own, so that the event loop does not wait. */
const decoders = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) } as const
/** Few large chunks: each of them is a turn of the event loop. */
const CHUNK_SIZE = 128 * 1024

export type Coding = keyof typeof decoders

/** How large a body may be once it is decompressed. */
export interface Bound {
  readonly bytes: number
  /** The sentence for a larger body. */
  readonly sentence: string
}

/**
 * The content coding of a body (RFC 9110, section 8.4).
 * @param header the `Content-Encoding` field
 * @returns null for a body that is not encoded
 * @throws Problem 415 for a coding that is not known
 */
export function contentCoding(header: string | undefined): Coding | null {
  const coding = (header ?? 'identity').trim().toLowerCase()
  if (coding === 'identity' || coding === '') return null
  if (Object.hasOwn(decoders, coding)) return coding as Coding
  throw new Problem('unsupported-media-type', 'Send the body without Content-Encoding, or as gzip, deflate or br.', {
    headers: { 'Accept-Encoding': 'gzip, deflate, br' },
  })
}

/**
 * Decompresses a body.
 * @throws Problem 413 beyond the bound, 400 for a body that is broken
 */
export async function decompress(bytes: Buffer, coding: Coding, bound: Bound): Promise<Buffer> {
  if (bytes.length === 0) return bytes
  try {
    return await decoders[coding](bytes, { maxOutputLength: bound.bytes, chunkSize: CHUNK_SIZE })
  } catch (error) {
    if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') throw new Problem('content-too-large', bound.sentence)
    // Not with the text of zlib, which may quote the input.
    throw Problem.invalid({ body: ['The body could not be decompressed.'] })
  }
}
