import sharp from 'sharp'
import { Problem } from '../http/problem.ts'
import { isPolyglot, PICTURE_TYPES, pictureType } from './formats.ts'
import { Gate } from './gate.ts'

/** A picture as it is stored: both versions are WebP and carry no metadata. */
export interface Picture {
  readonly image: Buffer
  readonly thumbnail: Buffer
  /** Of the image, in pixels, the way up that it is meant to be seen. */
  readonly width: number
  readonly height: number
}

const MAX_PIXELS = 40_000_000
/** Pixels of the longer side. */
const IMAGE_SIZE = 2048
const THUMBNAIL_SIZE = 320
const QUALITY = 82
/** Of one decoding or encoding. */
const TIMEOUT_SECONDS = 10
/** One picture takes up to MAX_PIXELS × 4 bytes while it is decoded. */
const AT_ONCE = 2
const WAITING = 20

const gate = new Gate(AT_ONCE, WAITING)

sharp.cache(false)
sharp.concurrency(1)
// The other decoders of the library, SVG among them, cannot be reached whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/**
 * Reads a picture that somebody sent (standards F43 to F45): its kind is decided by its content, its size before it is
 * decoded, and its pixels are encoded anew, so that nothing else of the file is kept. Of an animation the first frame is.
 * @param field whose error it is when the picture cannot be used
 * @throws Problem 415 when it is not of a kind that is taken, 400 when it is damaged or too large, 503 when too many others
 * are being read
 */
export async function readPicture(bytes: Buffer, field = 'file'): Promise<Picture> {
  if (pictureType(bytes) === null) throw notTaken()
  if (!gate.hasRoom) throw Problem.unavailable(new Error('Too many pictures wait to be decoded.'))
  return gate.run(async () => {
    if (isPolyglot(bytes)) throw notTaken()
    try {
      return await convert(bytes)
    } catch (error) {
      throw Problem.invalid({ [field]: [reason(error)] })
    }
  })
}

async function convert(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: IMAGE_SIZE, height: IMAGE_SIZE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const decoded = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: TIMEOUT_SECONDS })
  const image = await decoded().webp({ quality: QUALITY }).toBuffer()
  const thumbnail = await decoded()
    .resize({ width: THUMBNAIL_SIZE, height: THUMBNAIL_SIZE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  return { image, thumbnail, width, height }
}

function notTaken(): Problem {
  return new Problem('unsupported-media-type', 'Send a picture as JPEG, PNG, WebP, GIF or AVIF.', {
    headers: { Accept: PICTURE_TYPES.join(', ') },
  })
}

/** libvips's own texts speak of its inner workings and of the file's content. */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(message)) return `The picture may have at most ${MAX_PIXELS / 1_000_000} million pixels.`
  if (/timeout/i.test(message)) return 'The picture takes too long to decode.'
  return 'The picture is damaged or incomplete.'
}
