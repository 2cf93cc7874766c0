import type { ComponentChildren, JSX } from 'preact'
import './OneLine.css'

interface Props {
  /** Number with its unit. */
  readonly text: string
  /** The text as an element, such as a link; the text by default. */
  readonly children?: ComponentChildren
}

/** Large number in a block of its own. A long one is smaller, so that it stays on one line. */
export function OneLine({ text, children = text }: Props): JSX.Element {
  return (
    <span class="one-line" style={{ '--characters': text.length }}>
      {children}
    </span>
  )
}
