import * as texts from '#texts/frame'
import type { ComponentChildren, JSX } from 'preact'

interface Props {
  /** Accessible name. */
  readonly label: string
  readonly onDismiss: () => void
  readonly children: ComponentChildren
}

/** Notice above the page until the user has read it. */
export function Notice({ label, onDismiss, children }: Props): JSX.Element {
  return (
    <section class="card notice" aria-label={label} role="status">
      <p>{children}</p>
      <button type="button" onClick={onDismiss}>
        {texts.ok}
      </button>
    </section>
  )
}
