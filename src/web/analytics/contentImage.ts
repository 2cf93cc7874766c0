import { HEAD, SPACE, openImage } from './image.ts'

/**
 * Draws what the page shows of a figure that is not on a canvas, with its title: the surfaces, lines and words of its table.
 * @param content element around it
 * @throws Error when the browser cannot encode the image
 */
export async function contentImage(content: HTMLElement, title: string): Promise<Blob> {
  const drawn = content.querySelector('table') ?? content
  const box = drawn.closest('.scroll')
  const scrolled = box?.scrollLeft ?? 0
  // Headers that stay in view would cover the first columns.
  box?.scrollTo({ left: 0, behavior: 'instant' })
  const { left, top, width, height } = drawn.getBoundingClientRect()
  const { context, blob } = openImage(content, title, width, height)
  context.translate(SPACE - left, HEAD - top)
  paint(context, drawn)
  box?.scrollTo({ left: scrolled, behavior: 'instant' })
  return blob()
}

/** Paints an element and what is in it where they are in the window. */
function paint(context: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element)
  // Text for screen readers only is clipped away.
  if (style.clipPath !== 'none' || style.display === 'none') return
  paintSurface(context, element.getBoundingClientRect(), style)
  for (const node of element.childNodes) {
    if (node instanceof Element) paint(context, node)
    else if (node instanceof Text) paintWords(context, node, style)
  }
}

function paintSurface(context: CanvasRenderingContext2D, box: DOMRect, style: CSSStyleDeclaration): void {
  const { left, top, width, height, right, bottom } = box
  context.beginPath()
  const radius = style.borderTopLeftRadius
  context.roundRect(left, top, width, height, radius.endsWith('%') ? width / 2 : Number.parseFloat(radius))
  context.fillStyle = style.backgroundColor
  context.fill()
  const stripes = stripesOf(style.backgroundImage)
  if (stripes.length > 0) {
    const gradient = context.createLinearGradient(left, 0, right, 0)
    for (const { place, color } of stripes) gradient.addColorStop(place, color)
    context.fillStyle = gradient
    context.fill()
  }
  context.lineWidth = 1
  if (Number.parseFloat(style.borderTopWidth) > 0) {
    context.strokeStyle = style.borderTopColor
    context.stroke()
  } else if (Number.parseFloat(style.borderBottomWidth) > 0) {
    context.strokeStyle = style.borderBottomColor
    context.beginPath()
    context.moveTo(left, bottom)
    context.lineTo(right, bottom)
    context.stroke()
  }
}

/** Colors and places, from 0 to 1, of a gradient from left to right, as a browser writes one. */
function stripesOf(image: string): { readonly color: string; readonly place: number }[] {
  if (!image.startsWith('linear-gradient(90deg')) return []
  return [...image.matchAll(/(rgba?\([^)]*\)) ([\d.]+)%(?: ([\d.]+)%)?/g)].flatMap(([, color = '', from, to]) =>
    [from, to].filter((place) => place !== undefined).map((place) => ({ color, place: Number(place) / 100 })),
  )
}

/** Each word by itself, since a browser does not tell where it breaks a line. */
function paintWords(context: CanvasRenderingContext2D, text: Text, style: CSSStyleDeclaration): void {
  context.fillStyle = style.color
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const range = document.createRange()
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const { left, right, top, height } = range.getBoundingClientRect()
    // A canvas has no digits of equal width: numbers keep the side on which they stand below each other.
    const isRight = /right|end/.test(style.textAlign)
    context.textAlign = isRight ? 'right' : 'left'
    context.fillText(word, isRight ? right : left, top + height / 2)
  }
}
