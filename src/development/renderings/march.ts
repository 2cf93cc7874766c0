import { HEIGHT, rayThrough, WIDTH, type Ray } from './camera.ts'
import { groove, layered, type Vector } from './layers.ts'
import type { Sdf } from './sdf.ts'
import type { Solid } from './solid.ts'

/**
 * Rendering of an object without color. Each plane has one byte per pixel, from the top left; light is stored as the square root
 * of its share of BRIGHTEST.
 */
export interface Planes {
  /** Share of the pixel that the object covers, and that its second color covers. */
  readonly cover: Uint8Array
  readonly inlay: Uint8Array
  /** Light that the surface of the object scatters, for a white material. */
  readonly light: Uint8Array
  /** Light that it reflects, which does not depend on its color. */
  readonly gloss: Uint8Array
  /** Share of the light that reaches the ground beneath and around the object. */
  readonly ground: Uint8Array
}

/** The light that the greatest byte stands for. */
export const BRIGHTEST = 1.3

const MAX_STEPS = 160
const NEAR = 0.0006
/** Distance between the points at which the shadow on the ground is computed, in pixels. */
const COARSE = 4
/** Samples of a pixel, as offsets from its middle. */
const SAMPLES = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
] as const
const KEY: Vector = normalized([-0.62, -0.5, 0.85])
const FILL: Vector = normalized([0.9, -0.55, 0.45])

/**
 * Renders an object, which takes up to a minute.
 * @param step distance between the pixels; above 1 for a smaller preview
 */
export function render(solid: Solid, step = 1): Planes {
  const [width, height] = [WIDTH / step, HEIGHT / step]
  const middles = Array.from({ length: width * height }, (_, index) => {
    return trace(solid, rayThrough(((index % width) + 0.5) * step, (Math.floor(index / width) + 0.5) * step))
  })
  const planes = { cover: plane(middles), inlay: plane(middles), light: plane(middles), gloss: plane(middles) }
  middles.forEach((middle, index) => {
    const hits = isEdge(middles, index, width) ? samplesOf(solid, index, width, step) : [middle]
    const solidHits = hits.filter((hit) => hit !== null)
    const mean = (valueOf: (hit: Hit) => number) =>
      solidHits.reduce((sum, hit) => sum + valueOf(hit), 0) / (solidHits.length || 1)
    planes.cover[index] = byte(solidHits.length / hits.length)
    planes.inlay[index] = byte(mean(({ isInlay }) => Number(isInlay)))
    planes.light[index] = byte(Math.sqrt(mean(({ light }) => light) / BRIGHTEST))
    planes.gloss[index] = byte(Math.sqrt(mean(({ gloss }) => gloss) / BRIGHTEST))
  })
  return { ...planes, ground: groundPlane(solid, step) }
}

function plane({ length }: { readonly length: number }): Uint8Array {
  return new Uint8Array(length)
}

function byte(share: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, share)))
}

/** Whether one sample is too few for a pixel: it differs from its neighbors in distance. */
function isEdge(hits: readonly (Hit | null)[], index: number, width: number): boolean {
  const along = hits[index]?.along ?? Infinity
  return [index - 1, index + 1, index - width, index + width].some((other) => {
    const difference = Math.abs((hits[other]?.along ?? Infinity) - along)
    return difference > 0.03 || hits[other]?.isInlay !== hits[index]?.isInlay
  })
}

function samplesOf(solid: Solid, index: number, width: number, step: number): (Hit | null)[] {
  const [px, py] = [(index % width) + 0.5, Math.floor(index / width) + 0.5]
  return SAMPLES.map(([sx, sy]) => trace(solid, rayThrough((px + sx) * step, (py + sy) * step)))
}

/** The shadow of an object, for every pixel; computed for few of them, since it is soft. */
function groundPlane(solid: Solid, step: number): Uint8Array {
  const coarse = step * COARSE
  const [columns, rows] = [Math.ceil(WIDTH / coarse) + 1, Math.ceil(HEIGHT / coarse) + 1]
  const knots = Float32Array.from({ length: columns * rows }, (_, index) =>
    groundLight(solid, rayThrough((index % columns) * coarse, Math.floor(index / columns) * coarse)),
  )
  const [width, height] = [WIDTH / step, HEIGHT / step]
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [((index % width) + 0.5) / COARSE, (Math.floor(index / width) + 0.5) / COARSE]
    const corner = Math.floor(y) * columns + Math.floor(x)
    const [fx, fy] = [x % 1, y % 1]
    const above = knots[corner]! * (1 - fx) + knots[corner + 1]! * fx
    const below = knots[corner + columns]! * (1 - fx) + knots[corner + columns + 1]! * fx
    return byte(above * (1 - fy) + below * fy)
  })
}

interface Hit {
  /** Distance from the camera. */
  readonly along: number
  readonly isInlay: boolean
  readonly light: number
  readonly gloss: number
}

