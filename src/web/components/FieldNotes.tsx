import type { ComponentChildren, JSX } from 'preact'

interface Props {
  /** Id of the field. */
  readonly id: string
  readonly hint: ComponentChildren
  readonly errors: readonly string[]
}

/** Hint and validation errors below the control of a field, which `describedBy` names. */
export function FieldNotes({ id, hint, errors }: Props): JSX.Element {
  return (
    <>
      {hint && (
        <small id={`${id}-hint`} class="note">
          {hint}
        </small>
      )}
      {errors.length > 0 && (
        <p id={`${id}-error`} class="error">
          {errors.join(' ')}
        </p>
      )}
    </>
  )
}

/** Value of `aria-describedby` of a control whose field has these notes. */
export function describedBy({ id, hint, errors }: Props): string | undefined {
  const ids = [hint ? `${id}-hint` : '', errors.length > 0 ? `${id}-error` : '']
  return ids.filter(Boolean).join(' ') || undefined
}
