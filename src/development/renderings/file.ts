import sharp from 'sharp'
import { HEIGHT, STORED_HEIGHT, STORED_WIDTH, WIDTH } from './camera.ts'
import type { Planes } from './march.ts'

/** Quality of the WebP files: noise of the compression stays below that of the layers. */
const QUALITY = 46

/** Encodes the planes of a rendering as one gray WebP image, one below the other; the inlay only where the object has one. */
export async function encodeRendering({ cover, light, gloss, ground, inlay }: Planes): Promise<Buffer> {
  const planes = [cover, light, gloss, ground, ...(inlay.some((value) => value > 0) ? [inlay] : [])]
  const stored = await Promise.all(planes.map((plane) => resized(plane, 1)))
  return sharp(Buffer.concat(stored), {
    raw: { width: STORED_WIDTH, height: STORED_HEIGHT * planes.length, channels: 1 },
  })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
}

/** Encodes a background as a WebP image in color. */
export async function encodeBackground(bytes: Uint8Array): Promise<Buffer> {
  return sharp(await resized(bytes, 3), { raw: { width: STORED_WIDTH, height: STORED_HEIGHT, channels: 3 } })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
}

function resized(bytes: Uint8Array, channels: 1 | 3): Promise<Buffer> {
  const image = sharp(bytes, { raw: { width: WIDTH, height: HEIGHT, channels } }).resize(STORED_WIDTH, STORED_HEIGHT)
  return (channels === 1 ? image.extractChannel(0) : image).raw().toBuffer()
}
