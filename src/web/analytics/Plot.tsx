import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { onThemeChange } from '../frame/theme.ts'
import { colorsAt, type ColorName } from './colors.ts'
import type { Measure } from './measures.ts'
import type { Series } from './series.ts'

const FONT = "12px 'Figtree Variable', system-ui, sans-serif"

interface Props {
  /** Description for screen readers. */
  readonly label: string
  /** Labels of the buckets on the axis. */
  readonly buckets: readonly string[]
  readonly series: readonly Series[]
  readonly measure: Measure
  /** Whether the series are stacked bars, with dashed series as lines over them. Otherwise all are lines. */
  readonly isStacked: boolean
  /** Called with the bucket at the pointer, and where it is. */
  readonly onPoint: (pointed: Pointed | null) => void
}

/** Bucket at the pointer, with its place in pixels from the left of the plot. */
export interface Pointed {
  readonly bucket: number
  /** Value of the axis at the pointer. */
  readonly value: number
  readonly left: number
  readonly width: number
}

/** Plot over time on a canvas. It is redrawn when its width or the color scheme changes. */
export function Plot({ label, buckets, series, measure, isStacked, onPoint }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const draw = () => {
      const colors = colorsAt(element)
      const size = sizeOf(element)
      const plot = new uPlot(
        {
          ...size,
          ...frame(buckets, measure, colors),
          series: [{}, ...(isStacked ? stackedBars(series, colors) : lines(series, colors))],
          hooks: { setCursor: [(plot) => onPoint(pointedOf(plot))] },
        },
        [buckets.map((_, index) => index), ...(isStacked ? stack(series) : series.map(({ values }) => [...values]))],
        element,
      )
      // At once: a page that is about to be printed runs nothing later.
      plot.batch(() => undefined)
      return plot
    }
    let plot = draw()
    const redraw = () => {
      plot.destroy()
      plot = draw()
    }
    const observer = new ResizeObserver(() => {
      const size = sizeOf(element)
      if (size.width !== plot.width) plot.setSize(size)
    })
    observer.observe(element)
    const forget = onThemeChange(redraw)
    return () => {
      observer.disconnect()
      forget()
      plot.destroy()
    }
  }, [buckets, series, measure, isStacked, onPoint])
  return <div ref={box} class="analytics-canvas" role="img" aria-label={label} />
}

function pointedOf(plot: uPlot): Pointed | null {
  const { cursor, over } = plot
  const bucket = cursor.idx ?? null
  // The pointer has left the plot.
  if (bucket === null || (cursor.left ?? -1) < 0) return null
  const start = plot.valToPos(bucket - 0.5, 'x')
  const value = plot.posToVal(cursor.top ?? 0, 'y')
  return { bucket, value, left: over.offsetLeft + start, width: plot.valToPos(bucket + 0.5, 'x') - start }
}

function sizeOf(element: HTMLElement): { width: number; height: number } {
  return { width: element.clientWidth, height: element.clientHeight }
}

/** Options for axes, scales and cursor, without the series. */
function frame(
  buckets: readonly string[],
  { axis, steps, base }: Measure,
  color: (name: ColorName) => string,
): Omit<uPlot.Options, 'width' | 'height' | 'series'> {
  const look = { stroke: color('--muted'), font: FONT, ticks: { show: false } }
  const grid = { stroke: color('--line'), width: 1 }
  return {
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: () => [-0.5, buckets.length - 0.5] },
      y: { range: (_plot, low, high) => rangeOf(low, high, base) },
    },
    axes: [
      {
        ...look,
        grid: { show: false },
        // The label of the base line, at the left of it, reaches below it.
        gap: 9,
        size: 28,
        incrs: [1, 2, 3, 4, 6, 8, 12, 24, 52, 104, 208, 365, 730, 1460, 2920],
        space: 62,
        values: (_plot, splits) => splits.map((split) => buckets[split] ?? ''),
      },
      {
        ...look,
        grid,
        ...(steps ? { incrs: steps } : {}),
        space: 36,
        size: (_plot, values: string[] | null) => 14 + 7 * Math.max(2, ...(values ?? []).map((value) => value.length)),
        values: (_plot, splits) => splits.map(axis),
      },
    ],
  }
}

/** Range of the axis: from base 0 up, or around another base, such as the ratio 1, with space on both sides. */
function rangeOf(low: number | null, high: number | null, base = 0): uPlot.Range.MinMax {
  if (base === 0) return [0, high === null || high <= 0 ? 1 : high * 1.05]
  return [Math.min(low ?? base, base) - 0.05, Math.max(high ?? base, base) + 0.05]
}

function lines(series: readonly Series[], color: (name: ColorName) => string): uPlot.Series[] {
  return series.map(({ color: name, isDashed }) => ({
    stroke: color(name),
    width: 2,
    ...(isDashed ? { dash: [6, 4] } : {}),
    // Points show values between two gaps, where there is no line.
    points: { show: true, size: isDashed ? 4 : 6, fill: color(name) },
  }))
}

/** Stacked bars in drawing order: the topmost bar is drawn first, and the ones below cover it up to their height. */
function stackedBars(series: readonly Series[], color: (name: ColorName) => string): uPlot.Series[] {
  const bars = series.filter(({ isDashed }) => !isDashed).reverse()
  const paths = uPlot.paths.bars?.({ size: [0.75, 48] })
  return [
    ...bars.map(({ color: name }) => ({
      fill: color(name),
      stroke: color('--panel'),
      width: 1,
      points: { show: false },
      ...(paths ? { paths } : {}),
    })),
    ...lines(
      series.filter(({ isDashed }) => isDashed),
      color,
    ),
  ]
}

/** Values as heights above the base line, in the order of `stackedBars`. Unknown values have neither bar nor height. */
function stack(series: readonly Series[]): (number | null)[][] {
  const heights: number[] = []
  const bars = series
    .filter(({ isDashed }) => !isDashed)
    .map(({ values }) =>
      values.map((value, index) => {
        heights[index] = (heights[index] ?? 0) + (value ?? 0)
        return value === null || value === 0 ? null : heights[index]
      }),
    )
  return [...bars.reverse(), ...series.filter(({ isDashed }) => isDashed).map(({ values }) => [...values])]
}
