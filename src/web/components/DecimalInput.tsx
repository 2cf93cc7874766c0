import type { JSX, TargetedEvent, TargetedInputEvent } from 'preact'
import { useId, useState } from 'preact/hooks'
import { ambiguityOf } from '../form.ts'

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
  const [mistake, setMistake] = useState<string | null>(null)
  return (
    <>
      <input
        type="text"
        {...input}
        title={title}
        aria-describedby={[described, mistake !== null && id].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid || mistake !== null || undefined}
        onInput={(event) => {
          if (event.currentTarget.validity.valid) setMistake(null)
          onInput?.(event)
        }}
        onInvalid={(event) => {
          const element = event.currentTarget
          if (!element.validity.patternMismatch) return
          event.preventDefault()
          setMistake(ambiguityOf(element.value) ?? title)
          const first = element.form?.querySelector('input:invalid, select:invalid, textarea:invalid')
          // The section around it may be about to open.
          if (first === element) requestAnimationFrame(() => element.focus())
        }}
      />
      {mistake !== null && (
        <span id={id} class="error">
          {mistake}
        </span>
      )}
    </>
  )
}