function trace({ body, inlay, radius, height, caution = 0.95 }: Solid, ray: Ray): Hit | null {
  const span = spanOf(ray, radius, height)
  if (span === null) return null
  const [start, end] = span
  let along = start
  for (let step = 0; step < MAX_STEPS && along < end; step += 1) {
    const [x, y, z] = [ray.ox + ray.dx * along, ray.oy + ray.dy * along, ray.oz + ray.dz * along]
    const distance = inlay ? Math.min(body(x, y, z), inlay(x, y, z)) : body(x, y, z)
    if (distance < NEAR) {
      const isInlay = inlay !== undefined && inlay(x, y, z) < body(x, y, z)
      const whole: Sdf = inlay ? (px, py, pz) => Math.min(body(px, py, pz), inlay(px, py, pz)) : body
      return { along, isInlay, ...shade(whole, [x, y, z], [ray.dx, ray.dy, ray.dz], caution) }
    }
    along += distance * caution
  }
  return null
}

/** The part of a ray in the cylinder around an object; null when it passes by. */
function spanOf(ray: Ray, radius: number, height: number): [from: number, to: number] | null {
  const a = ray.dx * ray.dx + ray.dy * ray.dy
  const b = ray.ox * ray.dx + ray.oy * ray.dy
  const c = ray.ox * ray.ox + ray.oy * ray.oy - radius * radius
  const root = b * b - a * c
  if (root <= 0) return null
  const from = Math.max((-b - Math.sqrt(root)) / a, (height - ray.oz) / ray.dz)
  const to = Math.min((-b + Math.sqrt(root)) / a, -ray.oz / ray.dz)
  return from < to ? [from, to] : null
}

function shade(body: Sdf, at: Vector, view: Vector, caution: number): { light: number; gloss: number } {
  const smooth = normalAt(body, at)
  const normal = layered(smooth, at)
  const open = openness(body, at, smooth)
  const key = Math.max(0, dot(normal, KEY)) * shadow(body, at, smooth, KEY, caution)
  const fill = Math.max(0, dot(normal, FILL))
  const sky = 0.5 + 0.5 * normal[2]
  const depth = groove(smooth, at)
  const light = (0.78 * key + (0.16 * fill + 0.36 * sky + 0.1 * (1 - sky)) * open) * depth
  // Reflections of a soft box behind the camera and of the sky, on a surface that shines a little.
  const facing = -dot(normal, view)
  const mirrored: Vector = [
    view[0] + 2 * facing * normal[0],
    view[1] + 2 * facing * normal[1],
    view[2] + 2 * facing * normal[2],
  ]
  const lamp = Math.max(0, dot(mirrored, KEY)) ** 14 * (0.3 + 0.7 * Math.min(1, key * 3))
  const soft = Math.max(0, dot(mirrored, FILL)) ** 6
  const rim = (1 - Math.max(0, facing)) ** 4
  const gloss = (0.5 * lamp + 0.14 * soft * open + 0.3 * rim * open * (0.4 + 0.6 * sky)) * depth
  return { light, gloss }
}

/** Shadow of the key light and of the sky on the ground, without color. */
function groundLight({ body, inlay, radius, height, caution = 0.95 }: Solid, ray: Ray): number {
  const along = -ray.oz / ray.dz
  const at: Vector = [ray.ox + ray.dx * along, ray.oy + ray.dy * along, 0.002]
  if (Math.hypot(at[0], at[1]) > radius + height * 1.6 + 0.4) return 1
  const whole: Sdf = inlay ? (x, y, z) => Math.min(body(x, y, z), inlay(x, y, z)) : body
  return 0.62 * shadow(whole, at, [0, 0, 1], KEY, caution) + 0.38 * openness(whole, at, [0, 0, 1])
}

/** Share of a large lamp that a point sees, from the nearest miss of a ray to its middle. */
function shadow(body: Sdf, at: Vector, normal: Vector, to: Vector, caution: number): number {
  const [x, y, z] = [at[0] + normal[0] * 0.01, at[1] + normal[1] * 0.01, at[2] + normal[2] * 0.01]
  let seen = 1
  for (let along = 0.01, step = 0; step < 48 && along < 2.6; step += 1) {
    const distance = body(x + to[0] * along, y + to[1] * along, z + to[2] * along)
    if (distance < 0.0005) return 0
    seen = Math.min(seen, (7 * distance) / along)
    along += Math.min(0.14, Math.max(0.012, distance * caution))
  }
  return seen * seen * (3 - 2 * seen)
}

/** Share of the sky that a point sees, from the distances along its normal. */
function openness(body: Sdf, at: Vector, normal: Vector): number {
  let hidden = 0
  for (let step = 1; step <= 5; step += 1) {
    const along = 0.015 + 0.075 * step
    const free = body(at[0] + normal[0] * along, at[1] + normal[1] * along, at[2] + normal[2] * along)
    const ground = normal[2] > 0.99 ? along : at[2] + normal[2] * along
    hidden += (along - Math.min(free, Math.max(0, ground))) * 0.78 ** step
  }
  return Math.max(0.08, 1 - 1.5 * hidden)
}

function normalAt(body: Sdf, [x, y, z]: Vector): Vector {
  const e = 0.0012
  const [a, b] = [body(x + e, y - e, z - e), body(x - e, y - e, z + e)]
  const [c, d] = [body(x - e, y + e, z - e), body(x + e, y + e, z + e)]
  return normalized([a - b - c + d, -a - b + c + d, -a + b - c + d])
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

function normalized([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
