import * as texts from '#texts/analytics'
import type { JSX } from 'preact'
import { Icon } from '../components/Icon.tsx'

/** Sign that a figure leaves something out, which says what when it is pressed. Nothing without a sentence. */
export function LeftOut({ sentences }: { readonly sentences: readonly (string | null)[] }): JSX.Element | null {
  const known = sentences.filter((sentence) => sentence !== null)
  if (known.length === 0) return null
  return (
    <details class="analytics-left-out">
      <summary aria-label={texts.whatIsLeftOut} title={texts.whatIsLeftOut}>
        <Icon name="info" />
      </summary>
      <div>
        {known.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </details>
  )
}
