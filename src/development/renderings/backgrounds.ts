import { HEIGHT, rayThrough, WIDTH } from './camera.ts'

/** Linear red, green and blue, from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number]

/** Color of the ground at a point. */
type Ground = (x: number, y: number) => Color

/** Rays per pixel, and the radius of the lens, which blurs the ground in front of and behind the object. */
const RAYS = 24
const LENS = 0.09

/** Wooden desk of planks. */
function desk(x: number, y: number): Color {
  const [u, v] = [x * 0.94 + y * 0.34 + 40, y * 0.94 - x * 0.34 + 40]
  const plank = Math.floor(v / 1.3)
  const warp = noise(u * 0.5 + plank * 9, v * 1.5) * 1.2
  const grain =
    0.55 * noise(u * 0.8 + plank * 7, v * 9 + warp * 3) + 0.3 * noise(u * 2.2, v * 38) + 0.15 * noise(u * 5, v * 90)
  const seam = Math.min(v / 1.3 - plank, 1 - v / 1.3 + plank) < 0.008 ? 0.45 : 1
  const shade = (0.62 + 0.6 * grain) * (0.9 + 0.2 * noise(plank * 3.3, 0)) * seam
  return [0.46 * shade, 0.27 * shade, 0.14 * shade]
}

/** Textured steel sheet of a print bed, with a printed scale. */
function bed(x: number, y: number): Color {
  const speck = 0.5 * noise(x * 46, y * 46) + 0.5 * noise(x * 85 + 9, y * 85)
  const line = Math.abs(x / 0.6 - Math.round(x / 0.6)) < 0.012 || Math.abs(y / 0.6 - Math.round(y / 0.6)) < 0.012
  const shade = 0.55 + 0.8 * speck + (line ? 0.35 : 0)
  return [0.075 * shade, 0.078 * shade, 0.085 * shade]
}

/** Golden textured sheet. */
function sheet(x: number, y: number): Color {
  const shade = 0.72 + 0.32 * noise(x * 42, y * 42) + 0.24 * noise(x * 80 + 5, y * 80)
  return [0.4 * shade, 0.29 * shade, 0.13 * shade]
}

/** White paper. */
function paper(): Color {
  return [0.8, 0.8, 0.79]
}

/** Cutting mat with a grid. */
function mat(x: number, y: number): Color {
  const [u, v] = [x * 0.97 - y * 0.24 + 20, y * 0.97 + x * 0.24 + 20]
  const near = (pitch: number, width: number) =>
    Math.abs(u / pitch - Math.round(u / pitch)) * pitch < width ||
    Math.abs(v / pitch - Math.round(v / pitch)) * pitch < width
  const shade = 0.85 + 0.3 * noise(x * 30, y * 30)
  const line = near(2, 0.014) ? 0.32 : near(0.4, 0.006) ? 0.16 : 0
  return [0.03 * shade + line * 0.8, 0.115 * shade + line, 0.105 * shade + line * 0.9]
}

/** The grounds that objects are put on, by name. */
export const backgrounds: Readonly<Record<string, Ground>> = { desk, bed, sheet, paper, mat }

/** Renders a ground as sRGB bytes, three per pixel, darker away from the light. */
export function renderBackground(ground: Ground): Uint8Array {
  const bytes = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let index = 0; index < WIDTH * HEIGHT; index += 1) {
    const sum = [0, 0, 0]
    for (let sample = 0; sample < RAYS; sample += 1) {
      // A spiral fills the lens evenly; its start differs from pixel to pixel.
      const angle = sample * 2.399_963 + noise((index % WIDTH) * 1.7, index / WIDTH) * 6.28
      const reach = LENS * Math.sqrt((sample + 0.5) / RAYS)
      const [px, py] = [(index % WIDTH) + ((sample * 0.618) % 1), Math.floor(index / WIDTH) + ((sample * 0.382) % 1)]
      const ray = rayThrough(px, py, Math.cos(angle) * reach, Math.sin(angle) * reach)
      const along = -ray.oz / ray.dz
      const [x, y] = [ray.ox + ray.dx * along, ray.oy + ray.dy * along]
      const light = 1.12 / (1 + 0.045 * ((x + 0.7) ** 2 + (y + 0.3) ** 2)) / RAYS
      ground(x, y).forEach((value, channel) => (sum[channel]! += value * light))
    }
    sum.forEach((value, channel) => (bytes[index * 3 + channel] = Math.round(255 * Math.min(1, value) ** (1 / 2.2))))
  }
  return bytes
}

/** Smooth noise from 0 to 1. */
function noise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - column, y - row]
  const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
  const above = knot(column, row) * (1 - sx) + knot(column + 1, row) * sx
  const below = knot(column, row + 1) * (1 - sx) + knot(column + 1, row + 1) * sx
  return above * (1 - sy) + below * sy
}

function knot(column: number, row: number): number {
  const mixed = Math.imul(Math.imul(column, 374_761_393) ^ Math.imul(row, 668_265_263), 1_274_126_177)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0xff_ff_ff_ff
}
