/** Size of the renderings, in pixels. */
export const WIDTH = 960
export const HEIGHT = 720

/** Size of their files, in pixels: painting and encoding the images is most of the time of loading the demo logbook. */
export const STORED_WIDTH = 720
export const STORED_HEIGHT = 540

/** Ray from the camera, with a direction of length 1. */
export interface Ray {
  readonly ox: number
  readonly oy: number
  readonly oz: number
  readonly dx: number
  readonly dy: number
  readonly dz: number
}

const RADIANS = Math.PI / 180
const ELEVATION = 30 * RADIANS
const DISTANCE = 6.4
/** Height of the point that the camera looks at. */
const TARGET_Z = 0.6
/** Half the height of the image at a distance of 1. */
const HALF = Math.tan(11.4 * RADIANS)

/** The camera is in front of the object, that is at negative y, and looks down on it. */
const [EYE_Y, EYE_Z] = [-DISTANCE * Math.cos(ELEVATION), TARGET_Z + DISTANCE * Math.sin(ELEVATION)]

/**
 * The ray through a point of the image.
 * @param px position from the left, in pixels
 * @param py position from the top, in pixels
 * @param lensX position of the ray on the lens, which blurs what is nearer or farther than the object; 0 for the middle
 */
export function rayThrough(px: number, py: number, lensX = 0, lensY = 0): Ray {
  const right = ((px - WIDTH / 2) / (HEIGHT / 2)) * HALF * DISTANCE - lensX
  const up = ((HEIGHT / 2 - py) / (HEIGHT / 2)) * HALF * DISTANCE - lensY
  const [sin, cos] = [Math.sin(ELEVATION), Math.cos(ELEVATION)]
  const dx = right
  const dy = DISTANCE * cos + up * sin
  const dz = -DISTANCE * sin + up * cos
  const length = Math.hypot(dx, dy, dz)
  return {
    ox: lensX,
    oy: EYE_Y + lensY * sin,
    oz: EYE_Z + lensY * cos,
    dx: dx / length,
    dy: dy / length,
    dz: dz / length,
  }
}
