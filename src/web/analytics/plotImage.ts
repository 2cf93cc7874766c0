import { FAMILY, HEAD, LINE, SPACE, contextOf, openImage } from './image.ts'
import type { Series } from './series.ts'

const LEGEND_FONT = `13px ${FAMILY}`

/**
 * Draws a plot as an image, with its title and legend, as it is on the page: in its colors and at its size.
 * @param canvas canvas of the plot
 * @throws Error when the browser cannot encode the image
 */
export async function plotImage(canvas: HTMLCanvasElement, title: string, series: readonly Series[]): Promise<Blob> {
  const [width, height] = [canvas.width / devicePixelRatio, canvas.height / devicePixelRatio]
  const places = placeEntries(series, width + 2 * SPACE)
  const legend = ((places.at(-1)?.row ?? 0) + 1) * LINE
  const { context, color, blob } = openImage(canvas.parentElement ?? document.body, title, width, legend + height)
  context.font = LEGEND_FONT
  for (const { one, left, row } of places) {
    const y = HEAD + LINE * (row - 0.5) + 4
    context.fillStyle = color(one.color)
    context.fillRect(left, y - 5, 10, 10)
    context.fillStyle = color('--text')
    context.fillText(one.title, left + 16, y)
  }
  context.drawImage(canvas, SPACE, HEAD + legend, width, height)
  return blob()
}

interface Place {
  readonly one: Series
  readonly left: number
  readonly row: number
}

/** Places the entries of the legend in rows of a width. */
function placeEntries(series: readonly Series[], width: number): Place[] {
  const context = contextOf(document.createElement('canvas'))
  context.font = LEGEND_FONT
  let [left, row] = [SPACE, 0]
  return series.map((one) => {
    const length = 32 + context.measureText(one.title).width
    if (left > SPACE && left + length > width) [left, row] = [SPACE, row + 1]
    const place = { one, left, row }
    left += length
    return place
  })
}
