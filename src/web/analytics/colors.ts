/** A colour of the style sheet by the name of its variable, such as `--accent`. */
export type ColorName = `--${string}`

/** Colours for series that have none of their own; drawn and listed in this order. */
export const seriesColors: readonly ColorName[] = [
  '--analytics-1',
  '--analytics-2',
  '--analytics-3',
  '--analytics-4',
  '--analytics-5',
  '--analytics-6',
]

/** What many small series are drawn in together. */
export const otherColor: ColorName = '--analytics-other'

/**
 * What colours are now, in light or dark, as a canvas understands them.
 * @param element one that is in the document
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
