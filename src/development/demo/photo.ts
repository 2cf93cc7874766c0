import sharp from 'sharp'
import { STORED_HEIGHT as HEIGHT, STORED_WIDTH as WIDTH } from '../renderings/camera.ts'
import { BRIGHTEST, type Planes } from '../renderings/march.ts'
import { linear, type Paint } from './paint.ts'

/** Part of an image that is shown, in pixels from the top left, and whether it is mirrored. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly isMirrored: boolean
}

/** Linear values of the bytes of backgrounds, and of the bytes of light and reflections. */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => linear(byte))
const LIGHT = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2 * BRIGHTEST)
/** sRGB bytes of linear values from 0 to 1. */
const DEPTH = 4095
const SRGB = Uint8Array.from({ length: DEPTH + 1 }, (_, index) => Math.round(255 * (index / DEPTH) ** (1 / 2.2)))
/** Compression blurs the edges of the cover: below the first byte nothing is covered, from the second everything. */
const [OUTSIDE, INSIDE] = [14, 241]

/**
 * Puts a painted object on a background.
 * @param second paint of the inlay; without one it has that of the object
 * @returns a JPEG, as a camera writes it
 */
export async function takePhoto(
  planes: Planes,
  [paint, second = paint]: readonly [paint: Paint, second?: Paint],
  background: Uint8Array,
  { isMirrored, ...part }: Crop,
): Promise<Buffer> {
  const [main, other] = [rampOf(paint, planes.cover), rampOf(second, planes.cover)]
  const pixels = Buffer.allocUnsafe(WIDTH * HEIGHT * 3)
  for (let index = 0; index < WIDTH * HEIGHT; index += 1) {
    const cover = Math.min(1, Math.max(0, (planes.cover[index]! - OUTSIDE) / (INSIDE - OUTSIDE)))
    if (cover === 0) {
      const shade = (planes.ground[index]! / 255) * DEPTH
      for (let at = index * 3; at < index * 3 + 3; at += 1)
        pixels[at] = SRGB[Math.round(LINEAR[background[at]!]! * shade)]!
      continue
    }
    const ground = (planes.ground[index]! / 255) * (1 - cover)
    const isInlay = planes.inlay[index]! > 127
    const light = LIGHT[planes.light[index]!]! * cover
    const shine = LIGHT[planes.gloss[index]!]! * (isInlay ? second : paint).gloss * cover
    const place = 3 * ((isInlay ? second : paint).isLayered ? Math.floor(index / WIDTH) : index % WIDTH)
    const ramp = isInlay ? other : main
    for (let channel = 0; channel < 3; channel += 1) {
      const surface = ramp[place + channel]! * light + shine
      const value = surface + LINEAR[background[index * 3 + channel]!]! * ground
      pixels[index * 3 + channel] = SRGB[Math.min(DEPTH, Math.round(value * DEPTH))]!
    }
  }
  const photo = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }).extract(part)
  return (isMirrored ? photo.flop() : photo).jpeg({ quality: 92 }).toBuffer()
}

/** Colors of a paint for each row or column of the image, from the bottom to the top or from the left to the right of the object. */
function rampOf({ colors, isLayered }: Paint, cover: Uint8Array): Float32Array {
  const length = isLayered ? HEIGHT : WIDTH
  const placeOf = (index: number) => (isLayered ? Math.floor(index / WIDTH) : index % WIDTH)
  let [first, last] = [length, 0]
  if (colors.length > 1) {
    for (let index = 0; index < cover.length; index += 1) {
      if (cover[index]! < 128) continue
      first = Math.min(first, placeOf(index))
      last = Math.max(last, placeOf(index))
    }
  }
  const ramp = new Float32Array(length * 3)
  for (let place = 0; place < length; place += 1) {
    const share = colors.length === 1 ? 0 : Math.min(1, Math.max(0, (place - first) / (last - first || 1)))
    const position = (isLayered ? 1 - share : share) * (colors.length - 1)
    const [from, to] = [colors[Math.floor(position)]!, colors[Math.ceil(position)]!]
    for (let channel = 0; channel < 3; channel += 1) {
      ramp[place * 3 + channel] = from[channel]! + (to[channel]! - from[channel]!) * (position % 1)
    }
  }
  return ramp
}
