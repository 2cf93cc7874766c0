import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import './SendButton.css'

/** Time after which a request is slow. */
const SLOW_MS = 1000

interface Props {
  readonly class?: string
  /** Whether the request is under way: the button then sends no other one. */
  readonly isSending: boolean
  /** Called for a click; without it, the button submits its form. */
  readonly onClick?: () => void
  /** Verb, and its object where it is not obvious. */
  readonly children: ComponentChildren
}

/** Button that sends a request. While a response is slow, its progress is shown next to it and told to screen readers. */
export function SendButton({ isSending, onClick, children, ...props }: Props): JSX.Element {
  return (
    <>
      <button type={onClick ? 'button' : 'submit'} class={props.class} disabled={isSending} onClick={onClick}>
        {children}
      </button>
      <Sending isSending={isSending} />
    </>
  )
}

function Sending({ isSending }: Pick<Props, 'isSending'>): JSX.Element {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isSending) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isSending])
  return (
    <span class="sending" role="status">
      {isSlow && (
        <>
          <progress aria-hidden="true" /> {common.sending}
        </>
      )}
    </span>
  )
}
