import type { JSX, TargetedEvent, TargetedInputEvent } from 'preact'
import { useId, useState } from 'preact/hooks'

interface Props {
  readonly id?: string
  readonly name: string
  readonly inputMode: 'decimal' | 'text'
  readonly autoComplete: 'off'
  readonly pattern: string
  /** Sentence about the expected text. */
  readonly title: string
  readonly required?: boolean
  /** Whether a dialog that opens focuses this input. */
  readonly autofocus?: boolean
  /** Id of a `datalist` with suggestions. */
  readonly list?: string | undefined
  readonly value?: string
  readonly defaultValue?: string
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: boolean | undefined
  readonly onInput?: (event: TargetedInputEvent<HTMLInputElement>) => void
  readonly onChange?: (event: TargetedEvent<HTMLInputElement>) => void
}

/**
 * Input for a decimal number or a weight. A text that is neither is told below it: a browser would tell it in its own language.
 * The form is not sent then.
 */
export function DecimalInput(props: Props): JSX.Element {
  const { 'aria-describedby': described, 'aria-invalid': isInvalid, onInput, title, ...input } = props
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  return (
    <>
      <input
        type="text"
        {...input}
        title={title}
        aria-describedby={[described, isWrong && id].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid || isWrong || undefined}
        onInput={(event) => {
          if (event.currentTarget.validity.valid) setWrong(false)
          onInput?.(event)
        }}
        onInvalid={(event) => {
          const element = event.currentTarget
          if (!element.validity.patternMismatch) return
          event.preventDefault()
          setWrong(true)
          const first = element.form?.querySelector('input:invalid, select:invalid, textarea:invalid')
          // The section around it may be about to open.
          if (first === element) requestAnimationFrame(() => element.focus())
        }}
      />
      {isWrong && (
        <span id={id} class="error">
          {title}
        </span>
      )}
    </>
  )
}
