import sharp, { type OutputInfo } from 'sharp'
import { FairQueue } from '../admission/fairQueue.ts'
import type { Owner } from '../admission/owner.ts'
import { Problem } from '../kernel/problem.ts'
import { release } from '../kernel/release.ts'
import { isPolyglot, IMAGE_TYPES, imageType } from './formats.ts'

/** Image in its stored form: both versions are WebP without metadata. */
export interface EncodedImage {
  readonly image: Buffer
  readonly thumbnail: Buffer
  /** Width of the image in pixels, in its display orientation. */
  readonly width: number
  readonly height: number
}

const MAX_PIXELS = 40_000_000
/** Maximum length of the longer side, in pixels. */
const IMAGE_SIZE = 2048
const THUMBNAIL_SIZE = 320
const QUALITY = 82
/** Maximum time of one decoding or encoding. */
const TIMEOUT_SECONDS = 10

/** One image takes up to MAX_PIXELS × 4 bytes while it is decoded, and a large one 3.5 s of a processor. */
const queue = new FairQueue('images', { places: 2, placesPerOwner: 1, waitingPerOwner: 10, waitMs: 10_000 })

sharp.cache(false)
sharp.concurrency(1)
// Blocks the library's other decoders, including SVG, regardless of a file's claimed type.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** Options for reading an image. */
export interface ReadOptions {
  /** Field to report when the image cannot be used; `file` by default. */
  readonly field?: string
  /** Ends the reading when it is aborted. */
  readonly signal?: AbortSignal
}

/**
 * Reads an untrusted image: its type is detected from its content, its size is checked before decoding, and its
 * pixels are re-encoded, so that nothing else of the file is stored. Of an animation the first frame is used.
 * @param owner owner of the image; one image of an owner is read at a time
 * @throws Problem 415 when its type is not accepted, 400 when it is damaged or too large, 429 when the owner's other
 * images delay it for 10 s, 503 when those of others do; the reason of the signal
 */
export async function readImage(
  bytes: Buffer,
  owner: Owner,
  { field = 'file', signal }: ReadOptions = {},
): Promise<EncodedImage> {
  if (imageType(bytes) === null) throw notTaken()
  return inTurn(owner, signal, () => {
    if (isPolyglot(bytes)) throw notTaken()
    return convert(bytes, field, signal)
  })
}

/**
 * Turns a stored image.
 * @param owner owner of the image; one image of an owner is worked on at a time
 * @param degrees angle, clockwise
 * @throws Problem 429 and 503 like `readImage`; the reason of the signal
 */
export async function rotateImage(
  bytes: Buffer,
  owner: Owner,
  degrees: 90 | 180 | 270,
  { signal }: Pick<ReadOptions, 'signal'> = {},
): Promise<EncodedImage> {
  return inTurn(owner, signal, () => convert(bytes, 'image', signal, degrees))
}

/** Waits until the image of an owner may be worked on. */
async function inTurn<Result>(
  owner: Owner,
  signal: AbortSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = await queue.enter(owner, signal)
  try {
    return await work()
  } finally {
    leave()
  }
}

async function convert(
  bytes: Buffer,
  field: string,
  signal: AbortSignal | undefined,
  degrees = 0,
): Promise<EncodedImage> {
  try {
    const pixels = await decode(bytes, degrees)
    try {
      signal?.throwIfAborted()
      return await encode(pixels)
    } finally {
      release(pixels.data)
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw Problem.invalid({ [field]: [reason(error)] })
  }
}

interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}

async function decode(bytes: Buffer, degrees: number): Promise<Pixels> {
  return sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .rotate(degrees)
    .resize({ width: IMAGE_SIZE, height: IMAGE_SIZE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encode({ data, info: { width, height, channels } }: Pixels): Promise<EncodedImage> {
  const decoded = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: TIMEOUT_SECONDS })
  const image = await decoded().webp({ quality: QUALITY }).toBuffer()
  const thumbnail = await decoded()
    .resize({ width: THUMBNAIL_SIZE, height: THUMBNAIL_SIZE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  return { image, thumbnail, width, height }
}

function notTaken(): Problem {
  return new Problem('unsupported-media-type', 'Send a JPEG, PNG, WebP, GIF or AVIF image.', {
    headers: { Accept: IMAGE_TYPES.join(', ') },
  })
}

/** Converts an error of libvips to a sentence. Its own messages expose internals and parts of the file's content. */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(message)) return `The image can have at most ${MAX_PIXELS / 1_000_000} million pixels.`
  if (/timeout/i.test(message)) return 'The image takes too long to decode.'
  return 'The image is damaged or incomplete.'
}
