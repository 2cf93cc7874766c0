import type { ComponentChildren, JSX } from 'preact'
import { CopyButton } from '../components/CopyButton.tsx'

interface Props {
  readonly secret: string
  /** Sentence that says what has happened. */
  readonly children: ComponentChildren
}

/** Secret of a webhook, which is shown only once. */
export function ShownSecret({ secret, children }: Props): JSX.Element {
  return (
    <div class="secret" role="status">
      <p>
        <strong>{children}</strong> Copy the secret now: it will not be shown again.
      </p>
      <p class="copyable">
        <code>{secret}</code> <CopyButton text={secret} what="secret" />
      </p>
    </div>
  )
}
