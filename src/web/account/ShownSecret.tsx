import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { CopyButton } from '../components/CopyButton.tsx'

interface Props {
  readonly secret: string
  /** Sentence that says why there is a new secret. */
  readonly children: string
}

/** Secret of a webhook, which is shown only once. */
export function ShownSecret({ secret, children }: Props): JSX.Element {
  return (
    <div class="secret" role="status">
      <p>{texts.copySecret({ children, strong: (text) => <strong>{text}</strong> })}</p>
      <p class="copyable">
        <code>{secret}</code> <CopyButton text={secret} what={texts.secret} />
      </p>
    </div>
  )
}
