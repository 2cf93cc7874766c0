import type { JSX } from 'preact'
import { useQueryState } from '../useQueryState.ts'
import { Field } from './Field.tsx'

interface Props {
  readonly label: string
  /** Its name in the address. */
  readonly name: string
  readonly options: readonly (readonly [value: string | number, title: string])[]
  /** What is shown where the address says nothing; the first option when left out. */
  readonly fallback?: string
}

/** A filter or an order with one value, kept in the address. */
export function QuerySelect({ label, name, options, fallback }: Props): JSX.Element {
  const query = useQueryState()
  const initial = fallback ?? String(options[0]?.[0] ?? '')
  const current = query.get(name, initial)
  return (
    <Field label={label} name={name}>
      {(control) => (
        <select
          {...control}
          onChange={({ currentTarget: { value } }) => query.set({ [name]: value === initial ? null : value })}
        >
          {options.map(([value, title]) => (
            <option key={value} value={value} selected={String(value) === current}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
