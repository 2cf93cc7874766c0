export type Vector = readonly [x: number, y: number, z: number]

/** Height of a layer, and width of a line of a top surface. */
const LAYER = 0.026
const LINE = 0.036
/** The steepest lean of the surface of a layer from that of the object, and of a line from the top. */
const BULGE = 0.42
const RIDGE = 0.16

/** Direction of the printed surface: the layers of a wall bulge, and the lines of a top surface run at 45°. */
export function layered(normal: Vector, [x, y, z]: Vector): Vector {
  const wall = Math.hypot(normal[0], normal[1])
  const bulge = -Math.sin((2 * Math.PI * z) / LAYER) * BULGE * wall * (0.75 + 0.5 * noise(Math.floor(z / LAYER)))
  const top = Math.max(0, Math.abs(normal[2]) - 0.93) / 0.07
  const line = (x + y) / Math.SQRT2 / LINE
  const ridge = Math.sin(2 * Math.PI * line) * RIDGE * top * (0.6 + 0.8 * noise(Math.floor(line)))
  const bent: Vector = [normal[0] + ridge / Math.SQRT2, normal[1] + ridge / Math.SQRT2, normal[2] + bulge]
  const length = Math.hypot(...bent)
  return [bent[0] / length, bent[1] / length, bent[2] / length]
}

/** Share of light that the grooves between the layers leave. */
export function groove(normal: Vector, [, , z]: Vector): number {
  const wall = Math.hypot(normal[0], normal[1])
  const depth = (0.5 + 0.5 * Math.cos((2 * Math.PI * z) / LAYER)) ** 3
  return 1 - wall * (0.26 * depth + 0.07 * noise(Math.floor(z / LAYER) + 7))
}

/** A number from 0 to 1 for each whole number, the same every time. */
function noise(index: number): number {
  const wave = Math.sin(index * 127.1) * 43_758.5453
  return wave - Math.floor(wave)
}
