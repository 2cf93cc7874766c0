import type { JSX } from 'preact'
import { CopyButton } from '../components/CopyButton.tsx'

/** A text to paste elsewhere, with a button that copies it. */
export function Snippet({ text, what }: { text: string; what: string }): JSX.Element {
  return (
    <div class="snippet">
      <pre tabIndex={0} role="region" aria-label={what}>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} what={what} />
    </div>
  )
}
