import { colorsAt, type ColorName } from './colors.ts'

/** Font of the pages, as a canvas takes it. */
export const FAMILY = "'Figtree Variable', system-ui, sans-serif"
/** Space around the parts of an image, and the height of a line of text, in pixels of the page. */
export const [SPACE, LINE] = [16, 22]
/** Height of what is above the content: the title with its space. */
export const HEAD = 2 * SPACE + LINE

/** Image of a figure that is being drawn. */
export interface Drawing {
  readonly context: CanvasRenderingContext2D
  /** Resolves color variables. */
  readonly color: (name: ColorName) => string
  /** The image as PNG. */
  readonly blob: () => Promise<Blob>
}

/**
 * Begins an image in the colors of the page, with a title above the content.
 * @param element element of the figure
 * @param width of the content in pixels of the page, as the height
 * @throws Error when the browser has no canvas
 */
export function openImage(element: HTMLElement, title: string, width: number, height: number): Drawing {
  const color = colorsAt(element)
  const image = document.createElement('canvas')
  image.width = Math.round((width + 2 * SPACE) * devicePixelRatio)
  image.height = Math.round((HEAD + height + SPACE) * devicePixelRatio)
  const context = contextOf(image)
  context.scale(devicePixelRatio, devicePixelRatio)
  context.textBaseline = 'middle'
  context.fillStyle = color('--panel')
  context.fillRect(0, 0, image.width, image.height)
  context.fillStyle = color('--text')
  context.font = `650 16px ${FAMILY}`
  context.fillText(title, SPACE, SPACE + LINE / 2)
  return { context, color, blob: () => encode(image) }
}

/** Context of a canvas; throws when the browser has none. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no 2d canvas')
  return context
}

async function encode(image: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    image.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser cannot encode the image'))))
  })
}
