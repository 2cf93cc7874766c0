import type { JSX } from 'preact'
import { CopyButton } from '../components/CopyButton.tsx'

/** Text to paste elsewhere, with a copy button. */
export function Snippet({ text, what }: { text: string; what: string }): JSX.Element {
  return (
    <div class="snippet">
      <pre class={text.includes('\n') ? '' : 'line'} tabIndex={0} role="region" aria-label={what}>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} what={what} />
    </div>
  )
}
