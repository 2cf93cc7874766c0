import { colorsAt } from './colors.ts'
import type { Series } from './series.ts'

/** Space around the parts of the image, and the height of a line of text, in pixels of the page. */
const [SPACE, LINE] = [16, 22]
const FAMILY = "'Figtree Variable', system-ui, sans-serif"

/**
 * Draws a plot as an image, with its title and legend, as it is on the page: in its colors and at its size.
 * @param canvas canvas of the plot
 * @throws Error when the browser cannot encode the image
 */
export async function plotImage(canvas: HTMLCanvasElement, title: string, series: readonly Series[]): Promise<Blob> {
  const color = colorsAt(canvas.parentElement ?? document.body)
  const ratio = devicePixelRatio
  const width = canvas.width / ratio + 2 * SPACE
  const image = document.createElement('canvas')
  const context = contextOf(image)
  const places = placeEntries(context, series, width)
  const top = 2 * SPACE + LINE + ((places.at(-1)?.row ?? 0) + 1) * LINE
  image.width = Math.round(width * ratio)
  image.height = Math.round((top + SPACE) * ratio + canvas.height)
  // A change of the size resets the state of the context.
  context.scale(ratio, ratio)
  context.textBaseline = 'middle'
  context.fillStyle = color('--panel')
  context.fillRect(0, 0, width, image.height)
  context.fillStyle = color('--text')
  context.font = `650 16px ${FAMILY}`
  context.fillText(title, SPACE, SPACE + LINE / 2)
  context.font = `13px ${FAMILY}`
  for (const { one, left, row } of places) {
    const y = SPACE + LINE * (row + 1.5) + 4
    context.fillStyle = color(one.color)
    context.fillRect(left, y - 5, 10, 10)
    context.fillStyle = color('--text')
    context.fillText(one.title, left + 16, y)
  }
  context.drawImage(canvas, SPACE, top, canvas.width / ratio, canvas.height / ratio)
  return new Promise((resolve, reject) => {
    image.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser cannot encode the image'))))
  })
}

interface Place {
  readonly one: Series
  readonly left: number
  readonly row: number
}

/** Places the entries of the legend in rows of a width. */
function placeEntries(context: CanvasRenderingContext2D, series: readonly Series[], width: number): Place[] {
  context.font = `13px ${FAMILY}`
  let [left, row] = [SPACE, 0]
  return series.map((one) => {
    const length = 32 + context.measureText(one.title).width
    if (left > SPACE && left + length > width) [left, row] = [SPACE, row + 1]
    const place = { one, left, row }
    left += length
    return place
  })
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no 2d canvas')
  return context
}
