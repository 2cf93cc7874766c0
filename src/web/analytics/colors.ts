/** Name of a color variable in the style sheet, such as `--accent`. */
export type ColorName = `--${string}`

/** Colors of series without a color of their own, in drawing order. */
export const seriesColors: readonly ColorName[] = [
  '--analytics-1',
  '--analytics-2',
  '--analytics-3',
  '--analytics-4',
  '--analytics-5',
  '--analytics-6',
]

/** Color of several small series combined. */
export const otherColor: ColorName = '--analytics-other'

/**
 * Returns a function that resolves color variables for a canvas, in the current color scheme.
 * @param element element in the document
 */
export function colorsAt(element: HTMLElement): (name: ColorName) => string {
  const probe = element.appendChild(document.createElement('span'))
  const values = new Map<ColorName, string>()
  const read = (name: ColorName): string => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  return (name) => {
    if (!probe.isConnected) element.append(probe)
    const value = values.get(name) ?? read(name)
    values.set(name, value)
    probe.remove()
    return value
  }
}
