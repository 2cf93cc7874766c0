import type { ComponentChildren, JSX } from 'preact'
import type { Failure } from '../api.ts'
import { Field } from './Field.tsx'
import { Options } from './Options.tsx'

interface Props {
  readonly label: string
  /** Name of the property in the contract, or of the parameter in the URL. */
  readonly name: string
  readonly hint?: ComponentChildren
  readonly failure?: Failure | null
  readonly options: readonly (readonly [value: string | number, label: string])[]
  readonly value: string | number | null
  readonly required?: boolean
  /** With it, the selection always follows `value`; without it, what the user has chosen stays. */
  readonly onChange?: (value: string) => void
}

/** Labeled drop-down list. */
export function SelectField(props: Props): JSX.Element {
  const { label, name, hint, failure = null, options, value, required = false, onChange } = props
  return (
    <Field label={label} name={name} hint={hint} failure={failure}>
      {(control) => (
        <select {...control} required={required} onChange={(event) => onChange?.(event.currentTarget.value)}>
          <Options options={options} value={value} isControlled={onChange !== undefined} />
        </select>
      )}
    </Field>
  )
}
