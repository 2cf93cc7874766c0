import type { JSX } from 'preact'
import type { ColorName } from './colors.ts'

interface Entry {
  readonly title: string
  readonly color: ColorName
  readonly isLine: boolean
  readonly isDashed: boolean
  /** Null where a series has no value as a whole. */
  readonly value: string | null
}

/** Which colour is what, and its value in the period that is pointed at. */
export function Legend({ of, entries }: { of: string | null; entries: readonly Entry[] }): JSX.Element {
  return (
    <div class="analytics-legend">
      <strong>{of}</strong>
      <ul>
        {entries.map(({ title, color, isLine, isDashed, value }) => (
          <li key={title}>
            <span
              class={`analytics-key${isLine ? ' line' : ''}${isDashed ? ' dashed' : ''}`}
              style={{ color: `var(${color})` }}
            />
            {title} {value !== null && <b>{value}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}
