import type { JSX } from 'preact'
import type { ColorName } from './colors.ts'

interface Entry {
  readonly label: string
  readonly color: ColorName
  readonly isLine: boolean
  readonly isDashed: boolean
  /** Value to show; null for none. */
  readonly value: string | null
}

/** Legend of a plot, with the values of the whole range or of the period at the pointer. */
export function Legend({ title, entries }: { title: string | null; entries: readonly Entry[] }): JSX.Element {
  return (
    <div class="analytics-legend">
      <strong>{title}</strong>
      <ul>
        {entries.map(({ label, color, isLine, isDashed, value }) => (
          <li key={label}>
            <span
              class={`analytics-key${isLine ? ' line' : ''}${isDashed ? ' dashed' : ''}`}
              style={{ color: `var(${color})` }}
            />
            {label} {value !== null && <b>{value}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}
