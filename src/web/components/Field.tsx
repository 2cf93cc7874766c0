import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import type { Failure } from '../api.ts'
import { describedBy, FieldNotes } from './FieldNotes.tsx'

/** Properties that a control in a field spreads into itself, for its label, description and errors. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

interface Props {
  readonly label: ComponentChildren
  /** Name of the property in the contract, whose validation errors are shown here. */
  readonly name: string
  readonly hint?: ComponentChildren
  readonly failure?: Failure | null
  readonly children: (control: ControlProps) => ComponentChildren
}

/** Labeled control with a hint and the validation errors of the service. */
export function Field({ label, name, hint, failure, children }: Props): JSX.Element {
  const id = useId()
  const errors = errorsOf(failure, name)
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        name,
        'aria-describedby': describedBy({ id, hint, errors }),
        'aria-invalid': errors.length > 0 || undefined,
      })}
      <FieldNotes id={id} hint={hint} errors={errors} />
    </div>
  )
}

/** Validation errors of a property and of the values inside it, such as `tags[0]`. */
export function errorsOf(failure: Failure | null | undefined, name: string): string[] {
  return Object.entries(failure?.errors ?? {})
    .filter(([field]) => field === name || field.startsWith(`${name}[`) || field.startsWith(`${name}.`))
    .flatMap(([, sentences]) => sentences)
}
