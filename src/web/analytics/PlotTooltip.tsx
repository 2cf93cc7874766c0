import type { JSX } from 'preact'
import type { ColorName } from './colors.ts'
import type { Pointed } from './Plot.tsx'

interface Props {
  readonly pointed: Pointed
  /** Title of the bucket. */
  readonly title: string
  readonly values: readonly { readonly title: string; readonly color: ColorName; readonly value: string }[]
}

/** Band over the bucket at the pointer, and its values next to it: on the side where there is more space. */
export function PlotTooltip({ pointed: { left, width }, title, values }: Props): JSX.Element {
  return (
    <>
      <div class="analytics-band" style={{ left: `${left}px`, width: `${width}px` }} />
      <div
        class="analytics-tooltip"
        ref={(element) => {
          const plot = element?.parentElement
          if (!element || !plot) return
          const isLeftOfBand = left > plot.clientWidth / 2
          element.style.left = isLeftOfBand ? '' : `${left + width + 8}px`
          element.style.right = isLeftOfBand ? `${plot.clientWidth - left + 8}px` : ''
        }}
      >
        <strong>{title}</strong>
        <ul>
          {values.map(({ title, color, value }) => (
            <li key={title}>
              <span>
                <span class="analytics-key" style={{ color: `var(${color})` }} />
                {title}
              </span>
              <b>{value}</b>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
