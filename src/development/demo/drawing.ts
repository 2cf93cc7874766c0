import sharp from 'sharp'
import type { Random } from './random.ts'

const WIDTH = 480
const HEIGHT = 360
const TOP = 50
const BOTTOM = 315
const LAYER = 4
const DEFAULT_COLOR = '#8A8A8A'

type Rgb = readonly [red: number, green: number, blue: number]

/** Half the width of an object, in pixels, at a height from 0 (top) to 1 (bottom). */
type Profile = (height: number) => number

/**
 * Draws a rotationally symmetric print with visible layers, standing on a table.
 * @param colorHex color of the material, `#RRGGBB`; null for gray
 * @returns a PNG
 */
export async function drawPrint(colorHex: string | null, random: Random): Promise<Buffer> {
  const color = rgb(colorHex ?? DEFAULT_COLOR)
  const profile = profileOf(random)
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y += 1) {
    const half = y < TOP || y >= BOTTOM ? 0 : profile((y - TOP) / (BOTTOM - TOP))
    for (let x = 0; x < WIDTH; x += 1) {
      const offset = (x - WIDTH / 2) / Math.max(half, 1)
      const shown = Math.abs(offset) < 1 && half > 0 ? shade(color, offset, y) : background(y)
      pixels.set(shown, (y * WIDTH + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer()
}

function profileOf(random: Random): Profile {
  const size = random.between(65, 115)
  const waves = random.integer(1, 4)
  const depth = random.between(0.05, 0.35)
  const lean = random.between(-0.4, 0.4)
  return (height) => size * (1 + lean * (height - 0.5) + depth * Math.sin(height * waves * Math.PI))
}

/** Color of a pixel lit from the left; the lowest row of each layer is a little darker. */
function shade(color: Rgb, offset: number, y: number): Rgb {
  const depth = Math.sqrt(1 - offset * offset)
  const light = (0.35 + 0.65 * Math.max(0, depth * 0.8 - offset * 0.6)) * (y % LAYER === 0 ? 0.86 : 1)
  return scaled(color, light)
}

/** Color of the background: a wall above a table. */
function background(y: number): Rgb {
  return y < BOTTOM - 30 ? scaled([226, 229, 232], 1 - y / 4000) : scaled([148, 122, 96], 0.75 + y / 2000)
}

function scaled([red, green, blue]: Rgb, factor: number): Rgb {
  const part = (value: number) => Math.min(255, Math.round(value * factor))
  return [part(red), part(green), part(blue)]
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
