import type { JSX } from 'preact'

/** Height of the plot in its own units; a bar is one unit wide with its gap. */
const HEIGHT = 20
/** Part of a bar that is filled; the rest is the gap. */
const FILLED = 0.7
/** Height of a bar for zero, which shows that the day is there. */
const ZERO = 0.6

/**
 * Small bar plot without axes. The figure above it says the sum, so it is hidden from screen readers.
 * @param values heights of the bars
 * @param titles what each bar stands for, shown at the pointer
 */
export function Sparkline({
  values,
  titles,
}: {
  readonly values: readonly number[]
  readonly titles: readonly string[]
}): JSX.Element {
  const max = Math.max(...values, Number.EPSILON)
  return (
    <svg
      class="sparkline"
      viewBox={`0 0 ${Math.max(values.length, 1)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, index) => {
        const height = Math.max(ZERO, (value / max) * HEIGHT)
        return (
          <rect key={titles[index]} x={index} y={HEIGHT - height} width={FILLED} height={height}>
            <title>{titles[index]}</title>
          </rect>
        )
      })}
    </svg>
  )
}
