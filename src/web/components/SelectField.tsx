import type { ComponentChildren, JSX } from 'preact'
import type { Failure } from '../api.ts'
import { Field } from './Field.tsx'

interface Props {
  readonly label: string
  /** Name of the property in the contract, or of the parameter in the URL. */
  readonly name: string
  readonly hint?: ComponentChildren
  readonly failure?: Failure | null
  readonly options: readonly (readonly [value: string | number, label: string])[]
  /** Value of the option that is selected; '' stands for null. */
  readonly value: string | number | null
  readonly required?: boolean
  readonly onChange?: (value: string) => void
}

/** Labeled drop-down list. */
export function SelectField(props: Props): JSX.Element {
  const { label, name, hint, failure = null, options, value, required = false, onChange } = props
  return (
    <Field label={label} name={name} hint={hint} failure={failure}>
      {(control) => (
        <select {...control} required={required} onChange={(event) => onChange?.(event.currentTarget.value)}>
          {options.map(([optionValue, optionLabel]) => (
            <option key={optionValue} value={optionValue} selected={String(optionValue) === String(value ?? '')}>
              {optionLabel}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
