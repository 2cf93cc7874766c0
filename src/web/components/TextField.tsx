import type { JSX } from 'preact'
import type { Failure } from '../api.ts'
import { decimal } from '../form.ts'
import { numberText } from '../intl.ts'
import { DecimalInput } from './DecimalInput.tsx'
import { Field } from './Field.tsx'

interface Props {
  readonly label: string
  /** Name of the property in the contract. */
  readonly name: string
  readonly hint?: string
  readonly failure: Failure | null
  /** Initial value. */
  readonly value?: string | null | undefined
  readonly type?: 'text' | 'url' | 'date' | 'time'
  readonly required?: boolean
  readonly maxLength?: number
  readonly autoComplete?: string
  /** Id of a `datalist` with suggestions. */
  readonly list?: string
  readonly onFocus?: () => void
}

/** Labeled input for one line of text. */
export function TextField({ label, name, hint, failure, value, ...input }: Props): JSX.Element {
  return (
    <Field label={label} name={name} hint={hint} failure={failure}>
      {(control) => <input autoComplete="off" {...control} {...input} defaultValue={value ?? ''} />}
    </Field>
  )
}

interface TextareaProps extends Pick<JSX.IntrinsicElements['textarea'], 'rows' | 'maxLength' | 'required'> {
  readonly label: string
  /** Name of the property in the contract. */
  readonly name: string
  readonly failure: Failure | null
  /** Initial value. */
  readonly value?: string | null | undefined
}

/** Labeled input for several lines of text. */
export function TextareaField({ label, name, failure, value, ...textarea }: TextareaProps): JSX.Element {
  return (
    <Field label={label} name={name} failure={failure}>
      {(control) => <textarea {...control} {...textarea} defaultValue={value ?? ''} />}
    </Field>
  )
}

interface NumberProps {
  readonly label: string
  /** Name of the property in the contract. */
  readonly name: string
  /** Unit, and what the number is used for. */
  readonly hint?: string
  readonly failure: Failure | null
  /** Initial value. */
  readonly value: number | null | undefined
  readonly required?: boolean
}

/** Labeled input for a decimal number of at least 0; `numberOrNull` reads it. */
export function NumberField({ label, name, hint, failure, value, required = false }: NumberProps): JSX.Element {
  return (
    <Field label={label} name={name} hint={hint} failure={failure}>
      {(control) => <DecimalInput {...control} {...decimal} required={required} defaultValue={numberText(value)} />}
    </Field>
  )
}
