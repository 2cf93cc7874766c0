import type { JSX } from 'preact'
import { Lead } from './Lead.tsx'

interface Props {
  /** Number with its unit. */
  readonly text: string
  /** List of what it counts. */
  readonly href?: string | null | undefined
}

/** Large number of a tile. A long one is smaller, so that it stays on one line. */
export function TileValue({ text, href }: Props): JSX.Element {
  return (
    <p class="analytics-value">
      <span style={{ '--characters': text.length }}>
        <Lead href={href}>{text}</Lead>
      </span>
    </p>
  )
}
