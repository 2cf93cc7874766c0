import type { JSX } from 'preact'
import { OneLine } from '../components/OneLine.tsx'
import { Lead } from './Lead.tsx'

interface Props {
  /** Number with its unit. */
  readonly text: string
  /** List of what it counts. */
  readonly href?: string | null | undefined
}

/** Large number of a tile. */
export function TileValue({ text, href }: Props): JSX.Element {
  return (
    <p class="analytics-value">
      <OneLine text={text}>
        <Lead href={href}>{text}</Lead>
      </OneLine>
    </p>
  )
}
