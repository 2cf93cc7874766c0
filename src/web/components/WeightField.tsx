import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import type { Failure } from '../api.ts'
import { weightInput } from '../form.ts'
import { weightText } from '../units.ts'
import { DecimalInput } from './DecimalInput.tsx'
import { Field } from './Field.tsx'

interface Props {
  readonly label: string
  /** Name of the property in the contract. */
  readonly name: string
  /** Use of the weight. */
  readonly hint?: string
  readonly failure: Failure | null
  /** Initial value, in milligrams. */
  readonly value: number | null | undefined
  /** Weights to choose from. */
  readonly suggestions?: readonly { readonly grams: number; readonly label: string }[]
}

/** Labeled input for a weight, in the user's unit unless another one is typed; `milligramsOrNull` reads it. */
export function WeightField({ label, name, hint, failure, value, suggestions = [] }: Props): JSX.Element {
  const list = useId()
  return (
    <Field label={label} name={name} hint={hint} failure={failure}>
      {(control) => (
        <>
          <DecimalInput
            {...control}
            {...weightInput}
            list={suggestions.length > 0 ? list : undefined}
            defaultValue={weightText(value)}
          />
          {value != null && <input type="hidden" name={`${name}.exact`} value={`${weightText(value)} ${value}`} />}
          {suggestions.length > 0 && (
            <datalist id={list}>
              {suggestions.map(({ grams, label: text }) => (
                <option key={text} value={weightText(grams * 1000)}>
                  {text}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}
