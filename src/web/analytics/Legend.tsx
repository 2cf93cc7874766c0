import type { JSX } from 'preact'
import type { ColorName } from './colors.ts'
import { Lead } from './Lead.tsx'

interface Entry {
  readonly label: string
  readonly color: ColorName
  readonly isLine: boolean
  readonly isDashed: boolean
  /** Value to show; null for none. */
  readonly value: string | null
  /** List of what is counted, if there is one. */
  readonly href: string | undefined
}

/** Legend of a plot, with the values of the whole range or of the period at the pointer. */
export function Legend({ title, entries }: { title: string | null; entries: readonly Entry[] }): JSX.Element {
  return (
    <div class="analytics-legend">
      <strong>{title}</strong>
      <ul>
        {entries.map(({ label, color, isLine, isDashed, value, href }) => (
          <li key={label}>
            <span
              class={`analytics-key${isLine ? ' line' : ''}${isDashed ? ' dashed' : ''}`}
              style={{ color: `var(${color})` }}
            />
            <Lead href={href}>{label}</Lead> {value !== null && <b>{value}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}
