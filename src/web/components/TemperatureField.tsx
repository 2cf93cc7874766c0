import type { JSX } from 'preact'
import type { Failure } from '../api.ts'
import { decimal } from '../form.ts'
import { temperatureText } from '../units.ts'
import { DecimalInput } from './DecimalInput.tsx'
import { Field } from './Field.tsx'

interface Props {
  readonly label: string
  /** Name of the property in the contract. */
  readonly name: string
  readonly hint?: string
  readonly failure: Failure | null
  /** Initial value, in degrees Celsius. */
  readonly value: number | null | undefined
}

/** Labeled input for a temperature in the user's unit; `celsiusOrNull` reads it. */
export function TemperatureField({ label, name, hint, failure, value }: Props): JSX.Element {
  return (
    <Field label={label} name={name} hint={hint} failure={failure}>
      {(control) => (
        <>
          <DecimalInput {...control} {...decimal} defaultValue={temperatureText(value)} />
          {value != null && <input type="hidden" name={`${name}.exact`} value={`${temperatureText(value)} ${value}`} />}
        </>
      )}
    </Field>
  )
}
